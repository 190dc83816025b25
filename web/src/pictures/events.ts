// Pictures of event cards.
import { at, box, circle, cut, flat, gouges, line } from "./ink";
import { person } from "./figures";
import * as m from "./motifs";

export const events: Record<string, string> = {
  civil_war:
    m.ember +
    m.battlement(8, 52, 26, 22, "stone") +
    m.battlement(62, 52, 26, 22, "stone") +
    at(20, 22, m.flame(0.7)) +
    at(48, 34, m.sword, 0.9, 40) +
    at(48, 34, m.sword, 0.9, -40),
  conflict:
    m.dusk +
    at(30, 34, m.shield("red", line("M-8 0h16", "paper", 3.4)), 1.25, -10) +
    at(66, 34, m.shield("blue", line("M0-8v16", "paper", 3.4)), 1.25, 10) +
    flat("M48 8l3 7-3 5 4 2-5 10 1-8-4-2 3-6z", "gold"),
  master_builder:
    flat("M0 0h96v64H0z", "sky") +
    cut("M6 8l60 4-2 46-56-2z", "paper") +
    line("M16 44V28l14-10 14 10v16zM26 44v-9h8v9", "deep", 2) +
    gouges(
      "shade",
      [
        [16, 51],
        [34, 51],
      ],
      14,
    ) +
    at(74, 34, line("M0-18L-14 22M0-18L14 22M-8 4h16", "bark", 4) + cut(circle(0, -20, 4.5), "gold")),
  plague:
    m.dusk +
    m.house(8, 54, 26, 18, "sand", "bark") +
    line("M15 42l12 10M27 42L15 52", "red", 3) +
    at(64, 40, rat(), 1.1),
  productive_year:
    m.meadow +
    at(48, 16, m.sun(8)) +
    at(20, 46, m.sheaf) +
    at(40, 50, m.sack, 0.8) +
    at(60, 50, m.barrel, 0.9) +
    at(80, 46, m.sheaf),
  progress:
    m.room + at(36, 38, m.book, 1.2) + at(74, 26, m.gear(12)) + line("M36 22V6M24 23l-7-9M48 23l7-9", "amber", 2.4),
  year_end:
    m.night +
    at(76, 18, m.moon, 0.9) +
    m.house(10, 54, 26, 16, "wood", "snow") +
    m.pane(20, 42) +
    at(56, 36, hourglass(), 1.1) +
    flat(
      circle(8, 10, 1.5) + circle(26, 16, 1.5) + circle(40, 8, 1.5) + circle(86, 40, 1.5) + circle(92, 8, 1.5),
      "paper",
    ),

  feud:
    m.sandy +
    m.tower(6, 54, 20, 24, "clay", "red") +
    m.tower(70, 54, 20, 24, "snow", "blue") +
    at(48, 36, m.sword, 0.95, 32) +
    at(48, 36, m.sword, 0.95, -32),
  fraternal_feuds:
    m.dusk +
    at(-22, 0, person({ coat: "red", hair: "tan", beard: "chin" })) +
    at(22, 0, person({ coat: "leaf", hair: "tan", beard: "chin" })) +
    cut("M51-2l-7 20 6 10-5 14 6 10-4 14", "snow", 2.4),
  invention:
    flat("M0 0h96v64H0z", "sand") +
    at(34, 36, m.gear(17, 10)) +
    at(68, 24, m.gear(11, 8, "gold")) +
    at(70, 50, m.gear(8, 7, "clay")) +
    gouges("dust", [
      [6, 8],
      [78, 8],
      [4, 58],
      [84, 58],
    ]),
  trade_ships_race:
    m.sea +
    at(28, 34, m.sail("clay") + m.hull, 0.58) +
    at(64, 46, m.sail("paper") + m.hull, 0.7) +
    line("M2 40h8M4 46h6M30 56h8", "paper", 2.2) +
    m.flag(88, 46, 30, "red"),
  traveling_merchant:
    m.meadow +
    person({
      coat: "rust",
      hat: "hood",
      cloth: "amber",
      hair: "coal",
      beard: "full",
      holds:
        cut("M2 64V26q10-10 20 0v38z", "wood") +
        line("M2 38h20M2 50h20", "bark", 2) +
        at(84, 36, line("M0 30V-30", "bark", 3.6) + at(0, -20, cut(box(-6, -6, 12, 13), "straw", 2))),
    }),
  year_of_plenty:
    m.meadow +
    at(74, 16, m.sun(8)) +
    at(20, 44, m.sheaf, 1.1) +
    at(
      52,
      44,
      cut("M-24-8q8 22 28 22t20-22q-8-6-14 0-8 10-18 4t-16-4z", "wood") +
        cut(circle(8, -10, 6), "red", 2) +
        cut(circle(-2, -8, 5), "leaf", 2) +
        cut(circle(17, -10, 5), "gold", 2) +
        cut(circle(6, -18, 5), "tile", 2),
    ),
  yule:
    m.night +
    m.fir(48, 58, 50) +
    flat("M48 2l2 5 5 .500-4 3.500 1.500 5L48 13l-4.500 3 1.500-5-4-3.500 5-.500z", "gold") +
    flat(circle(42, 30, 2) + circle(54, 38, 2) + circle(44, 46, 2) + circle(50, 24, 2), "red") +
    flat(
      circle(10, 12, 1.5) +
        circle(24, 24, 1.5) +
        circle(14, 38, 1.5) +
        circle(76, 10, 1.5) +
        circle(86, 28, 1.5) +
        circle(72, 36, 1.5),
      "paper",
    ) +
    m.fir(14, 60, 26) +
    m.fir(84, 60, 24),
};

function rat(): string {
  return (
    line("M18 6q14 2 14-8t-8-6", "bark", 3) +
    cut("M-24 8q2-10 12-12 6-8 18-6 16 2 14 18-22 4-36 3z", "coal") +
    cut(circle(-10, -6, 5), "stone") +
    flat(circle(-16, 2, 1.5), "red") +
    line("M-8 12v4M8 12v4", "coal", 3)
  );
}

function hourglass(): string {
  return (
    cut("M-11-18h22q0 12-8 18 8 6 8 18h-22q0-12 8-18-8-6-8-18z", "sky") +
    flat("M-7-10h14q-2 5-7 9-5-4-7-9zM-9 17q1-7 9-9 8 2 9 9z", "gold") +
    cut(box(-14, -22, 28, 5), "wood") +
    cut(box(-14, 17, 28, 5), "wood")
  );
}
