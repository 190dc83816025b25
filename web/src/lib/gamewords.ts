// What the games are called on a box, and their options: by the words of their rule books.
import { naming, wording } from "./i18n";

export const shortName = naming({
  classic: ["Klassisch", "Classic"],
  inka: ["Aufstieg der Inkas", "Rise of the Inkas"],
  quick: ["Schnelles Spiel", "Quick game"],
  cards1996: ["Kartenspiel 1996", "Card game 1996"],
  duel: ["Das Duell", "The Duel"],
});

export const blurb = naming({
  classic: [
    "Besiedle die Insel, tausche mit allen, komm als Erste auf zehn Punkte.",
    "Settle the island, trade with everybody, be the first to ten points.",
  ],
  inka: [
    "Drei Stämme nacheinander: Was die einen bauten, überwuchert das Dickicht der Zeit.",
    "Three tribes, one after another: what the first ones built, the thicket takes back.",
  ],
  quick: [
    "Karten ziehen, tauschen, aus der Auslage bauen. Ein ganzes Reich in zwanzig Minuten.",
    "Draw cards, trade, build from the display. A whole realm in twenty minutes.",
  ],
  cards1996: [
    "Zwei Fürstentümer, ein Vorrat an Karten, und manchmal ein Brand beim Nachbarn.",
    "Two principalities, one supply of cards, and now and then a fire next door.",
  ],
  duel: [
    "Das Einführungsspiel zu zweit: Straßen, Siedlungen, Städte, Helden und Schiffe.",
    "The introductory game for two: roads, settlements, cities, heroes and ships.",
  ],
});

export const minutes: Record<string, string> = {
  classic: "60",
  inka: "75",
  quick: "20",
  cards1996: "50",
  duel: "40",
};

/** The option that is offered beside the seats, before anything else. */
export const firstOption: Record<string, string> = {
  classic: "board",
  inka: "start",
  quick: "metropolis",
  cards1996: "points_to_win",
  duel: "points_to_win",
};

export const optionName = naming({
  points_to_win: ["Punkte zum Sieg", "Points to win"],
  board: ["Insel", "Island"],
  phases: ["Handel und Bau", "Trading and building"],
  harbours: ["Neue Häfen", "New harbours"],
  friendly_robber: ["Freundlicher Räuber", "Friendly robber"],
  discard_limit: ["Handkarten bei einer 7", "Cards kept at a 7"],
  two_seats: ["Zu zweit", "With two seats"],
  start: ["Beginn", "Start"],
  length: ["Länge", "Length"],
  numbers: ["Zahlenchips", "Number tokens"],
  frame_on_seven: ["Räuber auf den Rahmen", "Robber on the frame"],
  metropolis: ["Metropole, Seite", "Metropolis, side"],
  first_display: ["Feste erste Auslage", "Fixed first display"],
  first_set: ["Wer beginnt mit Satz A", "First set"],
  red: ["Rot spielt Platz", "Red plays seat"],
  regions: ["Landschaften", "Regions"],
  demolition: ["Abreißen erlaubt", "Demolition"],
});

const values = naming({
  variable: ["gemischt", "mixed"],
  beginner: ["Einstieg", "beginner"],
  random: ["ganz zufällig", "all random"],
  balanced: ["ausgewogen", "balanced"],
  combined: ["in einem", "combined"],
  separated: ["getrennt", "separate"],
  next_turn: ["ab dem nächsten Zug", "from the next turn"],
  at_once: ["sofort", "at once"],
  plain: ["ohne Neutrale", "without neutrals"],
  neutral: ["mit Neutralen", "with neutrals"],
  standard: ["Standard", "standard"],
  usual: ["üblich", "usual"],
  short: ["kurz", "short"],
  long: ["lang", "long"],
  mixed: ["gemischt", "mixed"],
  fixed: ["vorgegeben", "fixed"],
  free: ["frei gelegt", "free"],
  true: ["ja", "yes"],
  false: ["nein", "no"],
});

export function optionValue(value: unknown): string {
  return values(String(value));
}

export const levelName = naming({
  random: ["leicht", "easy"],
  greedy: ["mittel", "medium"],
});

export const say = wording({
  seats: ["{seats} Plätze", "{seats} seats"],
  minutes: ["{minutes} min", "{minutes} min"],
  relaxed: ["gemütlich", "relaxed"],
  brisk: ["zügig", "brisk"],
  blitz: ["blitz", "blitz"],
  days: ["über Tage", "over days"],
  points: ["bis {points}", "to {points}"],
});

export function pace(clock: { kind?: string; move_ms?: number } | null | undefined): string {
  if (!clock || !clock.kind || clock.kind === "off") return say("relaxed");
  if (clock.kind === "days") return say("days");
  return (clock.move_ms ?? 0) <= 30_000 ? say("blitz") : say("brisk");
}

/** [3, 4] -> 3–4 */
export function seatRange(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}
