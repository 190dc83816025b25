// Where everything of a principality lies: three rows, columns from west to east, a city two sites wide. Measures are
// in units of one pixel at full size.
import type { RegionView, SeatView } from "./view";

export const REGION = 118;
export const SITE = 94;
export const GAP = 6;
export const HEIGHT = 91;
export const ROWS = 3 * HEIGHT + 2 * GAP;

export type Row = "upper" | "lower";
export type Piece = "settlement" | "city" | null;

/** A site: `card` lies there, or it is free. `at` is its name in moves. */
export interface Site {
  at: string;
  card: string | null;
  x: number;
}
export interface RoadColumn {
  kind: "road";
  column: number;
  x: number;
  width: number;
  built: boolean;
  upper: RegionView | null;
  lower: RegionView | null;
}
export interface PlaceColumn {
  kind: "place";
  column: number;
  x: number;
  width: number;
  piece: Piece;
  upper: Site[];
  lower: Site[];
}
export type Column = RoadColumn | PlaceColumn;
export interface Plan {
  columns: Column[];
  width: number;
}

/** The principality of a seat. `also`: columns that must be shown, too, because something may be built there. */
export function planOf(seat: SeatView, also: number[] = []): Plan {
  const known = [
    ...seat.roads,
    ...seat.settlements,
    ...seat.cities,
    ...seat.regions.map(({ at }) => columnOf(at)),
    ...also,
  ];
  if (known.length === 0) return { columns: [], width: 0 };
  const columns: Column[] = [];
  let x = 0;
  for (let column = Math.min(...known); column <= Math.max(...known); column += 1) {
    const made = column % 2 === 0 ? roadColumn(seat, column, x) : placeColumn(seat, column, x);
    columns.push(made);
    x += made.width + GAP;
  }
  return { columns, width: x - GAP };
}

export function columnOf(at: string): number {
  return Number(at.split(" ")[1]);
}

/** `above -1`, `below +3`: how a spot is called in moves. */
export function spot(side: string, column: number): string {
  return `${side} ${column > 0 ? `+${column}` : column}`;
}

function roadColumn(seat: SeatView, column: number, x: number): RoadColumn {
  const region = (row: Row) => seat.regions.find(({ at }) => at === spot(row, column)) ?? null;
  const built = seat.roads.includes(column);
  return { kind: "road", column, x, width: REGION, built, upper: region("upper"), lower: region("lower") };
}

function placeColumn(seat: SeatView, column: number, x: number): PlaceColumn {
  const piece = seat.cities.includes(column) ? "city" : seat.settlements.includes(column) ? "settlement" : null;
  const room = piece === "city" ? 2 : 1;
  const sites = (side: string): Site[] => {
    if (piece === null) return [];
    const at = spot(side, column);
    const cards = seat.cards.filter((card) => card.at === at).map(({ card }) => card);
    const slots = Array.from({ length: Math.max(room, cards.length) }, (_, place) => cards[place] ?? null);
    return slots.map((card, place) => ({ at, card, x: x + place * (SITE + GAP) }));
  };
  const [upper, lower] = [sites("above"), sites("below")];
  const wide = Math.max(room, upper.length, lower.length);
  return { kind: "place", column, x, width: wide * SITE + (wide - 1) * GAP, piece, upper, lower };
}

/** The middle of the columns where a road is built from and to: the street that is drawn through them. */
export function street(plan: Plan): { from: number; to: number } | null {
  const built = plan.columns.filter((each) => (each.kind === "road" ? each.built : each.piece !== null));
  const [first, last] = [built[0], built.at(-1)];
  if (!first || !last) return null;
  const from = first.kind === "place" ? first.x + first.width / 2 : first.x;
  const to = last.kind === "place" ? last.x + last.width / 2 : last.x + last.width;
  return { from, to };
}

/** How large a unit is: as large as the room allows, never smaller than `least`; what is wider then scrolls. */
export function scaled(
  room: { width: number; height: number },
  width: number,
  height: number,
  least: number,
  most = 1.5,
): number {
  if (room.width <= 0 || room.height <= 0 || width <= 0) return least;
  return Math.max(least, Math.min(most, room.width / width, room.height / height));
}
