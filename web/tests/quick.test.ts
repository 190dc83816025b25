import { describe, expect, test } from "vitest";
import { buildable, donations, flightsOf, formFor, tryToBuild, waysToBuild } from "../src/games/quick/direct";
import { faceOf, stacksOf } from "../src/games/quick/faces";
import type { SeatView } from "../src/generated/quick";
import type { Decision, Form, GameEvent, Move } from "../src/lib/match";

function decision(moves: Move[], forms: Form[] = []): Decision {
  return { seat: 0, why: "Q-17", invited: false, moves, forms };
}

const form = (move: string): Form => ({ move, least: 1, most: 3, limits: {} });
const PLAIN: Move = { type: "build", card: "road" };
const REPLACED: Move = { type: "build", card: "road", replace: { resource: "brick", by: "wool" } };
const END: Move = { type: "end_turn" };

describe("cards of the offer", () => {
  test("a card lights up when some way to build it is among the answers", () => {
    expect(buildable(decision([END, REPLACED]))).toEqual(new Set(["road"]));
    expect(buildable(null)).toEqual(new Set());
  });

  test("all ways to pay belong to the card", () => {
    expect(waysToBuild(decision([PLAIN, END, REPLACED]), "road")).toEqual([PLAIN, REPLACED]);
    expect(waysToBuild(decision([PLAIN]), "city")).toEqual([]);
  });

  test("what is not offered can be tried, so that the server says why not", () => {
    expect(tryToBuild("city")).toEqual({ type: "build", card: "city" });
  });
});

describe("cards in hand", () => {
  test("a tap adds to the discards before anything else", () => {
    const asked = decision([], [form("offer_trade"), form("discard")]);
    expect(formFor(asked, null)).toEqual({ form: form("discard"), field: "cards" });
  });

  test("a tap adds to the amounts that are open in the prompt", () => {
    const asked = decision([], [form("counter_trade"), form("offer_trade")]);
    expect(formFor(asked, "offer_trade")).toEqual({ form: form("offer_trade"), field: "give" });
    expect(formFor(asked, null)?.form.move).toBe("counter_trade");
  });

  test("without amounts in question a tap adds to nothing", () => {
    expect(formFor(decision([END]), null)).toBeNull();
    expect(formFor(null, null)).toBeNull();
  });

  test("a gift of one kind has one answer for each seat that may receive it", () => {
    const gift = (resource: string, to: number): Move => ({ type: "donate", resource, to });
    const asked = decision([gift("ore", 1), gift("ore", 2), gift("wool", 1)]);
    expect(donations(asked, "ore")).toEqual([gift("ore", 1), gift("ore", 2)]);
  });
});

describe("what lies before a seat", () => {
  const seat = { roads: 3, settlements: 0, cities: 1, knights: 0, metropolises: ["metropolis_b2", "metropolis_b2"] };

  test("equal cards are one stack, and the places of roads to cities and knights stay", () => {
    expect(stacksOf(seat as unknown as SeatView)).toEqual([
      { card: "road", count: 3 },
      { card: "settlement", count: 0 },
      { card: "city", count: 1 },
      { card: "metropolis_b2", count: 2 },
      { card: "knight", count: 0 },
    ]);
  });

  test("a face shows every symbol of its cost", () => {
    expect(faceOf("city").cost).toEqual(["grain", "grain", "ore", "ore", "ore"]);
    expect(faceOf("metropolis_b4").picture).toBe("quick-metropolis");
  });
});

describe("movement tells what the events tell", () => {
  const fly = (event: GameEvent, ...more: GameEvent[]) => flightsOf([event, ...more], 0);

  test("others draw backs, I draw what only I was told", () => {
    expect(fly({ type: "drew", seat: 1, count: 2, cause: "production" })).toEqual([
      { from: "supply", to: "seat-1", show: "ui-devs", count: 2 },
    ]);
    expect(fly({ type: "drew", seat: 0, count: 1, cause: "production" })).toEqual([]);
    expect(fly({ type: "cards_drawn", seat: 0, cards: { ore: 1, wool: 0 } })).toEqual([
      { from: "supply", to: "hand-ore", show: "res-ore", count: 1 },
    ]);
  });

  test("a gift that I was not told travels as a back", () => {
    const [flight] = fly({ type: "donated", seat: 1, to: 2 });
    expect(flight?.show).toBe("ui-devs");
    expect(fly({ type: "donated", seat: 1, to: 0 }, { type: "card_donated", seat: 1, to: 0, resource: "ore" })).toEqual(
      [{ from: "seat-1", to: "hand-ore", show: "res-ore" }],
    );
  });

  test("a built card comes from the gap that is filled next", () => {
    const built: GameEvent = { type: "built", seat: 1, card: "road", paid: { brick: 1 } };
    expect(fly(built, { type: "display_filled", card: "city", place: 3 })).toEqual([
      { from: "seat-1", to: "discards", show: "res-brick", count: 1 },
      { from: "display-3", to: "realm-1-road", show: "quick-road", size: 72 },
      { from: "pile", to: "display-3", show: "ui-cards", size: 44 },
    ]);
    expect(fly(built).at(-1)?.from).toBe("offer");
    expect(fly({ ...built, card: "metropolis_a" }).at(-1)?.from).toBe("metropolises");
  });

  test("traded cards go both ways", () => {
    const traded: GameEvent = { type: "traded", seat: 0, partner: 2, give: { wool: 2 }, take: { ore: 1 } };
    expect(fly(traded)).toEqual([
      { from: "hand-wool", to: "seat-2", show: "res-wool", count: 2 },
      { from: "seat-2", to: "hand-ore", show: "res-ore", count: 1 },
    ]);
  });
});
