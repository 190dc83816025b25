// The client's own words, German and English, side by side where they are used. What the game says comes from the server.
import { settings } from "./settings.svelte";

export type Phrase = readonly [de: string, en: string];
export type Values = Record<string, string | number>;

/** A function that says the phrases of one part of the client in the reader's language. `{name}` is filled in. */
export function wording<P extends Record<string, Phrase>>(phrases: P) {
  return (key: keyof P, values: Values = {}): string => fill(phrases[key]?.[column()] ?? String(key), values);
}

/** The same for keys that come from outside: without a phrase, the key in plain letters. */
export function naming(phrases: Record<string, Phrase>) {
  return (key: string): string => phrases[key]?.[column()] ?? plain(key);
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function plain(key: string): string {
  return key.replaceAll("_", " ");
}

function column(): 0 | 1 {
  return settings.language === "de" ? 0 : 1;
}
