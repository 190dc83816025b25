import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/match";
import * as ledger from "../src/screens/after/ledger";
import type { Step } from "../src/screens/replay/reel";

const steps = (...events: GameEvent[][]): Step[] =>
  events.map((each, number) => ({ number, points: [0, 0], events: each }));

describe("where cards come from", () => {
  it("hexes pay by the dice, in games that call the kind differently", () => {
    const entries = ledger.ledgerOf(
      steps([
        { type: "yielded", seat: 0, resource: "ore", count: 2 },
        { type: "yielded", seat: 1, kind: "fish", count: 1 },
      ]),
    );
    expect(ledger.mainSource(entries)).toBe("dice");
    expect(ledger.byKind(entries, 0, "dice")).toEqual([["ore", 2]]);
    expect(ledger.sum(entries, 1, ["dice"])).toBe(1);
  });

  it("a trade brings each side what the other gave", () => {
    const entries = ledger.ledgerOf(
      steps([{ type: "traded", seat: 0, partner: 1, give: { wool: 1 }, take: { ore: 1, grain: 1 } }]),
    );
    expect(ledger.sum(entries, 0, ["trade"])).toBe(2);
    expect(ledger.sum(entries, 1, ["trade"])).toBe(1);
  });

  it("a store that fills by an exchange with the bank is counted once", () => {
    const entries = ledger.ledgerOf(
      steps([
        { type: "bank_traded", seat: 0, give: "gold", count: 3, take: "brick" },
        { type: "spent", seat: 0, region: "gold field 6", count: 3 },
        { type: "stored", seat: 0, region: "hills 5", count: 1 },
      ]),
    );
    expect(ledger.sum(entries, 0, ledger.SOURCES)).toBe(1);
    expect(ledger.lost(entries, 0)).toBe(0);
  });

  it("what a store loses by the roll is lost", () => {
    const entries = ledger.ledgerOf(
      steps([
        { type: "dice_rolled", seat: 0, face: "brigand_attack", number: 2 },
        { type: "spent", seat: 1, region: "pasture 3", count: 2 },
        { type: "stored", seat: 0, region: "forest 2", count: 1 },
      ]),
    );
    expect(ledger.lost(entries, 1)).toBe(2);
    expect(ledger.byKind(entries, 0, "dice")).toEqual([["lumber", 1]]);
  });

  it("the robber costs what others steal and what is discarded", () => {
    const entries = ledger.ledgerOf(
      steps([
        { type: "stole", thief: 0, victim: 1 },
        { type: "discarded", seat: 1, cards: { ore: 3, wool: 1 } },
      ]),
    );
    expect(ledger.robberCost(entries, 1)).toEqual({ stolen: 1, discarded: 4 });
    expect(ledger.sum(entries, 0, ["robber"])).toBe(1);
    expect(ledger.lost(entries, 1)).toBe(5);
  });
});

describe("dice", () => {
  it("of two dice 7 is to be expected once in six rolls", () => {
    const chances = new Map(ledger.chances(2));
    expect(chances.get(7)).toBeCloseTo(1 / 6);
    expect([...chances.values()].reduce((total, each) => total + each, 0)).toBeCloseTo(1);
  });

  it("are counted by sum, or by number where one die says who stores", () => {
    const two = ledger.diceOf(steps([{ type: "dice_rolled", dice: [3, 4] }], [{ type: "dice_rolled", dice: [1, 1] }]));
    expect(two).toHaveLength(11);
    expect(two.find(({ face }) => face === "7")?.count).toBe(1);
    const one = ledger.diceOf(steps([{ type: "dice_rolled", face: "trade", number: 5 }]));
    expect(one.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 0]);
    expect(ledger.diceOf(steps([{ type: "drew", seat: 0 }]))).toEqual([]);
  });
});

describe("points", () => {
  it("change where the line steps", () => {
    const points = [2, 2, 3, 3, 5].map((count, number) => ({ number, points: [count] }));
    expect(ledger.pointsOf(points, 0)).toEqual([
      { number: 0, points: 2 },
      { number: 2, points: 3 },
      { number: 4, points: 5 },
    ]);
  });

  it("names at the ends of lines keep apart, in their order and on the paper", () => {
    expect(ledger.apart([100, 100, 10], 20, 300)).toEqual([100, 120, 10]);
    const low = ledger.apart([295, 298, 299], 20, 300);
    expect(Math.max(...low)).toBe(300);
    expect(Number(low[1]) - Number(low[0])).toBeGreaterThanOrEqual(20);
  });
});

it("trades are counted by who offered and who took part", () => {
  const played = steps(
    [{ type: "trade_offered", seat: 0 }],
    [{ type: "traded", seat: 0, partner: 1, give: {}, take: {} }],
  );
  expect(ledger.tradesOf(played, 0)).toEqual({ offered: 1, done: 1 });
  expect(ledger.tradesOf(played, 1)).toEqual({ offered: 0, done: 1 });
});
