// What can be played here: asked once, kept for the visit.
import { api } from "./api";
import type { GameNow } from "./http";
import { settings } from "./settings.svelte";

export const catalogue = $state({ games: [] as GameNow[], program: "" });

let asked: Promise<void> | undefined;

export function loadGames(): Promise<void> {
  asked ??= api.games().then(
    ({ games, program }) => {
      catalogue.games = games;
      catalogue.program = program;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

export function gameOf(key: string): GameNow | undefined {
  return catalogue.games.find((game) => game.key === key);
}

export function titleOf(key: string): string {
  return gameOf(key)?.title[settings.language] ?? key;
}
