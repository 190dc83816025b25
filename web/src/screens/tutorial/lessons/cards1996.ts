import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  intro: [
    {
      text: [
        "Zwei Fürstentümer: unten deines, oben das andere. In der Mitte die Straße mit zwei Siedlungen, darüber und darunter die Landschaften.",
        "Two principalities: yours below, the other one above. In the middle a road with two settlements, above and below it the regions.",
      ],
      rule: "K-18",
    },
    {
      text: [
        "Jede Landschaft ist selbst der Speicher: Sie hält bis zu 3 von ihrem Rohstoff. Du spielst auf 12 Siegpunkte.",
        "Each region is itself a store: it holds up to 3 of its resource. You play to 12 victory points.",
      ],
      rule: "K-12",
    },
  ],
  notes: [
    {
      on: "arrange_regions",
      text: [
        "Leg deine sechs Landschaften aus. Die Zahl auf jeder sagt, bei welchem Wurf sie etwas bringt.",
        "Lay out your six regions. The number on each says at which roll it brings something.",
      ],
      rule: "K-18",
    },
    {
      on: "choose_stack",
      text: [
        "Such dir einen Stapel aus: Du siehst ihn durch und nimmst drei Karten auf die Hand.",
        "Choose a stack: you look through it and take three cards into your hand.",
      ],
      rule: "K-21",
    },
    {
      on: "take_card",
      text: ["Nimm die erste von drei Karten.", "Take the first of three cards."],
      rule: "K-21",
    },
    {
      on: "roll_dice",
      text: [
        "Zwei Würfel: Einer bringt ein Ereignis, der andere sagt, welche Landschaften etwas einlagern, und zwar bei beiden Fürsten.",
        "Two dice: one brings an event, the other says which regions store something, for both princes.",
      ],
      rule: "K-24",
    },
    {
      on: "build",
      text: [
        "Siegfried ist ein Ritter. Bau ihn auf einen Bauplatz neben einer Siedlung; bezahlt wird aus den Speichern.",
        "Siegfried is a knight. Build him on a site beside a settlement; the stores pay for it.",
      ],
      rule: "K-46",
    },
    {
      on: "offer_trade",
      text: ["Frag dein Gegenüber nach einem Tausch.", "Ask the other side for a trade."],
      rule: "K-41",
    },
    {
      on: "draw_card",
      text: [
        "Am Ende des Zuges füllst du die Hand auf: die oberste Karte eines Stapels kostet nichts.",
        "At the end of your turn you refill your hand: the top card of a stack is free.",
      ],
      rule: "K-57",
    },
    {
      on: "store",
      text: [
        "Turnier! Du hast den stärkeren Ritter und bekommst einen Rohstoff deiner Wahl.",
        "Tournament! You have the stronger knight and get a resource of your choice.",
      ],
      rule: "K-27",
    },
    {
      on: "build_road",
      text: [
        "Verlängere die Straße, damit dort eine Siedlung Platz hat.",
        "Make the road longer, so that there is room for a settlement.",
      ],
      rule: "K-13",
    },
    {
      on: "bank_trade",
      text: [
        "Die Bank tauscht drei gleiche gegen eines nach Wahl.",
        "The bank gives one of your choice for three of a kind.",
      ],
      rule: "K-42",
    },
    {
      on: "build_settlement",
      text: [
        "Eine neue Siedlung: ein Punkt, und sie bringt zwei neue Landschaften mit.",
        "A new settlement: one point, and it brings two new regions along.",
      ],
      rule: "K-14",
    },
    {
      on: "put_under",
      text: [
        "Statt zu ziehen, kannst du eine Karte austauschen: Leg eine unter einen Stapel.",
        "Instead of drawing you may exchange a card: put one under a stack.",
      ],
      rule: "K-59",
    },
    {
      on: "play_card",
      text: [
        "Aktionskarten kosten nichts. Der Händler holt dir zwei Rohstoffe vom anderen; einen gibst du zurück.",
        "Action cards cost nothing. The Merchant brings you two resources from the other side; you give one back.",
      ],
      rule: "KO-18",
    },
    {
      on: "build_city",
      text: [
        "Aus der Siedlung wird eine Stadt: noch ein Punkt, und zwei Bauplätze mehr.",
        "The settlement becomes a city: one more point, and two more sites.",
      ],
      rule: "K-16",
    },
  ],
  end: [
    "Straßen, Siedlungen, Städte, und dazwischen Karten, die helfen oder stören: So wächst dein Fürstentum. Was eine Karte tut, steht auf ihr und im Almanach.",
    "Roads, settlements, cities, and cards in between that help or hinder: so your principality grows. What a card does stands on it and in the almanac.",
  ],
};
