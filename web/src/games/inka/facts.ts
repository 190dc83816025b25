// What a player's panel says of Rise of the Inkas: points, the markers of the tribes, who holds which advantage.
import type { InkaView } from "../../generated/inka";
import { say } from "../../boards/hex/hand/words";
import type { FactsOf } from "../../table/games";

export const facts: FactsOf = (given, seat) => {
  const view = given as InkaView | null;
  const seen = view?.seats[seat];
  if (!view || !seen) return { points: null, counts: [], titles: [] };
  const tribe = seen.tribe;
  return {
    points: seen.points,
    counts: [
      { icon: "ui-hand", label: `${say("handCards")} (${say("limit")}: ${seen.hand_limit})`, value: seen.hand_size },
      { icon: "ui-devs", label: say("developments"), value: seen.development_size },
      { icon: "ui-knights", label: say("combatArts"), value: seen.open_combat_arts },
      { icon: "ui-roadlen", label: say("roadLength"), value: seen.road_length },
    ],
    titles: [
      {
        icon: "pt-victory",
        label: say("tribe", {
          number: tribe,
          have: seen.markers[tribe - 1] ?? 0,
          goal: view.goals[tribe - 1] ?? 0,
        }),
      },
      ...(view.longest_road === seat ? [{ icon: "ui-roadlen", label: say("tradeRoad") }] : []),
      ...(view.greatest_combat_arts === seat ? [{ icon: "ui-knights", label: say("greatestArts") }] : []),
    ],
  };
};
