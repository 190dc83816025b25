// The seam between a table's screen and what one game shows there. A game's folder src/games/KEY may bring, all optional:
//   Board.svelte   what lies on the table                 (props: BoardProps)
//   Rack.svelte    what one holds, and direct ways to use it (props: BoardProps)
//   Aside.svelte   beside the log, on a phone above the page: bargains, for instance (props: BoardProps)
//   facts.ts       `export const facts: FactsOf`: what a player's panel says
//   ways.ts        `export const ways: Ways`: which answers these parts take themselves
// What a game does not bring, a plain part shows instead. Each is fetched when a table of that game is first seen.
import type { Component } from "svelte";
import type { Asked, SeatNow } from "../generated/protocol";
import type { Colour, Decision, GameEvent, Move } from "../lib/match";
import type { Names } from "../lib/http";
import type { Objection } from "../lib/table.svelte";
import type { Draft, Kind } from "../prompt/choices";
import type { Pending, Ways } from "../prompt/desk.svelte";
import type { Language } from "../lib/settings.svelte";

export interface BoardProps<View = unknown> {
  game: string;
  view: View;
  /** My seat; null: I am watching. */
  seat: number | null;
  seats: SeatNow[];
  colours: Colour[];
  /** What my seat must decide, or may; null: nothing. `asked` has it in words. */
  decision: Decision | null;
  asked: Asked | null;
  /** The kind of move that is being chosen in the prompt or by a plate; light its places. null: none, or all. */
  kind: Kind | null;
  /** Choose a kind (its name is the move's `type`), or none. */
  choose: (type: string | null) => void;
  /** Take the next step of the chosen kind: a place, a card, a seat. */
  pick: (value: unknown) => void;
  /** Amounts that are being composed, by the move's `type`. */
  draft: (type: string) => Draft;
  compose: (type: string, draft: Draft) => void;
  /** A move that waits for a yes in the prompt. */
  pending: Pending | null;
  propose: (pending: Pending | null) => void;
  /** What has happened since the view before, for movement; `serial` counts such news. */
  events: GameEvent[];
  serial: number;
  language: Language;
  /** What the things of the game are called, and the rules about them. */
  names: Names;
  /** A move is under way. */
  sending: boolean;
  /** One of the decision's moves, or one composed by a form. */
  play: (move: Move) => void;
  /** Say in the prompt why something that was tried is not possible. */
  object: (objection: Objection | null) => void;
}

/** For who looks on: nothing is asked, and nothing can be done. */
export const LOOKING_ON = {
  decision: null,
  asked: null,
  kind: null,
  choose: () => undefined,
  pick: () => undefined,
  draft: () => ({}),
  compose: () => undefined,
  pending: null,
  propose: () => undefined,
  sending: false,
  play: () => undefined,
  object: () => undefined,
} satisfies Partial<BoardProps>;

/** What a player's panel says besides name and clock. */
export interface Facts {
  /** Points that everybody sees; `more`: those that only the seat itself knows. */
  points: number | null;
  more?: number;
  counts: { icon: string; label: string; value: number | string }[];
  titles: { icon: string; label: string }[];
}
export type FactsOf = (view: unknown, seat: number, names: Names, language: Language) => Facts;

type Part = () => Promise<{ default: Component<BoardProps> }>;
const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");
const racks = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Rack.svelte");
const asides = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Aside.svelte");
const ways = import.meta.glob<{ ways: Ways }>("../games/*/ways.ts");
const facts = import.meta.glob<{ facts: FactsOf }>("../games/*/facts.ts");

export function boardOf(game: string): Part {
  return boards[`../games/${game}/Board.svelte`] ?? (() => import("./PlainBoard.svelte"));
}

/** Whether places can be chosen on the game's own board, so that the prompt need not list them. */
export function hasBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in boards;
}

export function rackOf(game: string): Part {
  return racks[`../games/${game}/Rack.svelte`] ?? (() => import("./PlainRack.svelte"));
}

export function asideOf(game: string): Part | null {
  return asides[`../games/${game}/Aside.svelte`] ?? null;
}

export async function waysOf(game: string): Promise<Ways> {
  return (await ways[`../games/${game}/ways.ts`]?.())?.ways ?? {};
}

export async function factsOf(game: string): Promise<FactsOf> {
  const own = await facts[`../games/${game}/facts.ts`]?.();
  return own?.facts ?? plainFacts;
}

interface SeenSeat {
  points?: unknown;
  visible_points?: unknown;
  victory_points?: unknown;
  [field: string]: unknown;
}

const COUNTS: [field: string, icon: string][] = [
  ["hand_size", "ui-hand"],
  ["development_size", "ui-devs"],
  ["open_knights", "ui-knights"],
  ["open_combat_arts", "ui-knights"],
  ["knights", "ui-knights"],
  ["road_length", "ui-roadlen"],
];

/** For games that bring no facts of their own: what their views call by the usual names. */
export const plainFacts: FactsOf = (view, seat, names) => {
  const seen = (view as { seats?: SeenSeat[] } | null)?.seats?.[seat] ?? {};
  const points = [seen.points, seen.visible_points, seen.victory_points].find((each) => typeof each === "number");
  const counts = COUNTS.flatMap(([field, icon]) => {
    const value = seen[field];
    return typeof value === "number" ? [{ icon, label: names.names[field] ?? field.replaceAll("_", " "), value }] : [];
  });
  return { points: typeof points === "number" ? points : null, counts, titles: [] };
};
