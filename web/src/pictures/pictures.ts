// The picture of a card, put into the page once and used by reference: `#art-abbey`.
import { need } from "../symbols/symbols";
import { actions } from "./actions";
import { buildings } from "./buildings";
import { events } from "./events";
import { people } from "./people";
import { ships } from "./ships";

export const pictures: Record<string, string> = { ...actions, ...buildings, ...ships, ...people, ...events };

const OTHERS = /href="#(\w+)-/g;
const laid = new Set<string>();

/** The reference to a card's picture, which lies in the page from now on; null for a card that has none. */
export function pictureOf(card: string): string | null {
  const drawing = pictures[card];
  if (drawing === undefined) return null;
  if (!laid.has(card)) {
    laid.add(card);
    for (const [, set] of drawing.matchAll(OTHERS)) need(`${set}-`).catch(() => undefined);
    document.body.append(document.importNode(sheet(card, drawing), true));
  }
  return `#art-${card}`;
}

function sheet(card: string, drawing: string): Element {
  const symbol = `<symbol id="art-${card}" viewBox="0 0 96 64" preserveAspectRatio="xMidYMid slice">${drawing}</symbol>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" class="symbols" aria-hidden="true">${symbol}</svg>`;
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
}
