// What a match was like, added up from its events. Nothing here knows a rule: each event says who gained or lost how much.
import type { GameEvent } from "../../lib/match";
import type { Step } from "../replay/reel";

export type Source = "dice" | "draw" | "trade" | "bank" | "robber" | "cards" | "other";
export const SOURCES: Source[] = ["dice", "draw", "trade", "bank", "robber", "cards", "other"];
export type Loss = "stolen" | "discarded" | "given" | "raided";

export interface Entry {
  seat: number;
  source: Source | Loss;
  kind: string | null;
  count: number;
}

type Pile = Record<string, number>;
type Reader = (event: GameEvent, step: Step) => Entry[];

const LOSSES: (Source | Loss)[] = ["stolen", "discarded", "given", "raided"];

const num = (value: unknown): number => (typeof value === "number" ? value : 0);
const pile = (value: unknown): [string, number][] =>
  typeof value === "object" && value !== null ? Object.entries(value as Pile) : [];
const gains = (seat: unknown, source: Entry["source"], cards: unknown): Entry[] =>
  pile(cards).map(([kind, count]) => ({ seat: num(seat), source, kind, count }));
const gain = (seat: unknown, source: Entry["source"], kind: unknown, count: unknown = 1): Entry => ({
  seat: num(seat),
  source,
  kind: typeof kind === "string" ? kind : null,
  count: num(count),
});

/** What lies in the store of a region: by the name of its landscape. */
const LANDS: [start: string, kind: string][] = [
  ["forest", "lumber"],
  ["hills", "brick"],
  ["pasture", "wool"],
  ["fields", "grain"],
  ["mountains", "ore"],
  ["gold", "gold"],
];

export function kindOfRegion(region: string): string | null {
  return LANDS.find(([start]) => region.startsWith(start))?.[1] ?? null;
}

const has = (step: Step, type: string): boolean => (step.events ?? []).some((event) => event.type === type);

/** Stores change for many reasons; which one, the rest of the step says. */
const stored: Reader = ({ seat, region, count }, step) => {
  const source = has(step, "dice_rolled") ? "dice" : "cards";
  if (has(step, "bank_traded") || has(step, "traded")) return [];
  return [gain(seat, source, kindOfRegion(String(region)), count)];
};

const READERS: Record<string, Reader> = {
  yielded: ({ seat, resource, kind, count }) => [gain(seat, "dice", resource ?? kind, count)],
  stored,
  // What a store loses by the roll itself; everything else that is spent was paid for something.
  spent: ({ seat, region, count }, step) =>
    has(step, "dice_rolled") ? [gain(seat, "raided", kindOfRegion(String(region)), count)] : [],
  cards_drawn: ({ seat, cards }) => gains(seat, "draw", cards),
  traded: ({ seat, partner, give, take }) => [...gains(seat, "trade", take), ...gains(partner, "trade", give)],
  sea_traded: ({ seat, take }) => [gain(seat, "bank", take)],
  bank_traded: ({ seat, take }) => [gain(seat, "bank", take)],
  trade_road_used: ({ seat, take }) => [gain(seat, "bank", take)],
  supply_traded: ({ seat, take }) => gains(seat, "bank", take),
  invented: ({ seat, cards }) => gains(seat, "cards", cards),
  combat_arts_used: ({ seat, kind, count }) => [gain(seat, "cards", kind, count)],
  monopoly_taken: ({ seat, victim, resource, kind, count }) => [
    gain(seat, "cards", resource ?? kind, count),
    gain(victim, "given", resource ?? kind, count),
  ],
  stole: ({ thief, victim }) => [gain(thief, "robber", null), gain(victim, "stolen", null)],
  discarded: ({ seat, cards }) => gains(seat, "discarded", cards),
  donated: ({ seat, to }) => [gain(to, "other", null), gain(seat, "given", null)],
};

export function ledgerOf(steps: Step[]): Entry[] {
  return steps.flatMap((step) => (step.events ?? []).flatMap((event) => READERS[event.type]?.(event, step) ?? []));
}

