// Which games have a lesson; its words are fetched with it.
import type { Lesson } from "./lesson";

const files: Record<string, () => Promise<{ lesson: Lesson }>> = {
  classic: () => import("./lessons/classic"),
  inka: () => import("./lessons/inka"),
  quick: () => import("./lessons/quick"),
  cards1996: () => import("./lessons/cards1996"),
  duel: () => import("./lessons/duel"),
};

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await files[game]?.())?.lesson ?? null;
}
