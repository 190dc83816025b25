import { wording } from "../../lib/i18n";

export const say = wording({
  crossing: ["Kreuzung", "Crossing"],
  path: ["Weg", "Path"],
  hex: ["Feld", "Hex"],
  board: [
    "Spielbrett. Mit den Pfeiltasten von Platz zu Platz, Eingabetaste wählt.",
    "Board. Arrow keys lead from place to place, Enter chooses.",
  ],
  boardOnly: ["Spielbrett", "Board"],
  harbour: ["Hafen {rate}", "Harbour {rate}"],
  harbourOf: ["Hafen {rate} {kind}", "Harbour {rate} {kind}"],
  robberHere: ["der Räuber steht hier", "the robber is here"],
  between: ["zwischen {one} und {two}", "between {one} and {two}"],
  sea: ["Meer", "the sea"],
  frame: ["Rahmen", "frame"],
  buildHere: ["Hier bauen?", "Build here?"],
  putHere: ["Den Räuber hierher?", "The robber here?"],
  stealHere: ["Hier rauben?", "Rob here?"],
  build: ["Bauen", "Build"],
  put: ["Versetzen", "Move"],
  steal: ["Rauben", "Steal"],
  rolled: ["Gewürfelt: {sum}", "Rolled: {sum}"],
  supply: ["Vorrat", "Supply"],
  cards: ["Entwicklungskarten", "Development cards"],
  whole: ["Ganzes Brett", "Whole board"],
});
