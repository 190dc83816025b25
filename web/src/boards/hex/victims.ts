// Whom one may rob: their buildings beside the robber light, beside the answers in the prompt.
import type { Asked } from "../../generated/protocol";
import type { Colour, Decision } from "../../lib/match";
import type { Chart } from "./chart";
import { distance, R, type Grid } from "./geometry";
import type { Place } from "./places";

export function victimsOf(
  decision: Decision | null,
  asked: Asked | null,
  chart: Chart,
  colours: Colour[],
  grid: Grid,
): Place[] {
  const robber = chart.robber;
  if (!robber) return [];
  return (decision?.moves ?? []).flatMap((move, number) => {
    if (move.type !== "steal") return [];
    const colour = colours[Number(move.victim)];
    return chart.buildings
      .filter((each) => each.colour === colour && distance(each.at, robber) < 1.1 * R)
      .filter((each) => grid.hexesIn(each.name).length === 3)
      .map(({ name, at }) => ({
        name,
        at,
        spot: "crossing" as const,
        piece: "robber" as const,
        angle: 0,
        move,
        label: asked?.labels?.[number] ?? "",
      }));
  });
}
