// What a player's panel says in a game of principalities: points of every kind, cards in hand, tokens held.
import type { Names } from "../../lib/http";
import type { Language } from "../../lib/settings.svelte";
import type { Facts } from "../../table/games";
import type { View } from "./view";

const HAND: Record<Language, string> = { de: "Handkarten, höchstens {limit}", en: "cards in hand, at most {limit}" };

/** `kinds`: the points that count in this game; `icons`: the symbol of each token. */
export function factsOf(
  view: unknown,
  seat: number,
  names: Names,
  language: Language,
  kinds: string[],
  icons: Record<string, string>,
): Facts {
  const seen = (view as View | null)?.seats[seat];
  if (!seen) return { points: null, counts: [], titles: [] };
  const held = Object.entries((view as View).tokens).filter(([, holder]) => holder === seat);
  return {
    points: seen.victory_points,
    counts: [
      ...kinds.map((kind) => ({ icon: `pt-${kind}`, label: names.names[kind] ?? kind, value: seen.points[kind] ?? 0 })),
      { icon: "ui-hand", label: HAND[language].replace("{limit}", String(seen.hand_limit)), value: seen.hand_size },
    ],
    titles: held.map(([token]) => ({
      icon: icons[token] ?? "pt-victory",
      label: names.names[`token:${token}`] ?? token,
    })),
  };
}
