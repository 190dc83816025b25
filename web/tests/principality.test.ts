import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completed, courseOf, coursesOf, forced, nextKeys } from "../src/boards/principality/direct";
import { planOf, REGION, scaled, SITE, spot, street } from "../src/boards/principality/plan";
import { nearest } from "../src/boards/principality/steps";
import { landOf, type SeatView } from "../src/boards/principality/view";
import type { Decision, Move } from "../src/lib/match";
import { pictures } from "../src/pictures/pictures";

const decision = (...moves: Move[]): Decision => ({ seat: 0, why: "D-60", invited: false, moves, forms: [] });
const pay = (...regions: string[]): Move => ({ type: "pay", regions });
const END = { type: "end_turn" };

test("a card of the hand that is lifted lights the sites where it may be built, and no other's", () => {
  const asked = decision(
    { type: "build", card: "abbey", at: "above -1" },
    { type: "build", card: "abbey", at: "below +1" },
    { type: "build", card: "inga", at: "above +1" },
    END,
  );
  const courses = coursesOf(asked, null, ["hand:abbey"]);
  expect([...nextKeys(courses, ["hand:abbey"])]).toEqual(["site:above -1", "site:below +1"]);
  expect(completed(courses, ["hand:abbey", "site:below +1"])).toBe(asked.moves[1]);
  expect(completed(courses, ["hand:abbey"])).toBeNull();
});

test("a payment is complete when as many regions are pressed as it names, in any order", () => {
  const asked = decision(pay("hills 2", "hills 2"), pay("hills 2", "hills 5"), pay("hills 5", "hills 5"));
  const courses = coursesOf(asked, null, []);
  expect(forced(courses)).toEqual([]);
  expect(completed(courses, ["region:hills 5", "region:hills 2"])).toBe(asked.moves[1]);
  expect(nextKeys(courses, ["region:hills 2", "region:hills 5"]).size).toBe(0);
});

test("what every payment takes is laid aside before anything is pressed", () => {
  const asked = decision(pay("fields 1", "hills 2"), pay("fields 1", "hills 5"));
  const courses = coursesOf(asked, "pay", []);
  expect(forced(courses)).toEqual(["region:fields 1"]);
  expect([...nextKeys(courses, forced(courses))]).toEqual(["region:hills 2", "region:hills 5"]);
});

test("several kinds of places are not lit before one is chosen; the only one beside a way out is", () => {
  const road = { type: "build_road", column: 2 };
  const asked = decision(road, { type: "build_city", column: -1 }, END);
  expect(coursesOf(asked, null, [])).toEqual([]);
  expect(coursesOf(asked, "build_road", []).map(({ keys }) => keys)).toEqual([["road:2"]]);
  expect(coursesOf(decision({ type: "store", region: "forest 2" }, { type: "pass" }), null, [])).toHaveLength(1);
});

test("a card that lies open needs no lifting, and a settlement may begin with a card", () => {
  expect(courseOf({ type: "build", card: "library", at: "above +1" }, "library")?.keys).toEqual(["site:above +1"]);
  expect(courseOf({ type: "build_settlement", column: 3, played_with: "scout" })?.keys).toEqual([
    "hand:scout",
    "place:3",
  ]);
  expect(courseOf({ type: "build_settlement", column: 3, played_with: "" })?.keys).toEqual(["place:3"]);
});

test("two regions that change places may be pressed in either order", () => {
  const asked = decision({ type: "swap_regions", region: "forest 2", other: "hills 4" });
  const courses = coursesOf(asked, null, []);
  expect(completed(courses, ["region:hills 4", "region:forest 2"])).toBe(asked.moves[0]);
});

const SEAT: SeatView = {
  seat: 0,
  hand_size: 3,
  hand_limit: 3,
  victory_points: 3,
  points: {},
  resources: {},
  rates: {},
  roads: [0],
  settlements: [1],
  cities: [-1],
  regions: [-2, 0, 2].map((column) => ({
    region: `forest ${column}`,
    resource: "lumber",
    number: 2,
    at: spot("upper", column),
    stored: 0,
  })),
  cards: [
    { card: "abbey", at: "above -1" },
    { card: "inga", at: "above -1" },
  ],
};

test("a city is two sites wide, above and below", () => {
  const [, city, , settlement] = planOf(SEAT).columns;
  expect(city).toMatchObject({ kind: "place", piece: "city", width: 2 * SITE + 6 });
  expect(city?.kind === "place" && city.upper.map(({ card }) => card)).toEqual(["abbey", "inga"]);
  expect(city?.kind === "place" && city.lower.map(({ card }) => card)).toEqual([null, null]);
  expect(settlement).toMatchObject({ width: SITE, piece: "settlement" });
});

test("the street runs from the first place to the last, and a place to build on has a column", () => {
  const plan = planOf(SEAT, [3]);
  expect(plan.columns.map(({ column }) => column)).toEqual([-2, -1, 0, 1, 2, 3]);
  expect(street(plan)?.from).toBe(REGION + 6 + (2 * SITE + 6) / 2);
  expect(planOf({ ...SEAT, roads: [], settlements: [], cities: [], regions: [], cards: [] }).width).toBe(0);
});

test("a principality is as large as the room allows, and never too small to read", () => {
  expect(scaled({ width: 500, height: 900 }, 1000, 300, 0.3)).toBe(0.5);
  expect(scaled({ width: 100, height: 900 }, 1000, 300, 0.3)).toBe(0.3);
  expect(scaled({ width: 0, height: 0 }, 1000, 300, 0.3)).toBe(0.3);
});

test("an arrow key goes to the nearest place in its direction", () => {
  const spots = [{ x: 100, y: 0 }, { x: 200, y: 10 }, { x: 0, y: 90 }]; // prettier-ignore
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
  expect(nearest({ x: 0, y: 0 }, spots, "Enter")).toBe(-1);
});

test("a region that lies nowhere yet is drawn by its name", () => {
  expect(landOf("gold field 4")).toEqual({ resource: "gold", number: 4 });
});

test("no two cards look alike but those that are the same under two names, and none has a gradient", () => {
  const drawn = new Map<string, string[]>();
  for (const [card, drawing] of Object.entries(pictures)) drawn.set(drawing, [...(drawn.get(drawing) ?? []), card]);
  expect([...drawn.values()].filter((cards) => cards.length > 1)).toEqual([["foundry", "iron_foundry"]]);
  for (const drawing of Object.values(pictures)) expect(drawing).not.toMatch(/gradient|filter|NaN|undefined|style=/i);
});

test("every card of both games has a picture", () => {
  const files = ["cards1996/cards/facts.toml", "duel/cards/basic/facts.toml"];
  for (const file of files) {
    const facts = readFileSync(new URL(`../../src/inselreich/games/${file}`, import.meta.url), "utf8");
    const cards = [...facts.matchAll(/^(\w+)\s*= \{ en/gm)].map(([, card]) => card ?? "");
    expect(cards.length).toBeGreaterThan(30);
    expect(cards.filter((card) => !(card in pictures))).toEqual([]);
  }
});
