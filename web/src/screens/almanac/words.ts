import { wording } from "../../lib/i18n";

export const say = wording({
  title: ["Almanach", "Almanac"],
  game: ["Spiel", "Game"],
  search: ["Suchen: Räuber, C-72, Hafen …", "Search: robber, C-72, harbour …"],
  found: ["{count} gefunden", "{count} found"],
  none: ["Dazu steht hier nichts. Versuch es mit einem anderen Wort.", "Nothing about that here. Try another word."],
  see: ["Siehe auch", "See also"],
  back: ["Alle Regeln", "All rules"],
  noSuch: ["Eine Regel {number} gibt es hier nicht.", "There is no rule {number} here."],
});
