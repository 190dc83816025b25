import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  intro: [
    {
      text: [
        "Zwei Fürstentümer liegen sich gegenüber, deines unten. In der Mitte führt eine Straße durch deine Siedlungen, Landschaften liegen darüber und darunter.",
        "Two principalities face each other, yours is below. In the middle a road runs through your settlements, with regions above and below it.",
      ],
      rule: "D-10",
    },
    {
      text: [
        "Im Einführungsspiel gewinnt, wer in seinem Zug 7 Siegpunkte hat.",
        "In the introductory game whoever has 7 victory points in their own turn wins.",
      ],
      rule: "D-33",
    },
  ],
  notes: [
    {
      on: "choose_stack",
      text: [
        "Wähle den Stapel, aus dem deine ersten drei Handkarten kommen.",
        "Choose the stack from which your first three cards come.",
      ],
      rule: "D-33",
    },
    {
      on: "roll_dice",
      text: [
        "Würfle beide Würfel: Der eine bringt ein Ereignis, der andere lässt bei beiden Spielern die Landschaften mit seiner Zahl etwas einlagern.",
        "Roll both dice: one brings an event, the other makes the regions with its number store something, for both players.",
      ],
      rule: "D-40",
    },
    {
      on: "store",
      text: [
        "Reiche Ernte: Du darfst eine Landschaft wählen, die eines mehr einlagert.",
        "Plentiful harvest: choose a region that stores one more.",
      ],
      rule: "D-48",
    },
    {
      on: "build",
      text: [
        "Die Ziegelei ist eine Ausbaukarte. Leg sie an eine Siedlung, neben ein Hügelland: Das bringt dann bei seinem Wurf doppelt.",
        "The brick factory is an expansion. Put it beside a settlement, next to hills: those then bring twice as much at their roll.",
      ],
      rule: "D-43",
    },
    {
      on: "end_turn",
      text: ["Mehr geht gerade nicht. Beende den Zug.", "Nothing more is possible now. End your turn."],
      rule: "D-38",
    },
    {
      on: "draw_card",
      text: ["Du füllst deine Hand auf: Zieh von einem Stapel.", "You refill your hand: draw from a stack."],
      rule: "D-74",
    },
    {
      on: "put_under",
      text: [
        "Danach darfst du eine Karte tauschen: Leg eine, die dir nicht hilft, unter einen Stapel und zieh eine andere.",
        "After that you may exchange a card: put one that does not help you under a stack and draw another.",
      ],
      rule: "D-76",
    },
    {
      on: "build_road",
      text: ["Ein Holz und zwei Lehm: eine Straße nach außen.", "One lumber and two brick: a road outwards."],
      rule: "D-17",
    },
    {
      on: "build_settlement",
      text: [
        "Ans Ende der Straße gehört eine Siedlung: ein Punkt mehr.",
        "A settlement belongs at the end of the road: one more point.",
      ],
      rule: "D-18",
    },
    {
      on: "lay_regions",
      text: [
        "Sie bringt zwei neue Landschaften mit. Eine kommt nach oben, eine nach unten.",
        "It brings two new regions. One goes above, one below.",
      ],
      rule: "D-19",
    },
    {
      on: "play_card",
      text: [
        "Aktionskarten spielst du im eigenen Zug. Mit dieser tauschen zwei deiner Landschaften den Platz.",
        "You play action cards in your own turn. With this one two of your regions change places.",
      ],
      rule: "D-61",
    },
    {
      on: "bank_trade",
      text: [
        "Drei gleiche gegen eines: So kommst du an das fehlende Erz.",
        "Three of a kind for one: so you get the ore that is missing.",
      ],
      rule: "D-67",
    },
    {
      on: "build_city",
      text: [
        "Zwei Getreide und drei Erz machen aus einer Siedlung eine Stadt: noch ein Punkt, und Platz für mehr Ausbauten.",
        "Two grain and three ore make a city of a settlement: one more point, and room for more expansions.",
      ],
      rule: "D-65",
    },
  ],
  end: [
    "Bauen, ziehen, tauschen: Das ist das ganze Gerüst. Helden, Handelsschiffe und Vorteile lernst du beim Spielen kennen; der Almanach kennt jede Karte.",
    "Building, drawing, exchanging: that is the whole frame. You will meet heroes, trade ships and advantages while playing; the almanac knows every card.",
  ],
};