export function sum(entries: Entry[], seat: number, sources: (Source | Loss)[]): number {
  return entries.reduce(
    (total, entry) => (entry.seat === seat && sources.includes(entry.source) ? total + entry.count : total),
    0,
  );
}

export function lost(entries: Entry[], seat: number): number {
  return sum(entries, seat, LOSSES);
}

/** Sources that brought anybody anything, apart from the main one. */
export function sourcesIn(entries: Entry[], main: Source): Source[] {
  return SOURCES.filter((source) => source !== main && entries.some((entry) => entry.source === source));
}

/** Where most of the cards come from in this game: the dice, or the draw. */
export function mainSource(entries: Entry[]): Source {
  return entries.some(({ source }) => source === "dice") ? "dice" : "draw";
}

/** {kind: count} of one seat from one source, in the order in which kinds first appear in the match. */
export function byKind(entries: Entry[], seat: number, source: Source): [kind: string, count: number][] {
  const kinds = [...new Set(entries.filter((entry) => entry.source === source).map(({ kind }) => kind ?? ""))].sort();
  return kinds
    .map((kind): [string, number] => [
      kind,
      sum(
        entries.filter((entry) => (entry.kind ?? "") === kind),
        seat,
        [source],
      ),
    ])
    .filter(([, count]) => count > 0);
}

/** What the robber cost each seat: cards taken by others, and cards discarded. */
export function robberCost(entries: Entry[], seat: number): { stolen: number; discarded: number } {
  return { stolen: sum(entries, seat, ["stolen"]), discarded: sum(entries, seat, ["discarded"]) };
}

// Trades between players ------------------------------------------------------------------------------------------------

export interface Trades {
  offered: number;
  done: number;
}

export function tradesOf(steps: Step[], seat: number): Trades {
  const events = steps.flatMap(({ events = [] }) => events);
  return {
    offered: events.filter((event) => event.type === "trade_offered" && event.seat === seat).length,
    done: events.filter((event) => event.type === "traded" && (event.seat === seat || event.partner === seat)).length,
  };
}

// Dice -----------------------------------------------------------------------------------------------------------------

export interface Bar {
  face: string;
  count: number;
  expected: number;
}

/** How often each sum or number fell, and how often that was to be expected of fair dice. */
export function diceOf(steps: Step[]): Bar[] {
  const rolls = steps.flatMap(({ events = [] }) => events.filter(({ type }) => type === "dice_rolled"));
  const first = rolls[0];
  if (!first) return [];
  const dice = Array.isArray(first.dice) ? first.dice.length : 1;
  const shown = rolls.map(({ dice: thrown, number }) =>
    Array.isArray(thrown) ? thrown.reduce((total: number, each) => total + num(each), 0) : num(number),
  );
  return chances(dice).map(([face, chance]) => ({
    face: String(face),
    count: shown.filter((each) => each === face).length,
    expected: shown.length * chance,
  }));
}

/** {sum of so many dice: its chance} */
export function chances(dice: number): [sum: number, chance: number][] {
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [total, chance] of sums)
      for (let face = 1; face <= 6; face++) next.set(total + face, (next.get(total + face) ?? 0) + chance / 6);
    sums = next;
  }
  return [...sums].sort(([one], [other]) => one - other);
}

// Points ---------------------------------------------------------------------------------------------------------------

export interface Corner {
  number: number;
  points: number;
}

/** Where a seat's points change, from the beginning to the end: a line of steps. */
export function pointsOf(steps: Step[], seat: number): Corner[] {
  const corners: Corner[] = [];
  for (const { number, points } of steps) {
    const now = points[seat] ?? 0;
    if (corners.at(-1)?.points !== now) corners.push({ number, points: now });
  }
  return corners;
}

/** Names at the ends of lines, moved apart so that none covers another; `places` from top to bottom, in pixels. */
export function apart(places: number[], least: number, bottom: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  order.forEach((label, rank) => {
    const above = order[rank - 1];
    if (above && label.place < above.place + least) label.place = above.place + least;
  });
  const over = Math.max(0, (order.at(-1)?.place ?? 0) - bottom);
  const moved = places.slice();
  for (const { place, index } of order) moved[index] = place - over;
  return moved;
}
