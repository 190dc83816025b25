// What is printed on the cards of a game: asked once a game and language.
import "./bands.css";
import { SvelteMap } from "svelte/reactivity";
import { api } from "../../lib/api";
import type { CardFacts, CardsOf } from "../../lib/http";
import { plain } from "../../lib/i18n";
import { settings } from "../../lib/settings.svelte";

const known = new SvelteMap<string, { cards: Map<string, CardFacts>; costs: CardsOf["costs"] }>();
const asked = new Set<string>();

export function needCards(game: string): void {
  const key = `${game} ${settings.language}`;
  if (asked.has(key)) return;
  asked.add(key);
  api.cards(game, settings.language).then(
    ({ cards, costs }) => void known.set(key, { cards: new Map(cards.map((each) => [each.card, each])), costs }),
    () => void asked.delete(key),
  );
}

const nothing = {
  kind: "",
  called: "",
  slot: "",
  place: "",
  cost: {},
  points: {},
  copies: 0,
  unique: false,
  figures: "",
  rule: "",
  text: "",
};

/** What is printed on a card; until it is here, its name alone. */
export function printed(game: string, card: string): CardFacts {
  return known.get(`${game} ${settings.language}`)?.cards.get(card) ?? { ...nothing, card, name: plain(card) };
}

export function costOf(game: string, piece: string): Record<string, number> {
  return known.get(`${game} ${settings.language}`)?.costs[piece] ?? {};
}

export type Band = "green" | "red" | "ochre" | "ink";
/** The colour of a card's band: green any site, red cities alone, ochre action, dark event. */
export function bandOf({ kind, slot }: CardFacts): Band {
  if (slot === "city") return "red";
  if (kind.startsWith("action")) return "ochre";
  return kind === "event" ? "ink" : "green";
}

/** Each resource as often as it is due: for icons in a row. */
export function spread(cost: Record<string, number>): string[] {
  return Object.entries(cost).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}
