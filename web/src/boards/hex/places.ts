// Which moves belong to which place on the board, and how one finds a place by hand or by key. No rules: the server lists.
import type { Asked } from "../../generated/protocol";
import type { Decision, Move } from "../../lib/match";
import { crossingAt, distance, pathAt, type Grid, type Point } from "./geometry";

export type Spot = "crossing" | "path" | "hex";
export type Piece = "settlement" | "city" | "road" | "robber";

/** For each kind of move that is made on the board: the field that names the place, and what is put there. */
export type Ground = Readonly<Record<string, { field: string; spot: Spot; piece: Piece }>>;

export interface Place {
  name: string;
  spot: Spot;
  piece: Piece;
  at: Point;
  /** The angle of a path. */
  angle: number;
  move: Move;
  /** The move in words. */
  label: string;
}

/** The places at which a move of this kind can be made; without a kind, those of the only kind there is. */
export function placesIn(
  decision: Decision | null,
  asked: Asked | null,
  kind: string | null,
  ground: Ground,
  grid: Grid,
): Place[] {
  const wanted = kind ?? onlyKind(decision, ground);
  if (!decision || !wanted || !ground[wanted]) return [];
  const { field, spot, piece } = ground[wanted];
  return decision.moves.flatMap((move, number) => {
    if (move.type !== wanted) return [];
    const name = String(move[field]);
    return [{ name, spot, piece, move, label: asked?.labels?.[number] ?? name, ...position(grid, spot, name) }];
  });
}

/** Answers that say "none of these" beside places. */
const DECLINING = new Set(["waive_road", "steal_nothing"]);

/** With one kind of move on the board and nothing else to do, its places light without asking. */
export function onlyKind(decision: Decision | null, ground: Ground): string | null {
  const kinds = new Set(decision?.moves.map(({ type }) => type).filter((type) => !DECLINING.has(type)));
  const [only] = kinds;
  return kinds.size === 1 && only && only in ground && !decision?.forms.length ? only : null;
}

export function position(grid: Grid, spot: Spot, name: string): { at: Point; angle: number } {
  if (spot === "hex") return { at: grid.centre(name), angle: 0 };
  if (spot === "crossing") return { at: crossingAt(grid, name), angle: 0 };
  const { middle, angle } = pathAt(grid, name);
  return { at: middle, angle };
}

/** The nearest of these within reach. */
export function nearest<T extends { at: Point }>(places: readonly T[], point: Point, reach: number): T | null {
  let best: T | null = null;
  for (const place of places) {
    if (distance(place.at, point) <= (best ? distance(best.at, point) : reach)) best = place;
  }
  return best;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place that an arrow key leads to: the nearest in that direction, straight ahead before aside. */
export function onward<T extends { at: Point }>(places: readonly T[], from: T, key: string): T | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  let best: { place: T; far: number } | null = null;
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.at.x, place.at.y - from.at.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const far = ahead + 2 * aside;
    if (ahead > 1 && (!best || far < best.far)) best = { place, far };
  }
  return best?.place ?? null;
}

/** In reading order, for the tab key and screen readers. */
export function inOrder<T extends { at: Point }>(places: readonly T[]): T[] {
  return [...places].sort((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}
