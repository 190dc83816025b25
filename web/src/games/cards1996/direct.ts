// What is particular to the card game of 1996: what its event die shows.
export const FACES: Record<string, string> = {
  tournament: "ui-knights",
  trade_advantage: "die-ev-trade",
  brigand_attack: "die-ev-brigand",
  good_year: "die-ev-harvest",
  event_card: "die-ev-card",
};
