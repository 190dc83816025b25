// The log of a match: the sentences the server tells, in rows of turns.
import type { Update } from "../generated/protocol";
import type { GameEvent } from "./match";

export interface LogLine {
  /** Unique and in order: the number of moves before it, and its place among those sentences. */
  key: string;
  sentence: string;
  rules: string[];
  /** Whose doing it is, where the event says so. */
  seat: number | null;
  /** It begins a turn. */
  turn: boolean;
}

const LONGEST = 3000;

/** The lines that an update tells. */
export function become(update: Update): LogLine[] {
  const events = (update.events ?? []) as GameEvent[];
  const told = update.told ?? [];
  const isAlone = (event: number) => told.filter((other) => other.event === event).length === 1;
  return told.map(({ event, sentence, rules }, place) => {
    const happened = events[event];
    return {
      key: `${update.since}-${update.number}-${place}`,
      sentence,
      rules: rules ?? [],
      seat: happened && isAlone(event) ? seatIn(happened) : null, // of several told together, only the first is named
      turn: happened?.type === "turn_started",
    };
  });
}

/** The log after an update. One that begins at move 0 tells everything from the beginning, so it replaces what was there. */
export function grown(log: LogLine[], update: Update): LogLine[] {
  const lines = become(update);
  if (update.since === 0) return lines.slice(-LONGEST);
  return lines.length === 0 ? log : [...log, ...lines].slice(-LONGEST);
}

function seatIn(event: GameEvent): number | null {
  const seat = event.seat ?? event.thief;
  return typeof seat === "number" ? seat : null;
}
