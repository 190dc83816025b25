// A match that is over (or a lesson), as the server tells it: pages of steps, each with what it changes in the scene.
import type { Told } from "../../generated/protocol";
import type { GameEvent, Move, Result } from "../../lib/match";

export interface Scene {
  view: unknown;
  /** What each seat holds, if everything is open. */
  hands: unknown[] | null;
}

export interface Change {
  at: (string | number)[];
  to: unknown;
}

export interface Step {
  /** Of moves that have been played now. */
  number: number;
  seat?: number;
  move?: Move;
  label?: string;
  /** The number of the rule that asked for the move. */
  why?: string;
  question?: string;
  kind?: string;
  points: number[];
  events?: GameEvent[];
  told?: Told[];
  changes?: Change[];
}

export interface ReplayPage {
  game: string;
  version: string;
  options: Record<string, unknown>;
  names: string[];
  length: number;
  result: Result | null;
  seat: number | null;
  since: number;
  next: number | null;
  scene: Scene;
  steps: Step[];
}

/** The scene after a step; what is not changed is shared with the scene before. */
export function changed<T>(scene: T, changes: Change[] = []): T {
  return changes.reduce((seen, { at, to }) => put(seen, at, to) as T, scene);
}

function put(part: unknown, [name, ...rest]: (string | number)[], to: unknown): unknown {
  if (name === undefined) return to;
  if (Array.isArray(part)) return part.with(Number(name), put(part[Number(name)], rest, to));
  const fields = part as Record<string, unknown>;
  return { ...fields, [name]: put(fields[name], rest, to) };
}

/** All pages so far as one film: the steps, and the scene after each. */
export interface Film {
  page: ReplayPage;
  steps: Step[];
  scenes: Scene[];
}

export function spliced(film: Film | null, page: ReplayPage): Film {
  const steps = film ? [...film.steps] : [];
  const scenes = film ? [...film.scenes] : [];
  let scene = page.scene;
  for (const step of page.steps) {
    scene = changed(scene, step.changes);
    if (steps.length > 0 && step.number <= (steps.at(-1)?.number ?? -1)) continue;
    steps.push(step);
    scenes.push(scene);
  }
  return { page, steps, scenes };
}

/** A stretch of steps in which it is one seat's turn. */
export interface Turn {
  turn: number;
  seat: number;
  from: number;
  to: number;
}

export function turnsOf(steps: Step[]): Turn[] {
  const turns: Turn[] = [];
  for (const { number, events = [] } of steps) {
    for (const event of events) {
      if (event.type !== "turn_started") continue;
      const before = turns.at(-1);
      if (before) before.to = number;
      turns.push({
        turn: Number(event.turn),
        seat: Number(event.seat),
        from: number,
        to: steps.at(-1)?.number ?? number,
      });
    }
  }
  return turns;
}

export function turnAt(turns: Turn[], number: number): Turn | null {
  return turns.findLast(({ from }) => from <= number) ?? null;
}

/** Where the turn before or after this position begins. */
export function turnStep(turns: Turn[], number: number, step: 1 | -1, last: number): number {
  if (step > 0) return turns.find(({ from }) => from > number)?.from ?? last;
  return turns.findLast(({ from }) => from < number)?.from ?? 0;
}

/** What stands out on the scrubber: what was built, and titles that changed hands. */
export interface Flag {
  number: number;
  seat: number;
  icon: string;
}

const BUILT: Record<string, string> = { settlement: "piece-settlement", city: "piece-city" };
const MARKED: Record<string, string> = {
  settlement_built: "piece-settlement",
  city_built: "piece-city",
  longest_road_moved: "ui-roadlen",
  trade_route_moved: "ui-roadlen",
  largest_army_moved: "ui-knights",
  knight_force_moved: "ui-knights",
  combat_arts_moved: "ui-knights",
  token_moved: "ui-knights",
  tribe_founded: "piece-thicket",
};

export function flagsOf(steps: Step[]): Flag[] {
  return steps.flatMap(({ number, events = [] }) =>
    events.flatMap((event) => {
      const icon = event.type === "built" ? BUILT[String(event.piece ?? event.card)] : MARKED[event.type];
      return icon && typeof event.seat === "number" && number > 0 ? [{ number, seat: event.seat, icon }] : [];
    }),
  );
}
