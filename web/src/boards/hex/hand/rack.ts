// What the rack of a game on hexes needs to know of it.
import type { Decision } from "../../../lib/match";
import type { Plate } from "./plates";

interface Own {
  hand: Record<string, number | undefined>;
  development: Record<string, number>;
  bought_this_turn: Record<string, number>;
}

interface Seen {
  roads_left: number;
  settlements_left: number;
  cities_left: number;
}

export interface RackFacts {
  own: Own;
  seen: Seen;
  kinds: readonly string[];
  /** The land whose picture a kind's cards bear. */
  lands: Readonly<Record<string, string>>;
  plates: readonly Plate[];
  /** The move that plays a development card; null: none does. */
  cards: Readonly<Record<string, string | null>>;
  deck: number;
  myTurn: boolean;
  rolled: boolean;
  cardPlayed: boolean;
  rules: { freshCard: string; oneCard: string; trade: string; turn: string; roll: string; price: string };
}

/** Somebody's offer wants a yes or no. */
export function isAsked(decision: Decision | null): boolean {
  return decision?.moves.some(({ type }) => type === "refuse_trade") ?? false;
}

/** Where tapped hand cards go: back at a seven, into an answer, into an offer. */
export function cardsGo(decision: Decision | null): "discard" | "counter_trade" | "offer_trade" | null {
  const forms = new Set(decision?.forms.map(({ move }) => move));
  return (["discard", "counter_trade", "offer_trade"] as const).find((move) => forms.has(move)) ?? null;
}

/** The piles of these moves that are given. */
export function givenField(type: string): "cards" | "give" {
  return type === "discard" ? "cards" : "give";
}
