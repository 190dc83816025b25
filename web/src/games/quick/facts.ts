import type { QuickView } from "../../generated/quick";
import type { Facts, FactsOf } from "../../table/games";
import { say } from "./words";

export const facts: FactsOf = (view, seat): Facts => {
  const table = view as QuickView | null;
  const seen = table?.seats[seat];
  if (!table || !seen) return { points: null, counts: [], titles: [] };
  const titles = [];
  if (table.trade_route === seat) titles.push({ icon: "ui-roadlen", label: say("tradeRoute") });
  if (table.knight_force === seat) titles.push({ icon: "ui-knights", label: say("knightForce") });
  return {
    points: seen.points,
    counts: [
      { icon: "ui-hand", label: say("hand"), value: seen.hand_size },
      { icon: "ui-roadlen", label: say("roads"), value: seen.roads },
      { icon: "ui-knights", label: say("knights"), value: seen.knights },
      { icon: "ui-cards", label: say("production"), value: `+${seen.production}` },
      { icon: "ui-swap", label: say("rate"), value: `${seen.replacement_rate}:1` },
      { icon: "ui-lock", label: say("safe"), value: seen.safe_hand },
    ],
    titles,
  };
};
