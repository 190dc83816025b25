// The boards and racks of the games on hexes, over decisions of real matches that Python plays while the tests begin.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { answersTo, bargainsIn, cardsIn, isOffer } from "../src/boards/hex/hand/bargains";
import { isDone, missing, offers, price } from "../src/boards/hex/hand/plates";
import { cardsGo, givenField, isAsked } from "../src/boards/hex/hand/rack";
import { crossingAt, distance, outline, pathAt, R, type Grid } from "../src/boards/hex/geometry";
import { inOrder, nearest, onlyKind, onward, placesIn, position, type Ground } from "../src/boards/hex/places";
import { victimsOf } from "../src/boards/hex/victims";
import { worthOf } from "../src/boards/hex/worth";
import { spotsOf, type Chart, type Spots } from "../src/boards/hex/chart";
import * as classic from "../src/games/classic/direct";
import * as classicIsland from "../src/games/classic/island";
import { ways as classicWays } from "../src/games/classic/ways";
import * as inka from "../src/games/inka/direct";
import * as inkaIsland from "../src/games/inka/island";
import { ways as inkaWays } from "../src/games/inka/ways";
import type { ClassicView } from "../src/generated/classic";
import type { InkaView } from "../src/generated/inka";
import type { Asked } from "../src/generated/protocol";
import { colourOf, type Decision } from "../src/lib/match";
import { shapeOf } from "../src/prompt/choices";
import type { Ways } from "../src/prompt/desk.svelte";

interface Seen {
  view: unknown;
  decision: Decision;
  asked: Asked;
}

function played(game: string): Seen[] {
  const root = new URL("../../", import.meta.url);
  const python = process.env.INSELREICH_PYTHON ?? ".venv/bin/python";
  const lines = execFileSync(python, ["tests/web/decisions.py", game, "4", "7"], { cwd: root, maxBuffer: 1 << 27 });
  return lines
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Seen);
}

interface Game {
  name: string;
  seen: Seen[];
  grid: Grid;
  spots: Spots;
  ground: Ground;
  ways: Ways;
  chart: (view: unknown) => Chart;
  yields: Readonly<Record<string, string>>;
  crossings: number;
  paths: number;
}

const games: Game[] = [
  {
    name: "classic",
    seen: played("classic"),
    grid: classicIsland.grid,
    spots: classicIsland.spots,
    ground: classic.GROUND,
    ways: classicWays,
    chart: (view) => classic.chartOf(view as ClassicView, false),
    yields: classic.YIELDS,
    crossings: 54,
    paths: 72,
  },
  {
    name: "inka",
    seen: played("inka"),
    grid: inkaIsland.grid,
    spots: inkaIsland.spots,
    ground: inka.GROUND,
    ways: inkaWays,
    chart: (view) => inka.chartOf(view as InkaView),
    yields: inka.YIELDS,
    crossings: 54,
    paths: 71,
  },
];

