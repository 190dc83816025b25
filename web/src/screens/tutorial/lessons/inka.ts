import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  intro: [
    {
      text: [
        "In den Anden führst du nacheinander drei Stämme. Jeder blüht auf und geht unter; was er gebaut hat, überwuchert das Dickicht und arbeitet trotzdem weiter.",
        "In the Andes you lead three tribes, one after another. Each rises and declines; what it has built is overgrown by thickets and still works on.",
      ],
      rule: "I-114",
    },
    {
      text: [
        "Die ersten zwei Stämme brauchen je 4 Marken, der dritte 3. Wer alle 11 hat, gewinnt. Jede Siedlung bringt eine Marke, die Stadt noch eine.",
        "The first two tribes need 4 markers each, the third one 3. Whoever has all 11 wins. Each settlement brings a marker, a city one more.",
      ],
      rule: "I-110",
    },
  ],
  notes: [
    {
      on: "roll_dice",
      text: [
        "Würfle. Alle, die an einem Feld mit dieser Zahl gebaut haben, bekommen dessen Karte: Rohstoffe im Land, Waren an den Rändern und Küsten.",
        "Roll. Everybody who has built at a hex with this number gets its card, be it one of the resources or one of the goods.",
      ],
      rule: "I-43",
    },
    {
      on: "offer_trade",
      text: [
        "Was du nicht brauchst, kannst du anbieten. Hier: ein Fisch gegen ein Holz.",
        "What you do not need you can offer. Here: a fish for a wood.",
      ],
      rule: "I-59",
    },
    { on: "end_turn", text: ["Niemand tauscht. Beende deinen Zug.", "Nobody trades. End your turn."], rule: "I-41" },
    {
      on: "refuse_trade",
      text: [
        "Ein Angebot an dich. Du musst nicht annehmen; diesmal lohnt es sich nicht.",
        "An offer to you. You need not take it; this time it is not worth it.",
      ],
      rule: "I-59",
    },
    {
      on: "buy_development",
      text: [
        "Kauf eine Entwicklungskarte. Welche es ist, siehst nur du.",
        "Buy a development card. Which one it is, only you can see.",
      ],
      rule: "I-82",
    },
    {
      on: "play_invention",
      text: [
        "Deine Karte heißt Erfindung: Du nimmst dir zwei Karten deiner Wahl aus dem Vorrat. Eine Entwicklungskarte darfst du je Zug spielen.",
        "Your card is Invention: you take two cards of your choice from the supply. You may play one development card a turn.",
      ],
      rule: "I-92",
    },
    {
      on: "build_road",
      text: [
        "Nun reicht es für eine Straße. Sie setzt an dem an, was dein jetziger Stamm gebaut hat.",
        "Now there is enough for a road. It begins at what your present tribe has built.",
      ],
      rule: "I-73",
    },
    {
      on: "build_settlement",
      text: [
        "Und gleich eine Siedlung ans Ende. Damit liegt die nächste Marke auf deinem Stamm.",
        "And a settlement right at its end. That is the next marker on your tribe.",
      ],
      rule: "I-76",
    },
    {
      on: "build_road",
      nth: 2,
      text: [
        "Nach der anderen Seite ist noch Platz. Auch hier bleibt zwischen zwei Siedlungen eine Kreuzung frei.",
        "There is room on the other side. Here, too, one crossing between two settlements stays empty.",
      ],
      rule: "I-77",
    },
    {
      on: "supply_trade",
      text: [
        "Waren sind fürs Tauschen da: Zwei gleiche Waren gibst du dem Vorrat und nimmst dir einen Rohstoff.",
        "Goods are for trading: give the supply two goods of one kind and take a resource.",
      ],
      rule: "I-68",
    },
    {
      on: "build_settlement",
      nth: 2,
      text: [
        "Das ist die vierte Marke. Bau, und sieh zu, was mit deinem Stamm geschieht.",
        "That is the fourth marker. Build, and watch what becomes of your tribe.",
      ],
      rule: "I-111",
    },
    {
      on: "found_tribe",
      text: [
        "Der Stamm ist untergegangen: Die Straßen sind fort, über den Siedlungen wächst Dickicht. Gründe nun den zweiten Stamm.",
        "The tribe has declined: its roads are gone, thickets grow over its settlements. Now found the second tribe.",
      ],
      rule: "I-116",
    },
  ],
  end: [
    "So geht es weiter, bis der dritte Stamm sein Ziel erreicht. Unter dem Dickicht bringen die alten Siedlungen dir weiter Karten, bis jemand sie überbaut.",
    "So it goes on until the third tribe reaches its goal. Under their thickets the old settlements go on bringing you cards until somebody builds over them.",
  ],
};
