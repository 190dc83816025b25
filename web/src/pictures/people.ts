// Pictures of knights and heroes: told apart by hat, hair, coat, arms and sign.
import { at, cut, circle, flat, line } from "./ink";
import { person } from "./figures";
import * as m from "./motifs";

const star = flat(
  "M0-6l1.800 4.200 4.500.400-3.400 3 1 4.400L0 3.600l-3.900 2.400 1-4.400-3.400-3 4.500-.400z",
  "gold",
);
const cross = line("M0-8v16M-7-1h14", "paper", 3.4);
const bar = line("M-10-8L9 9", "paper", 4);
const chevron = line("M-9 5L0-5l9 10", "gold", 3.4);
const tower = cut("M-6 8V-6h3v3h2v-3h2v3h2v-3h3V8z", "paper", 1.6);
const bow =
  line("M-2-22Q14 0-2 22", "bark", 3.6) + line("M-2-22L-2 22", "ink", 1.4) + line("M-12 0H14M10-4l5 4-5 4", "ink", 2);

export const people: Record<string, string> = {
  conrad:
    m.sandy +
    person({
      coat: "blue",
      hat: "nasal",
      hair: "straw",
      beard: "moustache",
      holds: at(82, 44, m.shield("blue", cross), 0.9),
    }),
  falk:
    m.meadow +
    person({ coat: "leaf", hat: "feather", cloth: "leaf", hair: "coal", beard: "chin", holds: at(80, 40, bow) }),
  goetz:
    m.sandy +
    person({
      coat: "stone",
      hat: "great",
      cloth: "snow",
      holds:
        at(14, 40, m.sword, 0.9, -10) +
        cut("M74 64q-2-18 4-22 8-3 12 4 3 8 0 18z", "night") +
        line("M79 50h9M79 56h9", "stone", 2),
    }),
  hagen:
    m.dusk +
    person({
      coat: "plum",
      hat: "none",
      hair: "coal",
      beard: "full",
      holds: at(82, 38, m.axe, 1, 12) + cut("M36 21h14v7q-7 4-12 0z", "ink", 1),
    }),
  karl:
    m.sandy +
    person({
      coat: "red",
      hat: "crown",
      cloth: "gold",
      hair: "shade",
      beard: "full",
      holds: at(82, 38, m.sword, 1, 10),
    }),
  otto:
    m.meadow +
    person({
      coat: "amber",
      hat: "kettle",
      cloth: "stone",
      hair: "tan",
      beard: "full",
      holds: at(83, 34, line("M0 34V-26", "bark", 3.4) + cut("M-4-24L0-34l4 10z", "snow", 1.8)),
    }),
  pippin:
    m.meadow +
    person({
      coat: "teal",
      hat: "plume",
      cloth: "snow",
      hair: "straw",
      holds: at(14, 46, m.shield("teal", star), 0.86),
    }),
  siegfried:
    m.sandy +
    person({
      coat: "leaf",
      hat: "none",
      hair: "straw",
      long: true,
      holds: at(82, 40, m.sword, 1, 14) + at(14, 46, m.shield("red", bar), 0.8),
    }),
  walther:
    m.sandy +
    person({
      coat: "tile",
      hat: "plume",
      cloth: "night",
      hair: "tan",
      beard: "moustache",
      holds: at(82, 44, m.shield("gold", line("M-8-4h16M-8 3h16", "red", 3)), 0.9),
    }),

  austin: m.meadow + person({ coat: "blue", hat: "none", hair: "straw", holds: at(80, 40, lyre()) }),
  candamir:
    m.sandy +
    person({
      coat: "red",
      hat: "horned",
      cloth: "stone",
      hair: "tan",
      beard: "full",
      holds: at(84, 42, m.axe, 0.92, 14),
    }),
  harald:
    m.sandy +
    person({
      coat: "red",
      hat: "nasal",
      cloth: "stone",
      hair: "straw",
      beard: "full",
      holds: at(14, 46, m.shield("blue", chevron), 0.84),
    }),
  inga:
    m.meadow +
    person({ coat: "teal", hat: "none", hair: "gold", long: true, mark: cut(circle(48, 50, 3), "gold", 1.6) }),
  osmund:
    m.dusk +
    person({
      coat: "amber",
      hat: "kettle",
      cloth: "night",
      hair: "coal",
      beard: "moustache",
      holds: at(14, 46, m.shield("leaf", tower), 0.86) + at(84, 40, m.sword, 0.86, 12),
    }),
  siglind:
    m.sandy +
    person({
      coat: "plum",
      hat: "nasal",
      cloth: "snow",
      hair: "tan",
      long: true,
      holds: at(83, 40, m.sword, 0.9, 12) + at(13, 46, m.shield("plum", star), 0.8),
    }),
};

function lyre(): string {
  return (
    line("M-9-18q-3 18 4 28h10q7-10 4-28", "amber", 4) +
    line("M-10-14h20", "bark", 3) +
    line("M-4-13V9M0-13V9M4-13V9", "ink", 1.2)
  );
}