for (const { name, seen, grid, spots, ground, ways, chart, yields, crossings, paths } of games) {
  test(`${name}: the board has as many crossings and paths as the rules say`, () => {
    expect(spots.crossing.length).toBe(crossings);
    expect(spots.path.length).toBe(paths);
  });

  test(`${name}: every move on the board has one place, and that is a place of the board`, () => {
    for (const { decision, asked } of seen) {
      for (const type of Object.keys(ground)) {
        const moves = decision.moves.filter((move) => move.type === type);
        const places = placesIn(decision, asked, type, ground, grid);
        expect(places.map(({ move }) => move)).toEqual(moves);
        expect(new Set(places.map((place) => place.name)).size).toBe(moves.length);
        for (const place of places) {
          expect(spots[place.spot]).toContain(place.name);
          expect(place.label).not.toBe(place.name);
        }
      }
    }
  });

  test(`${name}: whatever a decision lists is on the board, in the rack, beside the log or in the prompt`, () => {
    const types = new Set(seen.flatMap(({ decision }) => decision.moves.map(({ type }) => type)));
    for (const type of ways.places ?? []) if (!type.includes("trade")) expect(Object.keys(ground)).toContain(type);
    for (const type of types) {
      const reachable = ways.plates?.includes(type) || !ways.places?.includes(type) || type in ground;
      expect(reachable, type).toBe(true);
    }
  });

  test(`${name}: with one kind of move open its places light without asking`, () => {
    const robber = seen.find(({ decision }) => decision.moves[0]?.type === "move_robber");
    expect(onlyKind(robber?.decision ?? null, ground)).toBe("move_robber");
    const turn = seen.find(({ decision }) => offers(decision, "end_turn") && offers(decision, "build_road"));
    expect(onlyKind(turn?.decision ?? null, ground)).toBeNull();
    const second = seen.find(({ decision }) => offers(decision, "waive_road"));
    if (second) expect(onlyKind(second.decision, ground)).toBe("build_road");
  });

  test(`${name}: neighbouring crossings are as far apart as a path is long`, () => {
    for (const path of spots.path) {
      const { middle, ends } = pathAt(grid, path);
      expect(distance(...ends)).toBeCloseTo(R);
      for (const end of ends) expect(distance(end, middle)).toBeCloseTo(R / 2);
      const named = spots.crossing.filter((crossing) =>
        grid.hexesIn(path).every((hex) => grid.hexesIn(crossing).includes(hex)),
      );
      for (const crossing of named)
        expect(Math.min(...ends.map((end) => distance(end, crossingAt(grid, crossing))))).toBeLessThan(1);
    }
  });

  test(`${name}: every robbed seat has a building beside the robber that lights`, () => {
    for (const { view, decision, asked } of seen) {
      const steals = decision.moves.filter(({ type }) => type === "steal");
      if (steals.length === 0) continue;
      const colours = [0, 1, 2, 3].map((seat) => colourOf(seat, view));
      const lit = victimsOf(decision, asked, chart(view), colours, grid);
      for (const steal of steals) expect(lit.some(({ move }) => move === steal)).toBe(true);
    }
  });

  test(`${name}: what a crossing pays is what lies around it`, () => {
    const { view } = seen[0] as Seen;
    const drawn = chart(view);
    for (const crossing of spots.crossing) {
      const place = {
        name: crossing,
        spot: "crossing" as const,
        piece: "settlement" as const,
        move: { type: "" },
        label: "",
        ...position(grid, "crossing", crossing),
      };
      const around = drawn.lands.filter((land) => distance(land.at, place.at) < 1.1 * R && land.number > 0);
      const pays = worthOf(drawn, place, yields).pays;
      expect(pays.map(({ number }) => number).sort()).toEqual(around.map(({ number }) => number).sort());
      for (const { icon } of pays) expect(icon).not.toBeNull();
    }
  });

  test(`${name}: arrow keys reach every legal place`, () => {
    const founding = seen.find(({ decision }) => decision.moves.length > 8 && onlyKind(decision, ground));
    const places = placesIn(founding?.decision ?? null, founding?.asked ?? null, null, ground, grid);
    const reached = new Set(places.slice(0, 1));
    for (const place of reached)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = onward(places, place, key);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(places.length);
    expect(onward(places, inOrder(places)[0] ?? (places[0] as never), "Enter")).toBeNull();
  });

  test(`${name}: every bargain with the supply leads to each of its moves`, () => {
    const kinds = ["sea_trade", "supply_trade", "use_trade_road"];
    for (const { decision } of seen) {
      const moves = decision.moves.filter(({ type }) => kinds.includes(type));
      const found = bargainsIn(decision).flatMap(({ takes }) => takes.map(({ move }) => move));
      expect(new Set(found)).toEqual(new Set(moves));
    }
    expect(seen.some(({ decision }) => bargainsIn(decision).length > 0)).toBe(true);
  });

  test(`${name}: tapped cards go back at a seven, into an answer, into an offer`, () => {
    const where = (type: string) => seen.find(({ decision }) => decision.forms.some(({ move }) => move === type));
    for (const type of ["discard", "counter_trade", "offer_trade"] as const) {
      const goal = cardsGo(where(type)?.decision ?? null);
      expect(goal).toBe(type);
      expect(shapeOf(name, type)?.[givenField(type)]).toHaveProperty("pile");
    }
    expect(cardsGo(null)).toBeNull();
  });

  test(`${name}: an offer that wants an answer can be refused, and what the others say has a row each`, () => {
    const asked = seen.filter(({ decision }) => isAsked(decision));
    expect(asked.length).toBeGreaterThan(0);
    for (const { decision } of asked) expect(offers(decision, "refuse_trade")).toBe(true);
    for (const { view, decision } of seen) {
      const { deal, proposals, active } = view as ClassicView;
      if (active !== decision.seat) continue;
      const rows = answersTo(deal, proposals, decision);
      const moves = rows.flatMap(({ accept, refuse }) => [accept, refuse]).filter((move) => move !== null);
      const listed = decision.moves.filter(({ type }) => type === "trade_with" || type === "refuse_proposal");
      expect(new Set(moves)).toEqual(new Set(listed));
    }
  });
}

test("the island's outline is one line with as many corners as its coast", () => {
  expect(outline(classicIsland.landCentres, true).match(/[ML]/g)?.length).toBe(30);
});

test("a tap takes the nearest place within reach, and none beyond", () => {
  const places = [{ at: { x: 0, y: 0 } }, { at: { x: 100, y: 0 } }];
  expect(nearest(places, { x: 60, y: 0 }, 50)).toBe(places[1]);
  expect(nearest(places, { x: 50, y: 90 }, 50)).toBeNull();
});

test("a board of one hex has six crossings and six paths", () => {
  const around = ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"];
  const grid: Grid = {
    pointy: true,
    hexesIn: (place) => place.split("-"),
    centre: (hex) => {
      const [q = 0, r = 0] = hex.split(",").map(Number);
      return { x: R * Math.sqrt(3) * (q + r / 2), y: 1.5 * R * r };
    },
  };
  const spots = spotsOf(grid, ["0,0", ...around], (hex) => hex === "0,0");
  expect([spots.crossing.length, spots.path.length]).toEqual([6, 6]);
});

test("a plate shows the price card by card, and what is missing", () => {
  const city = classic.PLATES.find(({ piece }) => piece === "city") as (typeof classic.PLATES)[number];
  expect(price(city, { grain: 1, ore: 3 }).map(({ here }) => here)).toEqual([true, false, true, true, true]);
  expect(missing(city, { grain: 1, ore: 5 })).toEqual({ grain: 1 });
});

test("nothing is left to do when only offers and the end of the turn remain", () => {
  const decision = (types: string[]): Decision => ({
    seat: 0,
    why: "C-37",
    invited: false,
    moves: types.map((type) => ({ type })),
    forms: [],
  });
  expect(isDone(decision(["end_turn", "offer_trade"]))).toBe(true);
  expect(isDone(decision(["end_turn", "build_road"]))).toBe(false);
});

test("an offer needs something on either side, and no more than is held", () => {
  expect(isOffer({ wool: 1 }, {}, 3)).toBe(false);
  expect(isOffer({ wool: 4 }, { ore: 1 }, 3)).toBe(false);
  expect(isOffer({ wool: 1 }, { ore: 1 }, 3)).toBe(true);
  expect(cardsIn({ wool: 1, ore: 0 })).toEqual({ wool: 1 });
});
