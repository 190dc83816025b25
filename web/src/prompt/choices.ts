// A decision, ordered for the hand: kinds of moves, and how to find one among many. Pure functions over what the server sent.
import type { Asked } from "../generated/protocol";
import shapes from "../generated/shapes.json";
import { plain } from "../lib/i18n";
import type { Decision, Form, Move } from "../lib/match";

export interface Choice {
  move: Move;
  label: string;
}

/** All answers of one type. */
export interface Kind {
  type: string;
  name: string;
  choices: Choice[];
  form: Form | null;
}

/** So many are shown at once; more are found step by step. */
export const FEW = 12;

export function kindsOf(decision: Decision | null, asked: Asked | null): Kind[] {
  if (!decision) return [];
  const kinds = new Map<string, Kind>();
  const kindOf = (type: string): Kind => {
    const known = kinds.get(type);
    if (known) return known;
    const made: Kind = { type, name: capital(asked?.kinds?.[type] ?? plain(type)), choices: [], form: null };
    kinds.set(type, made);
    return made;
  };
  decision.moves.forEach((move, place) => {
    const label = asked?.labels?.[place] ?? Object.values(move).map(String).join(" ");
    kindOf(move.type).choices.push({ move, label: capital(label) });
  });
  for (const form of decision.forms) kindOf(form.move).form = form;
  return [...kinds.values()];
}

/** The only answer of a kind without free amounts: pressing the kind is playing it. */
export function onlyMove(kind: Kind): Move | null {
  return kind.form === null && kind.choices.length === 1 ? (kind.choices[0]?.move ?? null) : null;
}

// Finding one among many -----------------------------------------------------------------------------------------------

/** The next thing to settle: a field of the move, or one place in a field that is a list. */
export interface Step {
  field: string;
  place: number | null;
  values: unknown[];
}

/** How to go on: a short list to choose from, or a step that makes it shorter. */
export function nextStep(choices: Choice[]): Step | null {
  if (choices.length <= FEW) return null;
  const step = firstDifference(choices.map(({ move }) => move));
  return step && step.values.length < choices.length ? step : null;
}

export function narrowed(choices: Choice[], step: Step, value: unknown): Choice[] {
  return choices.filter(({ move }) => same(at(move, step.field, step.place), value));
}

function firstDifference(moves: Move[]): Step | null {
  const [first] = moves;
  if (!first) return null;
  for (const field of Object.keys(first)) {
    const longest = Math.max(...moves.map((move) => (Array.isArray(move[field]) ? move[field].length : -1)));
    const places = longest < 0 ? [null] : Array.from({ length: longest }, (_, place) => place);
    for (const place of places) {
      const values = distinct(moves.map((move) => at(move, field, place)));
      if (values.length > 1) return { field, place, values };
    }
  }
  return null;
}

function at(move: Move, field: string, place: number | null): unknown {
  const value = move[field];
  return place === null ? value : (value as unknown[])[place];
}

function distinct(values: unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// Free amounts ---------------------------------------------------------------------------------------------------------

export type Part = { pile: string[] } | { kinds: string[] } | "seats" | "other";
export type Shape = Record<string, Part>;
export type Pile = Record<string, number>;
/** What has been composed so far: piles, a kind, seats. */
export type Draft = Record<string, unknown>;

export function shapeOf(game: string, type: string): Shape | null {
  return (shapes as Record<string, Record<string, Shape>>)[game]?.[type] ?? null;
}

/** The pile that the form's bounds speak of: the first. */
export function boundField(shape: Shape): string | null {
  return Object.entries(shape).find(([, part]) => isPile(part))?.[0] ?? null;
}

export function isPile(part: Part): part is { pile: string[] } {
  return typeof part === "object" && "pile" in part;
}

export function isKinds(part: Part): part is { kinds: string[] } {
  return typeof part === "object" && "kinds" in part;
}

export function total(pile: Pile): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}

/** How many more of a kind may be added. */
export function room(form: Form, shape: Shape, field: string, kind: string, draft: Draft): number {
  const pile = pileIn(draft, field);
  if (field !== boundField(shape)) return Infinity;
  return Math.min((form.limits[kind] ?? 0) - (pile[kind] ?? 0), form.most - total(pile));
}

export function pileIn(draft: Draft, field: string): Pile {
  return (draft[field] as Pile | undefined) ?? {};
}

/** One more or fewer of a kind. */
export function adding(draft: Draft, field: string, kind: string, step: 1 | -1): Draft {
  const pile = pileIn(draft, field);
  const count = Math.max(0, (pile[kind] ?? 0) + step);
  const rest = Object.fromEntries(Object.entries(pile).filter(([other]) => other !== kind));
  return { ...draft, [field]: count > 0 ? { ...rest, [kind]: count } : rest };
}

/** The composed move, or null while something is missing. What the rules say of it, the server knows. */
export function composed(form: Form, shape: Shape, draft: Draft): Move | null {
  const bound = boundField(shape);
  const move: Move = { type: form.move };
  for (const [field, part] of Object.entries(shape)) {
    if (isPile(part)) {
      const count = total(pileIn(draft, field));
      if (count === 0 || (field === bound && (count < form.least || count > form.most))) return null;
      move[field] = pileIn(draft, field);
    } else if (isKinds(part)) {
      if (!draft[field]) return null;
      move[field] = draft[field];
    } else if (part === "seats") move[field] = draft[field] ?? [];
  }
  return move;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
