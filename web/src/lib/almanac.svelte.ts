// The almanac: the rules of a game, asked once a language, and which of them lies open beside the screen.
import { api } from "./api";
import type { Entry, Rules } from "./http";
import { settings } from "./settings.svelte";

export const almanac = $state({ open: false, game: "classic", number: null as string | null });

export function openRule(game: string, number: string | null): void {
  Object.assign(almanac, { open: true, game, number });
}

const shelf = new Map<string, Promise<Rules>>();

export function rulesOf(game: string): Promise<Rules> {
  const key = `${game} ${settings.language}`;
  let coming = shelf.get(key);
  if (!coming) {
    coming = api.rules(game, settings.language);
    shelf.set(key, coming);
    coming.catch(() => shelf.delete(key));
  }
  return coming;
}

/** Entries in which every word of the query occurs: those with it in number or title first. */
export function search(entries: Entry[], query: string): Entry[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, words) })).filter(({ rank }) => rank > 0);
  return ranked.sort((a, b) => b.rank - a.rank).map(({ entry }) => entry);
}

function rankOf(entry: Entry, words: string[]): number {
  const number = folded(entry.number);
  const title = folded(entry.title);
  const text = folded(entry.text);
  let total = 0;
  for (const word of words) {
    const rank =
      number === word ? 100 : title.includes(word) ? 10 : text.includes(word) || number.startsWith(word) ? 1 : 0;
    if (rank === 0) return 0;
    total += rank;
  }
  return total;
}

/** Without capitals and accents, so that "Raeuber", "RÄUBER" and "räuber" are found alike. */
function folded(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue");
  return plain.normalize("NFD").replace(/\p{M}/gu, "");
}
