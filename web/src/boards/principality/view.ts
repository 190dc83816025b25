// What the tables of both games of principalities show: the part of their views that is the same.
import type { DuelView, SeatView, RegionView } from "../../generated/duel";
import type { BoardProps } from "../../table/games";

export type { RegionView, SeatView };
/** `number` is there in Das Duell only, `deal` in the game of 1996. */
export type View = Omit<DuelView, "number"> & { number?: number };

export const viewOf = (view: unknown): View => view as View;

/** Whose principality lies below: one's own, for a spectator that of the first seat. */
export function lower(view: View): number {
  return view.seat ?? 0;
}
/** What all parts of the table are given: the table's own properties, its view typed. */
export type Table = BoardProps;

const LANDS: Record<string, string> = {
  forest: "lumber",
  hills: "brick",
  pasture: "wool",
  fields: "grain",
  mountains: "ore",
  "gold field": "gold",
};

/** What is drawn on a region that lies nowhere yet: `forest 4`. */
export function landOf(region: string): { resource: string; number: number } {
  const cut = region.lastIndexOf(" ");
  return { resource: LANDS[region.slice(0, cut)] ?? "gold", number: Number(region.slice(cut + 1)) };
}
