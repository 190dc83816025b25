// Pictures of action cards.
import { at, box, circle, cut, flat, gouges, line, symbol, whole } from "./ink";
import { person } from "./figures";
import * as m from "./motifs";

export const actions: Record<string, string> = {
  alchemist:
    m.room + at(30, 40, m.flask, 1.1) + at(64, 42, m.flask, 0.8) + at(62, 17, m.bubble(symbol("res-gold", -7, -7, 14))),
  arsonist:
    m.ember +
    m.house(12, 54, 26, 18, "sand", "rust") +
    at(26, 26, m.flame(0.9)) +
    at(66, 44, line("M-2 22L4-8", "bark", 5) + at(5, -18, m.flame(1.1)), 1.05, 12),
  bishop:
    m.room +
    person({
      coat: "plum",
      hat: "mitre",
      cloth: "paper",
      hair: "shade",
      beard: "chin",
      holds: line("M82 64V22q0-9-8-9t-6 8q3 5 7 1", "amber", 3.4),
    }),
  black_knight:
    m.dusk +
    person({ coat: "coal", hat: "great", cloth: "coal", holds: at(84, 38, m.sword, 1, 12) }) +
    line("M35 19h26", "red", 3),
  brigands:
    m.dusk +
    person({
      coat: "rust",
      hat: "hood",
      cloth: "leaf",
      holds: cut("M33 27q15-5 30 0l-3 13q-12 6-24 0z", "red") + at(82, 40, m.club, 1.1, 14) + at(13, 50, m.sack, 0.9),
    }),
  caravan: m.sandy + at(28, 42, packMule()) + at(68, 44, packMule(), 1.05),
  herb_woman:
    m.meadow +
    person({
      coat: "leaf",
      hat: "hood",
      cloth: "plum",
      hair: "shade",
      holds: at(80, 44, m.herb, 1.1, 12) + at(14, 46, m.herb, 0.9, -14),
    }),
  merchant:
    m.room +
    person({
      coat: "amber",
      hat: "feather",
      cloth: "red",
      hair: "coal",
      beard: "chin",
      holds: at(79, 34, m.scales, 0.72),
    }) +
    at(14, 52, m.chest, 0.8),
  scout:
    m.meadow +
    person({ coat: "leaf", hat: "feather", cloth: "fir", hair: "tan", holds: at(74, 30, m.spyglass, 1, -8) }),
  spy:
    flat("M0 0h96v64H0z", "bark") +
    gouges(
      "wood",
      [
        [6, 8],
        [70, 10],
        [10, 54],
        [72, 56],
        [8, 30],
        [78, 32],
      ],
      12,
    ) +
    cut("M48 4a20 20 0 0 1 12 36l7 22H29l7-22A20 20 0 0 1 48 4z", "night") +
    at(48, 25, m.eye, 0.86),
  brigitta:
    m.night +
    flat(
      "M10 8l1.500 4 4 1.500-4 1.500L10 19l-1.500-4-4-1.500 4-1.500zM80 6l1.500 4 4 1.500-4 1.500L80 17l-1.500-4-4-1.500 4-1.500z",
      "straw",
    ) +
    person({
      coat: "blue",
      hat: "veil",
      cloth: "paper",
      hair: "shade",
      holds: at(
        82,
        46,
        cut(circle(0, 0, 10), "sky") + line("M-5-2q2-5 6-5", "paper", 2) + cut("M-9 10q9 5 18 0l2 6h-22z", "amber"),
      ),
    }),
  goldsmith: whole("card-goldsmith"),
  merchant_caravan: whole("card-caravan"),
  relocation:
    m.meadow +
    at(48, 52, cut(box(-34, -6, 68, 7), "bark") + at(-22, 4, m.wheel(8, 6)) + at(22, 4, m.wheel(8, 6))) +
    m.house(30, 46, 36, 18, "paper", "tile") +
    m.door(44, 46) +
    at(82, 20, m.arrow, 0.72) +
    m.pane(35, 34) +
    m.pane(57, 34),
};

function packMule(): string {
  return (
    line("M-12 6V20M-6 6V20M8 6V20M14 6V20", "bark", 4.2) +
    cut("M-18 8q-3-14 6-14h20l6-10 4-6 3 6 6 4-2 6h-6l-5 12q-2 5-8 5H-10q-6 0-8-3z", "wood") +
    cut("M-12-6q8-5 20 0v12q-10 4-20 0z", "red") +
    gouges(
      "straw",
      [
        [-9, -1],
        [-9, 3],
      ],
      14,
    )
  );
}
