// What a player's panel says of the classic game.
import type { ClassicView } from "../../generated/classic";
import type { FactsOf } from "../../table/games";
import { say } from "../../boards/hex/hand/words";

export const facts: FactsOf = (given, seat) => {
  const view = given as ClassicView | null;
  const seen = view?.seats[seat];
  if (!view || !seen) return { points: null, counts: [], titles: [] };
  const own = view.seat === seat ? view.own : seen.revealed;
  const hidden = own ? own.points - seen.visible_points : 0;
  return {
    points: seen.visible_points,
    ...(hidden > 0 ? { more: hidden } : {}),
    counts: [
      { icon: "ui-hand", label: say("handCards"), value: seen.hand_size },
      { icon: "ui-devs", label: say("developments"), value: seen.development_size },
      { icon: "ui-knights", label: say("knights"), value: seen.open_knights },
      { icon: "ui-roadlen", label: say("roadLength"), value: seen.road_length },
    ],
    titles: [
      ...(view.longest_road === seat ? [{ icon: "ui-roadlen", label: say("longestRoad") }] : []),
      ...(view.largest_army === seat ? [{ icon: "ui-knights", label: say("largestArmy") }] : []),
    ],
  };
};
