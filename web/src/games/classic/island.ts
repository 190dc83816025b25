// The shape of the island: its land and the sea around it by name, as views and moves call them.
import { spotsOf, type Spots } from "../../boards/hex/chart";
import { pointy, type Grid, type Point } from "../../boards/hex/geometry";

/** [first q, r, hexes in the row]: the land in reading order. */
const ROWS = [
  [0, -2, 3],
  [-1, -1, 4],
  [-2, 0, 5],
  [-2, 1, 4],
  [-2, 2, 3],
] as const;
const LAND = ROWS.flatMap(([q, r, count]) => Array.from({ length: count }, (_, step) => [q + step, r] as const));
/** The sea clockwise from the north-west: one half, and the same turned around. */
const HALF_SEA = [
  [0, -3],
  [1, -3],
  [2, -3],
  [3, -3],
  [3, -2],
  [3, -1],
  [3, 0],
  [2, 1],
  [1, 2],
] as const;
const SEA = [...HALF_SEA, ...HALF_SEA.map(([q, r]) => [-q, -r] as const)];

const CENTRES = new Map<string, Point>([
  ...LAND.map(([q, r], place): [string, Point] => [`H${place}`, pointy(q, r)]),
  ...SEA.map(([q, r], place): [string, Point] => [`S${place}`, pointy(q, r)]),
]);

export const grid: Grid = {
  pointy: true,
  centre: (hex) => CENTRES.get(hex) ?? { x: 0, y: 0 },
  hexesIn: (place) => place.split("-"),
};

export const landCentres: Point[] = LAND.map(([q, r]) => pointy(q, r));

export const spots: Spots = spotsOf(grid, [...CENTRES.keys()], (hex) => hex.startsWith("H"));
