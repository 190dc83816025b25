// What the things of a game are called, in the reader's language: asked once a game and language.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Names } from "./http";
import { plain } from "./i18n";
import { settings } from "./settings.svelte";

const known = new SvelteMap<string, Names>();
const asked = new Set<string>();

/** Ask for the names of a game, unless they are here or under way. */
export function needNames(game: string): void {
  const key = `${game} ${settings.language}`;
  if (asked.has(key)) return;
  asked.add(key);
  api.names(game, settings.language).then(
    (names) => void known.set(key, names),
    () => void asked.delete(key),
  );
}

export function namesOf(game: string): Names {
  return known.get(`${game} ${settings.language}`) ?? { names: {}, rules: {} };
}

/** What a thing is called; until the names are here, its key in plain letters. */
export function called(game: string, thing: string): string {
  return namesOf(game).names[thing] ?? plain(thing);
}
