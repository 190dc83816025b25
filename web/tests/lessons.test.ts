// Every lesson explains moves that its record has, in the order in which they come.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Move } from "../src/lib/match";
import { nextOwn, placed, type Lesson } from "../src/screens/tutorial/lesson";
import { lessonOf } from "../src/screens/tutorial/lessons";
import type { Step } from "../src/screens/replay/reel";

const LEARNER = 0;
async function found(game: string): Promise<Lesson> {
  const lesson = await lessonOf(game);
  if (!lesson) throw new Error(`There is no lesson of ${game}.`);
  return lesson;
}

const GAMES = ["classic", "inka", "quick", "cards1996", "duel"];

function stepsOf(game: string): Step[] {
  const url = new URL(`../../src/inselreich/server/lessons/${game}.json`, import.meta.url);
  const { moves } = JSON.parse(readFileSync(url, "utf8")) as { moves: { seat: number; move: Move }[] };
  return moves.map(({ seat, move }, place) => ({ number: place + 1, seat, move, points: [] }));
}

describe.each(GAMES)("the lesson of %s", (game) => {
  it("places every note at a move of the learner", async () => {
    const lesson = await found(game);
    const steps = stepsOf(game);
    const notes = placed(lesson, steps, LEARNER);
    expect([...notes.values()]).toEqual(lesson.notes);
    expect([...notes.keys()].every((number) => steps[number - 1]?.seat === LEARNER)).toBe(true);
  });

  it("has 8 to 17 steps, each in both languages", async () => {
    const lesson = await found(game);
    const phrases = [...lesson.intro.map(({ text }) => text), ...lesson.notes.map(({ text }) => text), lesson.end];
    expect(phrases.length).toBeGreaterThanOrEqual(8);
    expect(phrases.length).toBeLessThanOrEqual(17);
    for (const [de, en] of phrases) expect([de.length > 10, en.length > 10, de === en]).toEqual([true, true, false]);
  });
});

it("the learner's next step is found from anywhere, and none after the last", () => {
  const steps = stepsOf("duel");
  const own = steps.filter(({ seat }) => seat === LEARNER).map(({ number }) => number);
  expect(nextOwn(steps, LEARNER, 0)).toBe(own[0]);
  expect(nextOwn(steps, LEARNER, own.at(-1) ?? 0)).toBeNull();
});

it("a game without a lesson has none", async () => {
  expect(await lessonOf("chess")).toBeNull();
});
