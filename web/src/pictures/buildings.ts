// Pictures of buildings: green ones for any site, red ones for cities.
import { at, box, circle, cut, flat, gouges, line, symbol, whole } from "./ink";
import * as m from "./motifs";

const beam = (d: string) => line(d, "bark", 2);
const palisade = Array.from({ length: 9 }, (_, n) => `M${4 + n * 10} 60v-16l4-6 4 6v16z`).join("");

export const buildings: Record<string, string> = {
  abbey: whole("card-abbey"),
  brick_factory: whole("card-kiln"),
  foundry: whole("card-foundry"),
  iron_foundry: whole("card-foundry"),
  lumber_camp: whole("card-saw"),
  marketplace: whole("card-market"),
  parish_hall: whole("card-hall"),
  storehouse: whole("card-storehouse"),
  toll_bridge: whole("card-bridge"),
  garrison:
    m.meadow +
    m.tent(10, 44, 30, "red") +
    m.tent(54, 44, 28, "blue") +
    m.flag(47, 42, 34, "red") +
    cut(palisade, "wood") +
    line("M4 50h88", "bark", 2.6),
  smithy:
    m.room +
    at(
      24,
      36,
      cut("M-16 20v-20q16-14 32 0v20z", "stone") + cut("M-9 20v-13q9-8 18 0v13z", "coal") + at(0, 12, m.flame(0.62)),
    ) +
    at(62, 48, cut("M-18-6h34q-2 8-12 9v6h-16v-6q-6-1-6-9z", "night")) +
    at(70, 27, m.hammer, 0.82, 32),
  grain_mill:
    m.meadow +
    cut("M34 56l5-34h18l5 34z", "paper") +
    cut("M36 23q12-16 24 0z", "tile") +
    m.door(44, 56) +
    at(48, 22, sails(), 1, 20),
  sawmill:
    m.sea +
    m.house(34, 50, 46, 18, "wood", "rust", 15) +
    gouges(
      "bark",
      [
        [40, 38],
        [54, 44],
        [62, 36],
      ],
      14,
    ) +
    at(26, 42, m.wheel(15, 8)) +
    cut("M52 50h40v6H52z", "wood") +
    line("M62 50a9 9 0 0 1 18 0", "ink", 2.3) +
    cut("M61 50a10 10 0 0 1 20 0l-3-2-2-4-3 0-2-3-3 2-3 2z", "snow", 1.8),
  woolen_mill:
    m.room +
    at(32, 34, m.wheel(18, 10)) +
    line("M20 58l12-24 14 24M46 40h18", "bark", 3.4) +
    line("M50 34l16 4", "paper", 2) +
    at(72, 38, symbol("res-wool", -20, -20, 40)),
  weavers_shop:
    m.room +
    cut("M18 8h6v52h-6zM72 8h6v52h-6z", "wood") +
    cut(box(14, 8, 68, 6), "wood") +
    cut(box(14, 52, 68, 6), "wood") +
    cut(box(28, 28, 40, 24), "red") +
    flat(box(28, 33, 40, 4) + box(28, 43, 40, 4), "straw") +
    line("M30 14v14M36 14v14M42 14v14M48 14v14M54 14v14M60 14v14M66 14v14", "ink", 1.4) +
    cut("M36 24q12-5 24 0-12 5-24 0z", "bark", 1.8),

  aqueduct:
    m.meadow +
    cut(`M-4 22h104v34H84${""}v-12a9 9 0 0 0-18 0v12h-9v-12a9 9 0 0 0-18 0v12h-9v-12a9 9 0 0 0-18 0v12H-4z`, "stone") +
    cut(box(-4, 14, 104, 9), "snow") +
    flat(box(-4, 15.5, 104, 4), "deep") +
    gouges("night", [
      [4, 28],
      [34, 27],
      [62, 28],
      [84, 30],
    ]),
  bath_house:
    m.room +
    m.column(8, 52, 38) +
    m.column(79, 52, 38) +
    cut("M4 12l44-11 44 11z", "tile") +
    cut("M24 40h48q-2 16-10 16H34q-8 0-10-16z", "wood") +
    cut("M24 40q6-5 12-1 6-4 12 0 6-4 12 0 6-3 12 1-24 4-48 0z", "sea") +
    line("M36 32q4-4 0-8t0-8M48 32q4-4 0-8t0-8M60 32q4-4 0-8t0-8", "stone", 2.6) +
    line("M25 47h46", "bark", 2),
  church:
    m.meadow +
    m.house(40, 56, 40, 22, "paper", "blue", 18) +
    m.tower(18, 56, 22, 32, "paper", "blue") +
    line("M29-2v8M26 1h6", "ink", 2) +
    m.door(25, 56) +
    cut(circle(29, 34, 4.5), "straw") +
    flat(m.arch(50, 50, 6) + m.arch(64, 50, 6), "ink"),
  colossus:
    m.sea +
    cut("M10 64l4-16h18l2 16zM62 64l2-16h18l4 16z", "stone") +
    cut("M18 48L34 26h28l16 22H66L56 38H40L30 48z", "snow") +
    cut("M34 27q14-8 28 0l-3 12H37z", "stone") +
    cut("M36 14h24v13H36z", "snow") +
    cut(circle(48, 9, 7.5), "snow") +
    line("M60 16L78 8M36 16L20 24", "ink", 8) +
    line("M60 16L78 8M36 16L20 24", "snow", 4) +
    at(80, -1, m.flame(0.5)),
  counting_house:
    m.room +
    cut(box(10, 46, 76, 8), "wood") +
    at(
      30,
      30,
      cut(box(-18, -18, 36, 32), "bark") +
        flat(box(-14, -14, 28, 24), "sand") +
        line("M-14-9h28M-14-2h28M-14 5h28", "bark", 1.8) +
        flat(
          circle(-9, -9, 3) +
            circle(-2, -9, 3) +
            circle(9, -2, 3) +
            circle(2, -2, 3) +
            circle(-10, 5, 3) +
            circle(9, 5, 3),
          "red",
        ),
    ) +
    at(68, 30, m.scales, 0.84),
  harbor:
    m.sea +
    at(30, 40, m.sail("paper") + m.hull, 0.66) +
    cut("M58 46h42v22H58z", "stone") +
    gouges("night", [
      [64, 52],
      [80, 56],
      [66, 60],
    ]) +
    line("M80 46V8L50 18", "bark", 4.4) +
    line("M52 17v14") +
    at(52, 36, m.barrel, 0.5) +
    at(88, 38, m.barrel, 0.7),
  library:
    flat("M0 0h96v64H0z", "bark") +
    cut(box(6, 4, 84, 26), "sand") +
    cut(box(6, 34, 84, 26), "sand") +
    books(9, 30, ["red", "blue", "amber", "leaf", "plum", "red", "teal", "straw", "rust"]) +
    books(9, 60, ["leaf", "straw", "plum", "rust", "blue", "amber", "red", "teal", "blue"]),
  merchant_guild:
    m.sandy +
    m.house(12, 58, 32, 30, "sand", "rust", 20) +
    m.house(52, 58, 32, 36, "paper", "red", 18) +
    m.pane(18, 34) +
    m.pane(32, 34) +
    m.pane(58, 28) +
    m.pane(72, 28) +
    m.door(24, 58) +
    m.door(64, 58) +
    at(48, 34, m.shield("gold", at(0, 2, m.scales, 0.5)), 0.92),
  mint:
    m.room +
    cut("M22 58V14h52v44h-9V23H31v35z", "wood") +
    line("M48 4v24M38 6h20", "stone", 4) +
    cut(box(38, 26, 20, 9), "stone") +
    cut(box(30, 48, 36, 10), "night") +
    at(48, 42, m.coin, 0.9) +
    at(14, 52, m.coins, 0.8) +
    at(84, 54, m.coin),
  town_hall:
    m.sandy +
    cut(box(16, 32, 64, 26), "paper") +
    cut("M10 33L24 18h48l14 15z", "tile") +
    m.tower(39, 34, 18, 20, "paper", "rust") +
    cut(circle(48, 22, 5.5), "straw", 2) +
    line("M48 22v-3.500M48 22h3", "ink", 1.6) +
    beam("M16 44h64M28 32v26M68 32v26") +
    flat(m.arch(42, 58, 12), "ink") +
    m.pane(20, 36) +
    m.pane(32, 36) +
    m.pane(59, 36) +
    m.pane(71, 36),
};

function sails(): string {
  return (
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${line("M0 0V-28", "bark", 2.6) + cut("M1-27h8v20H1z", "straw", 1.8)}</g>`,
      )
      .join("") + cut(circle(0, 0, 3), "bark")
  );
}

function books(x: number, floor: number, inks: Parameters<typeof cut>[1][]): string {
  return inks
    .map((ink, n) => cut(box(x + n * 8.8, floor - 18 - (n % 3) * 2, 7.4, 18 + (n % 3) * 2), ink, 1.8))
    .join("");
}
