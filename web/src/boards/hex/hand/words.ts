import { naming, wording } from "../../../lib/i18n";

export const say = wording({
  hand: ["Meine Karten", "My cards"],
  development: ["Entwicklung", "Development"],
  handCards: ["Handkarten", "cards in hand"],
  developments: ["Entwicklungskarten", "development cards"],
  knights: ["offene Ritter", "open knights"],
  combatArts: ["offene Kampfkünste", "open combat arts"],
  roadLength: ["längste Straße", "longest road"],
  longestRoad: ["Längste Handelsstraße +2", "Longest Trade Road +2"],
  largestArmy: ["Größte Rittermacht +2", "Greatest Knightly Power +2"],
  tradeRoad: ["Längste Handelsstraße", "Longest Trade Road"],
  greatestArts: ["Größte Kampfkunst", "Greatest Combat Arts"],
  tribe: ["{number}. Stamm: {have} von {goal}", "Tribe {number}: {have} of {goal}"],
  limit: ["Handkarten bei einer 7", "cards kept at a 7"],
  build: ["Bauen", "Build"],
  left: ["noch {count}", "{count} left"],
  card: ["Karte", "Card"],
  cards: ["Karten", "Cards"],
  roll: ["Würfeln", "Roll"],
  end: ["Zug beenden", "End turn"],
  space: ["Leertaste", "Space"],
  trade: ["Handel", "Trade"],
  fresh: ["neu", "new"],
  play: ["Ausspielen", "Play"],
  one: ["Eine Karte {kind}, {count} auf der Hand", "A {kind} card, {count} in hand"],
  chosen: ["{count} gewählt", "{count} chosen"],
  takeBack: ["Eine Karte {kind} zurücknehmen", "Take back one {kind} card"],
  // Why something is not possible
  notYourTurn: ["Du bist gerade nicht an der Reihe.", "It is not your turn."],
  rollFirst: ["Erst wird gewürfelt.", "The dice come first."],
  answerFirst: ["Erst ist die Frage oben zu beantworten.", "First the question above wants an answer."],
  missing: ["Dir fehlen noch: {cards}.", "You still lack: {cards}."],
  noneLeft: ["Davon ist nichts mehr übrig.", "None of these is left."],
  noPlace: ["Dafür ist gerade kein Platz frei.", "There is no place for it at the moment."],
  noTrade: ["Handeln lässt sich gerade nicht.", "No trade is possible at the moment."],
  enough: ["Das sind schon genug.", "That is enough already."],
  boughtNow: [
    "Diese Karte hast du in diesem Zug gekauft; spielen kannst du sie erst im nächsten.",
    "You bought this card this turn; you may play it in a later one.",
  ],
  onePerTurn: ["In diesem Zug hast du schon eine Karte gespielt.", "You have played a card this turn already."],
  pointsCount: [
    "Siegpunkte werden nicht ausgespielt: Sie zählen verdeckt für dich.",
    "Victory points are not played: they count for you, face down.",
  ],
  cardNotNow: ["Diese Karte lässt sich gerade nicht spielen.", "This card cannot be played at the moment."],
});

/** What a development card does, in a line. */
export const effect = naming({
  knight: [
    "Versetze den Räuber und nimm jemandem dort eine Karte.",
    "Move the robber and take a card from somebody there.",
  ],
  combat_arts: [
    "Versetze den Räuber und nimm jemandem dort eine Karte.",
    "Move the robber and take a card from somebody there.",
  ],
  road_building: ["Setze zwei Straßen, ohne zu bezahlen.", "Place two roads without paying."],
  monopoly: ["Nenne eine Sorte; alle geben dir davon.", "Name a kind; everybody hands you theirs."],
  invention: ["Nimm zwei Karten deiner Wahl.", "Take two cards of your choice."],
  victory_point: ["Ein Siegpunkt.", "One victory point."],
});
