// Build plates: what they cost and what is missing, for the eye. Whether one may build, the decision says.
import type { Decision } from "../../../lib/match";
import type { Pile } from "../../../prompt/choices";

export interface Plate {
  /** The move's kind. */
  type: string;
  piece: "road" | "settlement" | "city" | "dev";
  cost: Readonly<Record<string, number>>;
  /** Where the view says how many are left; null: the deck. */
  left: "roads_left" | "settlements_left" | "cities_left" | null;
  rule: string;
  key: string;
}

export type Have = Readonly<Record<string, number | undefined>>;

/** The price card by card, and whether it is in the hand. */
export function price(plate: Plate, hand: Have): { kind: string; here: boolean }[] {
  return Object.entries(plate.cost).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, place) => ({ kind, here: place < (hand[kind] ?? 0) })),
  );
}

export function missing(plate: Plate, hand: Have): Pile {
  const lacking = Object.entries(plate.cost).map(([kind, count]) => [kind, count - (hand[kind] ?? 0)] as const);
  return Object.fromEntries(lacking.filter(([, count]) => count > 0));
}

export function offers(decision: Decision | null, type: string): boolean {
  return decision?.moves.some((move) => move.type === type) ?? false;
}

/** Who could only end the turn now, or offer a trade once more. */
export function isDone(decision: Decision | null): boolean {
  const idle = new Set(["end_turn", "offer_trade"]);
  return decision?.moves.every(({ type }) => idle.has(type)) ?? false;
}
