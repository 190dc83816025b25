// What lies on a board of hexes, ready to be drawn: made of a game's view by the game's own chart.ts.
import type { Colour, GameEvent } from "../../lib/match";
import { crossingAt, distance, pathAt, R, toward, type Grid, type Point } from "./geometry";
import type { Spot } from "./places";

export interface Land {
  name: string;
  at: Point;
  /** What the game calls it. */
  terrain: string;
  /** The drawing: land-... */
  drawing: string;
  /** 0: none. */
  number: number;
}

export interface Harbour {
  name: string;
  /** The kind it takes at 2:1; null: any at 3:1. */
  kind: string | null;
  drawing: string;
  disc: Point;
  ends: [Point, Point];
}

export interface Road {
  name: string;
  at: Point;
  angle: number;
  colour: Colour;
}

export interface Building {
  name: string;
  at: Point;
  colour: Colour;
  city: boolean;
  thicket: boolean;
}

export interface Chart {
  grid: Grid;
  lands: Land[];
  harbours: Harbour[];
  roads: Road[];
  buildings: Building[];
  robber: Point | null;
}

interface Builder {
  colour: string;
  roads: string[];
  settlements: string[];
  cities: string[];
  thickets?: string[];
}

export function roadsOf(grid: Grid, seats: readonly Builder[]): Road[] {
  return seats.flatMap(({ colour, roads }) =>
    roads.map((name) => {
      const { middle, angle } = pathAt(grid, name);
      return { name, at: middle, angle, colour: colour as Colour };
    }),
  );
}

/** From north to south, so that what stands in front is drawn later. */
export function buildingsOf(grid: Grid, seats: readonly Builder[]): Building[] {
  return seats
    .flatMap(({ colour, settlements, cities, thickets = [] }) =>
      [...settlements, ...cities].map((name) => ({
        name,
        at: crossingAt(grid, name),
        colour: colour as Colour,
        city: cities.includes(name),
        thicket: thickets.includes(name),
      })),
    )
    .sort((one, other) => one.at.y - other.at.y);
}

export function harbourAt(grid: Grid, name: string, kind: string | null, out: number): Harbour {
  const { middle, ends } = pathAt(grid, name);
  const sea = grid.centre(grid.hexesIn(name)[1] ?? "");
  return { name, kind, drawing: `harbour-${kind ?? "any"}`, disc: toward(middle, sea, out * R), ends };
}

/** Every crossing and path of a board by name: between hexes of which one can carry a road. */
export function spotsOf(grid: Grid, hexes: readonly string[], carries: (hex: string) => boolean): Spots {
  const paths: string[] = [];
  const crossings = new Set<string>();
  hexes.forEach((one, place) => {
    const beside = hexes.slice(place + 1).filter((other) => areNeighbours(grid, one, other));
    for (const two of beside) {
      if (!carries(one) && !carries(two)) continue;
      paths.push(`${one}-${two}`);
      for (const three of hexes)
        if (areNeighbours(grid, one, three) && areNeighbours(grid, two, three))
          crossings.add([one, two, three].sort((a, b) => hexes.indexOf(a) - hexes.indexOf(b)).join("-"));
    }
  });
  return { path: paths, crossing: [...crossings], hex: hexes.filter(carries) };
}

export type Spots = Record<Spot, string[]>;

function areNeighbours(grid: Grid, one: string, other: string): boolean {
  const apart = distance(grid.centre(one), grid.centre(other));
  return apart > 1 && apart < 2 * R;
}

// What has just happened ---------------------------------------------------------------------------------------------

/** The names of places where something was just built. */
export function justBuilt(events: readonly GameEvent[]): Set<unknown> {
  return new Set(events.filter(({ type }) => type === "built").map(({ place }) => place));
}

/** The names of hexes that have just paid. */
export function justPaid(events: readonly GameEvent[]): Set<unknown> {
  return new Set(events.filter(({ type }) => type === "yielded").map(({ hex }) => hex));
}

export function lastDice(events: readonly GameEvent[]): number[] | null {
  const roll = events.filter(({ type }) => type === "dice_rolled").at(-1);
  return (roll?.dice as number[] | undefined) ?? null;
}
