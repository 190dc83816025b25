// The direct ways: which moves of a decision belong to which region, site, place, road, card or stack. A move is a course
// of keys that are pressed one after another; `hand:abbey`, then `site:above -1`. Pure functions over the decision.
import type { Decision, Move } from "../../lib/match";

export type Key = string;
export interface Course {
  move: Move;
  keys: Key[];
  /** Whether the keys may come in any order. */
  free: boolean;
}

type Words = Record<string, string> & { regions: string[]; column: number; stack: number };
type Way = (move: Words, open: string | null) => Key[];
const card = (id: string | undefined, at: string | undefined) => `card:${id}@${at}`;

/** By the type of a move: what is pressed for it. `open` is the card that lies open and is placed now. */
const WAYS: Record<string, Way> = {
  roll_dice: () => ["dice"],
  build_road: ({ column }) => [`road:${column}`],
  build_settlement: ({ column, played_with }) => [...(played_with ? [`hand:${played_with}`] : []), `place:${column}`],
  build_city: ({ column }) => [`place:${column}`],
  build: (move, open) => [...(move.card === open ? [] : [`hand:${move.card}`]), `site:${move.at}`],
  play_card: (move) => [`hand:${move.card}`],
  bank_trade: ({ give, take }) => [`resource:${give}`, `resource:${take}`],
  region_trade: ({ region, take }) => [`region:${region}`, `resource:${take}`],
  pay: ({ regions }) => regions.map((region) => `region:${region}`),
  store: ({ region }) => [`region:${region}`],
  choose_resource: ({ resource }) => [`resource:${resource}`],
  swap_regions: ({ region, other }) => [`region:${region}`, `region:${other}`],
  swap_cards: (move) => [card(move.card, move.at), card(move.other, move.other_at)],
  choose_card: (move) => [card(move.card, move.at)],
  demolish: (move) => [card(move.card, move.at)],
  draw_card: ({ stack }) => [`stack:${stack}`],
  search_stack: ({ stack }) => [`stack:${stack}`],
  choose_stack: ({ stack }) => [`stack:${stack}`],
  put_under: (move) => [`hand:${move.card}`, `stack:${move.stack}`],
  take_card: (move) => [`seen:${move.card}`],
  lay_regions: ({ upper, lower }) => [`seen:${upper}`, `seen:${lower}`],
};
const FREE = ["pay", "swap_regions", "swap_cards"];
/** Ways out, and what has plates of its own: they do not count when one kind of places lights by itself. */
const QUIET = ["pass", "end_turn"];

export function courseOf(move: Move, open: string | null = null): Course | null {
  const keys = WAYS[move.type]?.(move as unknown as Words, open);
  return keys ? { move, keys, free: FREE.includes(move.type) } : null;
}

/** The courses that are open now: those of the card that is lifted, of the kind that is chosen, or of the only kind. */
export function coursesOf(
  decision: Decision | null,
  kind: string | null,
  picks: Key[],
  open: string | null = null,
): Course[] {
  if (!decision) return [];
  const all = decision.moves.flatMap((move) => courseOf(move, open) ?? []);
  const [first] = picks;
  if (first?.startsWith("hand:") && kind === null) return all.filter(({ keys }) => keys[0] === first);
  if (kind !== null) return all.filter(({ move }) => move.type === kind);
  const kinds = new Set(decision.moves.map(({ type }) => type).filter((type) => !QUIET.includes(type)));
  return kinds.size === 1 ? all : [];
}

/** What may be pressed next after these picks. */
export function nextKeys(courses: Course[], picks: Key[]): Set<Key> {
  const found = new Set<Key>();
  for (const course of courses) for (const key of rest(course, picks) ?? []) found.add(key);
  return found;
}

/** The move that these picks name: exactly, all of it. */
export function completed(courses: Course[], picks: Key[]): Move | null {
  return (
    courses.find((course) => course.keys.length === picks.length && rest(course, picks)?.length === 0)?.move ?? null
  );
}

/** What every answer of several has in common, where the order is free: it is laid aside without asking. */
export function forced(courses: Course[]): Key[] {
  const [first, ...others] = courses;
  if (!first?.free || others.length === 0 || courses.some(({ free }) => !free)) return [];
  let common = first.keys;
  for (const { keys } of others) {
    const left = [...keys];
    common = common.filter((key) => {
      const place = left.indexOf(key);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
  }
  return common;
}

/** How often a key is among the picks. */
export function times(picks: Key[], key: Key): number {
  return picks.filter((pick) => pick === key).length;
}

/** The keys that still may follow; null if the picks do not belong to the course. */
function rest({ keys, free }: Course, picks: Key[]): Key[] | null {
  if (!free) {
    if (!picks.every((pick, place) => pick === keys[place])) return null;
    return keys.slice(picks.length, picks.length + 1);
  }
  const left = [...keys];
  for (const pick of picks) {
    const place = left.indexOf(pick);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
