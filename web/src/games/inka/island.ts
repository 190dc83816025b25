// The shape of the board: columns from west to east, heights from north to south, and the frame around them.
import { spotsOf, type Spots } from "../../boards/hex/chart";
import { flat, type Grid, type Point } from "../../boards/hex/geometry";

const column = (c: number, first: number, last: number) =>
  Array.from({ length: (last - first) / 2 + 1 }, (_, step) => `${c}.${first + 2 * step}`);

const LANDSCAPE = [column(0, 1, 9), column(1, 0, 10), column(2, -1, 11), column(3, 0, 10), column(4, 1, 9)].flat();
const FRAME = "4.-1 5.2 5.6 5.10 4.11 0.-1 0.11 1.-2 1.12 2.-3 2.13 3.-2 3.12".split(" ");
/** The three columns of land; of the rest, only the north-eastern jungle lies among them. */
const LAND = new Set([...column(1, 0, 10), ...column(2, -1, 11), ...column(3, 0, 8)]);

export const grid: Grid = {
  pointy: false,
  centre(hex): Point {
    const [c = 0, u = 0] = hex.split(".").map(Number);
    return flat(c, u);
  },
  hexesIn: (place) => place.match(/\d+\.-?\d+/g) ?? [],
};

export const landCentres: Point[] = LANDSCAPE.map((hex) => grid.centre(hex));

const between = spotsOf(grid, [...LANDSCAPE, ...FRAME], (hex) => LAND.has(hex));
export const spots: Spots = { ...between, hex: [...LANDSCAPE, ...FRAME.slice(0, 5)] };
