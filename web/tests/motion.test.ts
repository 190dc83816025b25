import { expect, test } from "vitest";
import { steps, TIMES } from "../src/lib/motion";
import { soundsOf } from "../src/lib/sounds";

test("things of one kind are seen as three at most, one after another", () => {
  const made = steps([{ from: "a", to: "b", show: "res-ore", count: 7 }]);
  expect(made.map(({ after }) => after)).toEqual([0, 60, 120]);
});

test("however much happens, all of it has arrived after 1.2 s", () => {
  const made = steps(Array.from({ length: 40 }, () => ({ from: "a", to: "b", show: "res-ore" })));
  expect(made).toHaveLength(40);
  expect(Math.max(...made.map(({ after }) => after)) + TIMES.slow).toBeLessThanOrEqual(TIMES.most);
});

test("news is heard once a kind, dice first; what has no sound is silent", () => {
  const news = ["drew", "drew", "built", "dice_rolled", "turn_started"].map((type) => ({ type }));
  expect(soundsOf(news)).toEqual(["dice", "piece", "card"]);
  expect(soundsOf([{ type: "turn_started" }])).toEqual([]);
});
