// Where the hexes, crossings and paths of a board lie. R, the distance from a hex's centre to its corners, is 100.

export const R = 100;
const HALF = (R * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

/** The shape of a board: how its hexes stand, and the centre of each by its name. Names of places are made of theirs. */
export interface Grid {
  pointy: boolean;
  centre(hex: string): Point;
  /** The names of the hexes in the name of a crossing or path. */
  hexesIn(place: string): string[];
}

/** Axial coordinates of hexes that stand on a corner. */
export function pointy(q: number, r: number): Point {
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * R * r };
}

/** Column and half heights of hexes that lie on a side. */
export function flat(column: number, halves: number): Point {
  return { x: 1.5 * R * column, y: HALF * halves };
}

/** Where three hexes meet. */
export function crossingAt(grid: Grid, name: string): Point {
  const centres = grid.hexesIn(name).map((hex) => grid.centre(hex));
  return {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
}

/** The middle of a path, the angle at which it runs (degrees, never upside down), and its two ends. */
export function pathAt(grid: Grid, name: string): { middle: Point; angle: number; ends: [Point, Point] } {
  const [one = { x: 0, y: 0 }, two = { x: 0, y: 0 }] = grid.hexesIn(name).map((hex) => grid.centre(hex));
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  const [dx, dy] = [-(two.y - one.y) / (4 * HALF), (two.x - one.x) / (4 * HALF)];
  const ends: [Point, Point] = [
    { x: middle.x + dx * R, y: middle.y + dy * R },
    { x: middle.x - dx * R, y: middle.y - dy * R },
  ];
  const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  return { middle, angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle, ends };
}

/** The corners of a hex around 0,0. */
export function corners(isPointy: boolean, radius = R): Point[] {
  return [0, 1, 2, 3, 4, 5].map((step) => {
    const angle = ((isPointy ? 30 : 0) + 60 * step) * (Math.PI / 180);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The tile of a hex: inset, with round corners. */
export function tile(isPointy: boolean): string {
  return rounded(corners(isPointy, R - (0.034 * R) / Math.cos(Math.PI / 6)), 0.07 * R);
}

/** A polygon with round corners. */
export function rounded(points: Point[], radius: number): string {
  const parts = points.map((corner, place) => {
    const before = toward(corner, points[(place + points.length - 1) % points.length] ?? corner, radius);
    const after = toward(corner, points[(place + 1) % points.length] ?? corner, radius);
    return `${place ? "L" : "M"}${at(before)}Q${at(corner)} ${at(after)}`;
  });
  return `${parts.join("")}Z`;
}

/** The outline of hexes that lie together: their sides that no two of them share, in one line. */
export function outline(centres: Point[], isPointy: boolean): string {
  const sides = new Map<string, [Point, Point]>();
  for (const centre of centres) {
    const around = corners(isPointy).map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y }));
    around.forEach((from, place) => {
      const to = around[(place + 1) % 6] ?? from;
      const back = `${key(to)} ${key(from)}`;
      if (!sides.delete(back)) sides.set(`${key(from)} ${key(to)}`, [from, to]);
    });
  }
  const next = new Map([...sides.values()].map(([from, to]) => [key(from), to]));
  const first = [...sides.values()][0]?.[0];
  if (!first) return "";
  const line = [first];
  for (let to = next.get(key(first)); to && key(to) !== key(first); to = next.get(key(to))) line.push(to);
  return `M${line.map(at).join("L")}Z`;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point so far from one toward another. */
export function toward(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function key({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

export function at({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
