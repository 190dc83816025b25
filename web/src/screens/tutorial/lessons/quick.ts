import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  intro: [
    {
      text: [
        "Hier gibt es kein Brett: Du ziehst Rohstoffe, tauschst und baust Karten aus der offenen Auslage. Was du baust, liegt vor dir.",
        "There is no board here: you draw resources, trade, and build cards from the open display. What you build lies before you.",
      ],
      rule: "Q-28",
    },
    {
      text: [
        "Wer im eigenen Zug 7 Siegpunkte hat, gewinnt sofort.",
        "Whoever has 7 victory points in their own turn wins at once.",
      ],
      rule: "Q-54",
    },
  ],
  notes: [
    {
      on: "offer_trade",
      text: [
        "Zu Beginn jedes Zuges wird gezogen; das ist schon geschehen. Einmal im Zug darfst du tauschen: frei, auch eins gegen zwei. Versuch es.",
        "At the beginning of each turn cards are drawn; that is done. Once a turn you may trade, freely, even one for two. Try it.",
      ],
      rule: "Q-25",
    },
    {
      on: "end_turn",
      text: [
        "Das war zu viel verlangt. Bauen kannst du noch nichts; beende den Zug. Auch in fremden Zügen ziehst du Karten.",
        "That was too much to ask. You cannot build yet; end your turn. You draw cards in other people’s turns, too.",
      ],
      rule: "Q-18",
    },
    {
      on: "accept_trade",
      text: [
        "Dein Gegenüber bietet dir etwas an. Nimm an: Auch du hast etwas davon.",
        "Your opponent offers you something. Accept: you gain by it, too.",
      ],
      rule: "Q-24",
    },
    {
      on: "end_turn",
      nth: 2,
      text: [
        "Manchmal heißt es sammeln. Du darfst beliebig viele Karten halten, aber ein Räuber kann kommen.",
        "Sometimes you just collect. You may hold any number of cards, but a robber may come.",
      ],
      rule: "Q-23",
    },
    {
      on: "end_turn",
      nth: 3,
      text: ["Noch ein Zug Geduld: Du sparst für eine Stadt.", "One more turn of patience: you are saving for a city."],
      rule: "Q-39",
    },
    {
      on: "build",
      text: [
        "Drei Erz und zwei Getreide: Das ist eine Stadt aus der Auslage. Eine Stadt baust du aus einer deiner Siedlungen.",
        "Three ore and two grain: that is a city from the display. A city is built upon one of your settlements.",
      ],
      rule: "Q-39",
    },
    {
      on: "discard",
      text: [
        "Wer eine Siedlung baut, deckt ein Ereignis auf: der Räuber! Du hältst mehr, als er erlaubt, und legst die Hälfte ab. Jeder Ritter vor dir hätte die Grenze erhöht.",
        "Whoever builds a settlement reveals an event: the robber! You hold more than he allows, and discard half. Each knight of yours would have raised the limit.",
      ],
      rule: "Q-48",
    },
  ],
  end: [
    "Jetzt kennst du Ziehen, Tauschen, Bauen und die Ereignisse. Ritter und Straßen bringen außerdem zwei Sonderkarten mit Punkten.",
    "Now you know drawing, trading, building and the events. Knights and roads also bring two special cards with points.",
  ],
};
