// What a lesson explains: a few words to begin with, a note when a kind of move comes up, a word at the end.
import type { Phrase } from "../../lib/i18n";
import type { Step } from "../replay/reel";

export interface Note {
  /** The type of the learner's move, and which of them (counted from 1). */
  on: string;
  nth?: number;
  text: Phrase;
  /** The rule worth reading; without it, the one that asks. */
  rule?: string;
}

export interface Lesson {
  intro: { text: Phrase; rule: string }[];
  notes: Note[];
  end: Phrase;
}

/** The notes by the number of the step they belong to; a note whose move never comes is missing. */
export function placed(lesson: Lesson, steps: Step[], learner: number): Map<number, Note> {
  const seen = new Map<string, number>();
  const found = new Map<number, Note>();
  for (const { number, seat, move } of steps) {
    if (seat !== learner || !move) continue;
    const nth = (seen.get(move.type) ?? 0) + 1;
    seen.set(move.type, nth);
    const note = lesson.notes.find(({ on, nth: wanted = 1 }) => on === move.type && wanted === nth);
    if (note) found.set(number, note);
  }
  return found;
}

/** The number of the learner's next step from here on, or null: the lesson is over. */
export function nextOwn(steps: Step[], learner: number, from: number): number | null {
  return steps.find(({ number, seat }) => number > from && seat === learner)?.number ?? null;
}
