import { expect, test } from "vitest";
import {
  adding,
  composed,
  kindsOf,
  narrowed,
  nextStep,
  onlyMove,
  room,
  shapeOf,
  type Choice,
  type Shape,
} from "../src/prompt/choices";
import type { Decision, Form, Move } from "../src/lib/match";

const decision = (moves: Move[], forms: Form[] = []): Decision => ({
  seat: 0,
  why: "C-40",
  invited: false,
  moves,
  forms,
});
const choices = (moves: Move[]): Choice[] => moves.map((move) => ({ move, label: "" }));
const offer: Form = { move: "offer_trade", least: 1, most: 3, limits: { wool: 2, ore: 1, grain: 0 } };
const trade: Shape = {
  give: { pile: ["wool", "ore", "grain"] },
  take: { pile: ["wool", "ore", "grain"] },
  to: "seats",
};

test("moves are grouped by kind in the order in which they come, with the server's words", () => {
  const moves = [{ type: "end_turn" }, { type: "build_road", path: "H1-H2" }, { type: "build_road", path: "H1-H3" }];
  const kinds = kindsOf(decision(moves), {
    question: "What now?",
    labels: ["end the turn", "build a road on H1-H2", "build a road on H1-H3"],
    kinds: { end_turn: "end the turn", build_road: "build a road" },
  });
  expect(kinds.map(({ name, choices }) => [name, choices.length])).toEqual([
    ["End the turn", 1],
    ["Build a road", 2],
  ]);
  expect(kinds[1]?.choices[0]?.label).toBe("Build a road on H1-H2");
});

test("a form without listed moves is a kind, too", () => {
  const [kind] = kindsOf(decision([], [offer]), null);
  expect(kind).toMatchObject({ type: "offer_trade", name: "Offer trade", choices: [] });
  expect(kind && onlyMove(kind)).toBeNull();
});

test("the only move of a kind is played at once, unless amounts are free", () => {
  const [end] = kindsOf(decision([{ type: "end_turn" }]), null);
  expect(end && onlyMove(end)).toEqual({ type: "end_turn" });
  const [give] = kindsOf(decision([{ type: "offer_trade", give: { wool: 1 } }], [offer]), null);
  expect(give && onlyMove(give)).toBeNull();
});

test("a short list is simply shown", () => {
  expect(nextStep(choices([1, 2, 3].map((stack) => ({ type: "draw_card", stack }))))).toBeNull();
});

test("a long list of places is shown, for no step makes it shorter", () => {
  const moves = Array.from({ length: 54 }, (_, place) => ({ type: "build_settlement", crossing: `H${place}` }));
  expect(nextStep(choices(moves))).toBeNull();
});

test("many arrangements are found place by place", () => {
  const regions = ["fields 1", "hills 2", "forest 3", "pasture 4"];
  const orders = regions.flatMap((first) =>
    regions.flatMap((second) => (first === second ? [] : [{ type: "arrange_regions", regions: [first, second] }])),
  );
  const all = choices([...orders, { type: "arrange_regions", regions: ["gold field 5", "fields 1"] }]);
  const first = nextStep(all);
  expect(first).toMatchObject({ field: "regions", place: 0 });
  expect(first?.values).toHaveLength(5);
  const left = first ? narrowed(all, first, "hills 2") : [];
  expect(left.map(({ move }) => (move.regions as string[])[1])).toEqual(["fields 1", "forest 3", "pasture 4"]);
});

test("the shapes of moves with amounts come from the schema", () => {
  expect(shapeOf("classic", "discard")).toEqual({ cards: { pile: ["lumber", "brick", "wool", "grain", "ore"] } });
  expect(shapeOf("inka", "use_trade_road")?.take).toHaveProperty("kinds");
  expect(shapeOf("classic", "offer_trade")?.to).toBe("seats");
  expect(shapeOf("classic", "build_road")).toBeNull();
});

test("one gives no more of a kind than there is, and no more in all than the form says", () => {
  let draft = {};
  expect(room(offer, trade, "give", "grain", draft)).toBe(0);
  draft = adding(adding(draft, "give", "wool", 1), "give", "wool", 1);
  expect(room(offer, trade, "give", "wool", draft)).toBe(0);
  expect(room(offer, trade, "give", "ore", draft)).toBe(1);
  draft = adding(draft, "give", "ore", 1);
  expect(room(offer, trade, "give", "ore", draft)).toBe(0);
  expect(room(offer, trade, "take", "grain", draft)).toBe(Infinity);
});

test("a bargain is a move once both sides are there", () => {
  let draft = adding({}, "give", "wool", 1);
  expect(composed(offer, trade, draft)).toBeNull();
  draft = adding(draft, "take", "ore", 1);
  expect(composed(offer, trade, draft)).toEqual({ type: "offer_trade", give: { wool: 1 }, take: { ore: 1 }, to: [] });
});

test("what is taken back is gone", () => {
  const draft = adding(adding({}, "give", "wool", 1), "give", "wool", -1);
  expect(draft).toEqual({ give: {} });
});

test("a discard needs exactly what is owed", () => {
  const form: Form = { move: "discard", least: 2, most: 2, limits: { wool: 3 } };
  const shape: Shape = { cards: { pile: ["wool", "ore"] } };
  const one = adding({}, "cards", "wool", 1);
  expect(composed(form, shape, one)).toBeNull();
  expect(composed(form, shape, adding(one, "cards", "wool", 1))).toEqual({ type: "discard", cards: { wool: 2 } });
});
