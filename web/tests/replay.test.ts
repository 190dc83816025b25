import { describe, expect, it } from "vitest";
import {
  changed,
  flagsOf,
  spliced,
  turnAt,
  turnsOf,
  turnStep,
  type ReplayPage,
  type Step,
} from "../src/screens/replay/reel";

const scene = { view: { seats: [{ points: 2 }, { points: 3 }], phase: "roll" }, hands: null };
const step = (number: number, more: Partial<Step> = {}): Step => ({ number, points: [2, 3], ...more });

function page(since: number, steps: Step[], next: number | null = null): ReplayPage {
  const heading = {
    game: "duel",
    version: "1",
    options: {},
    names: ["Ada", "Ben"],
    length: 4,
    result: null,
    seat: null,
  };
  return { ...heading, since, next, scene, steps };
}

describe("a scene after a step", () => {
  it("has what is changed, and shares the rest with the scene before", () => {
    const after = changed(scene, [{ at: ["view", "seats", 1, "points"], to: 4 }]);
    expect(after.view.seats).toEqual([{ points: 2 }, { points: 4 }]);
    expect(scene.view.seats[1]?.points).toBe(3);
    expect(after.view.seats[0]).toBe(scene.view.seats[0]);
  });

  it("is the same object when nothing changes, and another one when everything does", () => {
    expect(changed(scene, [])).toBe(scene);
    expect(changed(scene, [{ at: [], to: 7 }])).toBe(7);
  });
});

describe("pages", () => {
  it("follow on each other without telling a step twice", () => {
    const first = spliced(null, page(0, [step(0), step(1), step(2)], 2));
    const whole = spliced(first, page(2, [step(2), step(3, { changes: [{ at: ["view", "phase"], to: "build" }] })]));
    expect(whole.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(whole.scenes).toHaveLength(4);
    expect(whole.scenes[3]?.view).toMatchObject({ phase: "build" });
    expect(first.steps).toHaveLength(3);
  });
});

describe("turns", () => {
  const begins = (seat: number, turn: number) => ({ events: [{ type: "turn_started", seat, turn }] });
  const steps = [step(0), step(1, begins(0, 1)), step(2), step(3, begins(1, 2)), step(4)];
  const turns = turnsOf(steps);

  it("last from one beginning to the next", () => {
    expect(turns).toEqual([
      { turn: 1, seat: 0, from: 1, to: 3 },
      { turn: 2, seat: 1, from: 3, to: 4 },
    ]);
  });

  it("are found at a position; before the first there is none", () => {
    expect(turnAt(turns, 2)?.turn).toBe(1);
    expect(turnAt(turns, 3)?.turn).toBe(2);
    expect(turnAt(turns, 0)).toBeNull();
  });

  it("are stepped through in both directions, to the ends of the match", () => {
    expect(turnStep(turns, 0, 1, 4)).toBe(1);
    expect(turnStep(turns, 3, 1, 4)).toBe(4);
    expect(turnStep(turns, 3, -1, 4)).toBe(1);
    expect(turnStep(turns, 1, -1, 4)).toBe(0);
  });
});

it("flags tell of buildings and titles, and of nothing else", () => {
  const events = [
    { type: "built", piece: "road", seat: 0 },
    { type: "built", piece: "city", seat: 1 },
    { type: "longest_road_moved", seat: null },
    { type: "settlement_built", seat: 0 },
  ];
  expect(flagsOf([step(5, { events })])).toEqual([
    { number: 5, seat: 1, icon: "piece-city" },
    { number: 5, seat: 0, icon: "piece-settlement" },
  ]);
});
