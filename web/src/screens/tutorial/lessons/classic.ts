import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  intro: [
    {
      text: [
        "Das ist eure Insel. Auf den Kreuzungen stehen Siedlungen, auf den Wegen Straßen. Jede Siedlung liegt an bis zu drei Feldern und lebt von ihnen.",
        "This is your island. Settlements stand on crossings, roads on paths. Each settlement touches up to three hexes and lives on them.",
      ],
      rule: "C-42",
    },
    {
      text: [
        "Wer zuerst 10 Siegpunkte hat, gewinnt: 1 für jede Siedlung, 2 für jede Stadt. Gelb leuchtet immer das, was du jetzt tun kannst.",
        "Whoever has 10 victory points first wins: 1 for each settlement, 2 for each city. What you can do now always lights up in yellow.",
      ],
      rule: "C-111",
    },
  ],
  notes: [
    {
      on: "roll_dice",
      text: [
        "Jeder Zug beginnt mit den Würfeln. Die Summe sagt, welche Felder Karten bringen, und zwar allen, die dort gebaut haben. Würfle.",
        "Each turn begins with the dice. Their sum says which hexes bring cards, to everybody who has built there. Roll.",
      ],
      rule: "C-42",
    },
    {
      on: "move_robber",
      text: [
        "Eine Sieben! Kein Feld bringt etwas, dafür versetzt du den Räuber. Wo er steht, gibt es nichts mehr. Stell ihn auf das Feld, das leuchtet.",
        "A seven! No hex brings anything, but you move the robber. Where he stands, nothing is paid any more. Put him on the hex that is lit.",
      ],
      rule: "C-50",
    },
    {
      on: "steal",
      text: [
        "Wer an diesem Feld gebaut hat, verliert eine Karte an dich: eine zufällige. Nimm sie.",
        "Somebody who has built at this hex loses a card to you: one drawn blind. Take it.",
      ],
      rule: "C-53",
    },
    {
      on: "build_road",
      text: [
        "Für einen Lehm und ein Holz baust du eine Straße. Straßen führen dorthin, wo später Siedlungen stehen sollen.",
        "For one brick and one lumber you build a road. Roads lead to where settlements shall stand later.",
      ],
      rule: "C-69",
    },
    {
      on: "offer_trade",
      text: [
        "Dir fehlt etwas? Biete den anderen einen Tausch an. Beide Seiten geben mindestens eine Karte; geschenkt wird nichts.",
        "Something is missing? Offer the others a trade. Both sides give at least one card; there are no gifts.",
      ],
      rule: "C-58",
    },
    {
      on: "end_turn",
      text: [
        "Heute will niemand. Beende deinen Zug; dann sind die anderen an der Reihe, und auch ihre Würfe können dir Karten bringen.",
        "Nobody wants to. End your turn; then it is the others’ turn, and their rolls may bring you cards, too.",
      ],
      rule: "C-40",
    },
    {
      on: "accept_trade",
      text: [
        "Jetzt bietet dir jemand etwas an. Wer am Zug ist, sucht sich unter denen, die zusagen, einen Partner aus. Sag ja.",
        "Now somebody offers you something. The player on turn picks a partner among those who say yes. Accept.",
      ],
      rule: "C-60",
    },
    {
      on: "build_city",
      text: [
        "Drei Erz und zwei Getreide: Aus einer Siedlung wird eine Stadt. Sie zählt 2 Punkte und bekommt 2 Karten statt einer.",
        "Three ore and two grain: a settlement becomes a city. It counts 2 points and gets 2 cards instead of one.",
      ],
      rule: "C-73",
    },
    {
      on: "build_road",
      nth: 2,
      text: [
        "Zwischen zwei Siedlungen bleibt mindestens eine Kreuzung frei. Darum führt dein Weg noch ein Stück weiter.",
        "Between two settlements at least one crossing stays empty. So your road goes on a little.",
      ],
      rule: "C-72",
    },
    {
      on: "sea_trade",
      text: [
        "Auch der Vorrat tauscht: vier gleiche Karten gegen eine, die du brauchst. Mit einem Hafen geht es günstiger.",
        "The supply trades, too: four cards of a kind for one that you need. With a harbour it is cheaper.",
      ],
      rule: "C-61",
    },
    {
      on: "build_settlement",
      text: [
        "Lehm, Holz, Wolle, Getreide: eine neue Siedlung am Ende deiner Straße. Noch ein Punkt, und drei neue Felder arbeiten für dich.",
        "Brick, lumber, wool, grain: a new settlement at the end of your road. One more point, and new hexes work for you.",
      ],
      rule: "C-71",
    },
  ],
  end: [
    "Mehr brauchst du für den Anfang nicht. Entwicklungskarten, die längste Straße und die größte Rittermacht erklärt der Almanach, wenn sie vorkommen.",
    "That is all you need to begin with. Development cards, the longest road and the greatest knightly power are explained by the almanac when they come up.",
  ],
};
