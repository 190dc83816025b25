// What board and rack take themselves, in both games.
/** They have a plate between the principalities, or lie in the hand. */
export const PLATES = ["build_road", "build_settlement", "build_city", "build", "play_card"];

/** Their answers lie on the board, in the hand or among the cards looked at. */
export const PLACES = [
  ...PLATES,
  ...["pay", "store", "region_trade", "swap_regions", "swap_cards", "choose_card", "demolish"],
  ...["draw_card", "search_stack", "choose_stack", "put_under", "take_card", "lay_regions", "arrange_regions"],
];
