// What every game's data has in common. A game's own view, moves and events are typed in src/generated/GAME.ts.

export interface Move {
  type: string;
  [field: string]: unknown;
}

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** A move whose amounts are free: so many cards at least and at most, of each kind at most so many. */
export interface Form {
  move: string;
  least: number;
  most: number;
  limits: Record<string, number>;
}

export interface Decision {
  seat: number;
  /** The number of the rule that asks. */
  why: string;
  /** The seat may speak but is not waited for. */
  invited: boolean;
  moves: Move[];
  forms: Form[];
}

export interface Result {
  winners: number[];
  points: number[];
}

export type Colour = "red" | "blue" | "white" | "orange" | "grey";
const COLOURS: Colour[] = ["red", "blue", "white", "orange", "grey"];

/** A seat's colour: the one the game names, or the one of its place. */
export function colourOf(seat: number, view?: unknown): Colour {
  const seats = (view as { seats?: { colour?: string }[] } | null)?.seats;
  const named = seats?.[seat]?.colour;
  return COLOURS.find((colour) => colour === named) ?? COLOURS[seat] ?? "grey";
}
