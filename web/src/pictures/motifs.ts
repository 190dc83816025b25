// What pictures are composed of: grounds, buildings, people, things. Things lie around 0,0 and are laid with `at`.
import { at, box, circle, cut, flat, gouges, line, symbol, type Ink } from "./ink";

// Grounds --------------------------------------------------------------------------------------------------------------

const sky =
  flat("M0 0h96v64H0z", "sky") +
  gouges(
    "paper",
    [
      [6, 9],
      [70, 7],
      [78, 16],
      [12, 19],
    ],
    14,
  );

export const meadow =
  sky +
  flat("M0 47c20-4 30 2 50-1s30-3 46 1v17H0z", "meadow") +
  line("M0 47c20-4 30 2 50-1s30-3 46 1", "grass", 2) +
  gouges("grass", [
    [5, 54],
    [24, 59],
    [56, 55],
    [74, 60],
  ]);
export const sandy =
  sky +
  flat("M0 50c20-4 30 2 50-1s30-3 46 1v14H0z", "sand") +
  line("M0 50c20-4 30 2 50-1s30-3 46 1", "dust", 2) +
  gouges("dust", [
    [5, 57],
    [28, 61],
    [58, 57],
    [78, 61],
  ]);
export const sea =
  sky +
  flat("M0 46h96v18H0z", "sea") +
  flat("M0 58q5.8 3.3 16 0-10.2.7-16 0m78 2q7.9 2.9 18-1-10.2 1.3-18 1m-44 2q9.5 3.2 26 0-16.5.8-26 0", "deep");
export const room =
  flat("M0 0h96v64H0z", "sand") +
  flat("M0 50h96v14H0z", "wood") +
  line("M0 50h96", "bark", 2) +
  gouges(
    "dust",
    [
      [8, 10],
      [72, 14],
      [20, 24],
      [62, 34],
    ],
    12,
  ) +
  gouges(
    "bark",
    [
      [10, 57],
      [44, 60],
      [74, 56],
    ],
    14,
  );
export const night =
  flat("M0 0h96v64H0z", "night") +
  flat("M0 50c20-4 30 2 50-1s30-3 46 1v14H0z", "snow") +
  gouges(
    "stone",
    [
      [6, 57],
      [34, 60],
      [66, 56],
    ],
    14,
  );
export const ember =
  flat("M0 0h96v64H0z", "clay") +
  flat("M0 52c20-4 30 2 50-1s30-3 46 1v12H0z", "rust") +
  gouges(
    "tile",
    [
      [6, 58],
      [36, 60],
      [70, 57],
    ],
    14,
  );
export const dusk =
  flat("M0 0h96v64H0z", "stone") +
  flat("M0 50c20-4 30 2 50-1s30-3 46 1v14H0z", "night") +
  gouges(
    "snow",
    [
      [8, 9],
      [70, 7],
      [14, 19],
      [76, 17],
    ],
    14,
  );

// Buildings ------------------------------------------------------------------------------------------------------------

export const door = (x: number, y: number, w = 8, h = 11): string =>
  cut(`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, "bark");
export const pane = (x: number, y: number, w = 5, h = 6): string => flat(box(x, y, w, h), "ink");

/** A gabled house on its ground line: x, y are its lower left corner. */
export const house = (x: number, y: number, w: number, h: number, wall: Ink, roof: Ink, pitch = w * 0.42): string =>
  cut(box(x, y - h, w, h), wall) +
  cut(`M${x - 4} ${y - h + 1}L${x + w / 2} ${y - h - pitch}L${x + w + 4} ${y - h + 1}z`, roof);

export const tower = (x: number, y: number, w: number, h: number, wall: Ink, roof: Ink): string =>
  cut(box(x, y - h, w, h), wall) +
  cut(`M${x - 3} ${y - h}L${x + w / 2} ${y - h - w * 1.1}L${x + w + 3} ${y - h}z`, roof);

export const battlement = (x: number, y: number, w: number, h: number, wall: Ink): string => {
  const t = w / 5;
  return cut(`M${x} ${y}v${-h}h${t}v${t}h${t}v${-t}h${t}v${t}h${t}v${-t}h${t}v${h}z`, wall);
};
export const column = (x: number, y: number, h: number, wall: Ink = "paper"): string =>
  cut(box(x + 1.5, y - h, 6, h), wall) + cut(box(x, y - h - 3, 9, 3.5), wall) + cut(box(x, y - 3.5, 9, 3.5), wall);
export const arch = (x: number, y: number, w: number): string => `M${x} ${y}v-6a${w / 2} ${w / 2} 0 0 1 ${w} 0v6z`;
export const flag = (x: number, y: number, h: number, cloth: Ink): string =>
  line(`M${x} ${y}v${-h}`) + cut(`M${x} ${y - h}h12l-3 4 3 4h-12z`, cloth, 1.8);
export const chimney = (x: number, y: number): string =>
  cut(box(x, y, 6, 11), "tile") + line(`M${x + 3} ${y - 4}q4-3 1-6t2-6`, "stone", 2.6);
export const tent = (x: number, y: number, w: number, cloth: Ink): string =>
  cut(`M${x} ${y}L${x + w / 2} ${y - w * 0.75}L${x + w} ${y}z`, cloth) +
  cut(`M${x + w * 0.38} ${y}L${x + w / 2} ${y - w * 0.4}L${x + w * 0.62} ${y}z`, "bark", 1.8);
export const fir = (x: number, y: number, h: number, ink: Ink = "fir"): string =>
  cut(
    `M${x} ${y - h}l${h * 0.22} ${h * 0.34}h${-h * 0.08}l${h * 0.2} ${h * 0.3}h${-h * 0.08}l${h * 0.2} ${h * 0.26}h${-h * 0.92}l${h * 0.2} ${-h * 0.26}h${-h * 0.08}l${h * 0.2} ${-h * 0.3}h${-h * 0.08}z`,
    ink,
    1.8,
  ) + cut(box(x - 2, y - h * 0.1, 4, h * 0.1 + 2), "bark", 1.6);

// Things, around 0,0 ---------------------------------------------------------------------------------------------------

export const coin = cut(circle(0, 0, 7), "gold") + line("M-2.6 2.2L0-3.4L2.6 2.2M-3.4.4h6.8", "amber", 1.6);
export const coins = at(-8, 5, coin) + at(8, 5, coin) + at(0, -4, coin);
export const sack = cut("M-9 12q-5-14 5-20h8q10 6 5 20z", "wood") + cut("M-5-8q5-4 10 0l-2-7h-6z", "sand", 1.8);
export const barrel = cut("M-8-11h16q4 11 0 22h-16q-4-11 0-22z", "wood") + line("M-9.6-5h19.2M-9.6 5h19.2", "bark", 2);
export const chest =
  cut("M-14-3q0-9 8-9h12q8 0 8 9z", "wood") +
  cut(box(-14, -3, 28, 14), "wood") +
  line("M-8-11v22M8-11v22", "bark", 2) +
  cut(box(-3, -6, 6, 7), "gold", 1.6);
export const sword =
  cut("M-2.2-24L0-29l2.2 5V8h-4.4z", "snow", 1.8) +
  cut(box(-8, 8, 16, 3.4), "gold", 1.8) +
  cut(box(-1.8, 11.4, 3.6, 8), "bark", 1.8) +
  cut(circle(0, 21, 2.4), "gold", 1.6);
export const hammer = line("M0-8v26", "bark", 4.6) + cut("M-11-16h17l6 4-6 4h-17z", "stone");
export const axe = line("M0-14v32", "bark", 4.2) + cut("M1-16q12-2 13 12-7-4-13-2z", "stone", 2);
export const club =
  cut("M-3 20l-2-26q0-10 6-12 7 0 7 9 0 4-3 10l-4 19z", "wood") +
  flat("M-1-8l4 2-4 2zM4-14l3 3-4 1zM2 0l3 2-3 1z", "bark");
export const shield = (cloth: Ink, mark: string): string =>
  cut("M-12-14q12 5 24 0v12q0 12-12 18q-12-6-12-18z", cloth) + mark;
export const flame = (size = 1): string =>
  at(
    0,
    0,
    cut("M0 12c-9 0-12-7-9-13 2 3 4 3 4 0 0-6 5-8 4-15 6 3 6 9 6 12 2 0 2-2 2-3 5 6 6 19-7 19z", "tile") +
      flat("M0 10c-4 0-6-4-3-8 1 2 3 1 3-3 4 4 6 11 0 11z", "gold"),
    size,
  );
export const book =
  cut("M-16-9q8-4 16 0q8-4 16 0v19q-8-4-16 0q-8-4-16 0z", "paper") +
  line("M0-9v19") +
  gouges(
    "shade",
    [
      [-13, -4],
      [-13, 1],
      [4, -4],
      [4, 1],
    ],
    9,
  );
export const scroll =
  cut("M-12-13h20q5 0 4 5h-6v20q0 4-4 4h-16q4-1 4-5v-19q0-5-2-5z", "straw") +
  gouges(
    "amber",
    [
      [-6, -6],
      [-6, 0],
      [-6, 6],
    ],
    9,
  );
export const wheel = (r: number, spokes = 8, ink: Ink = "wood"): string =>
  cut(circle(0, 0, r), ink) +
  cut(circle(0, 0, r * 0.72), "sand", 1.8) +
  line(
    Array.from({ length: spokes }, (_, n) => {
      const a = (n * 2 * Math.PI) / spokes;
      return `M0 0L${(Math.cos(a) * r * 0.72).toFixed(1)} ${(Math.sin(a) * r * 0.72).toFixed(1)}`;
    }).join(""),
    "bark",
    2,
  ) +
  cut(circle(0, 0, r * 0.2), "bark", 1.6);
export const gear = (r: number, teeth = 8, ink: Ink = "stone"): string =>
  Array.from(
    { length: teeth },
    (_, n) =>
      `<g transform="rotate(${(n * 360) / teeth})">${cut(box(-r * 0.2, -r * 1.24, r * 0.4, r * 0.5), ink, 2)}</g>`,
  ).join("") +
  cut(circle(0, 0, r), ink) +
  cut(circle(0, 0, r * 0.38), "sky", 2);
export const scales =
  line("M0-16v32M-8 16h16M-16-11h32", "ink", 2.6) +
  line("M-16-11l-5 12M-16-11l5 12M16-11l-5 12M16-11l5 12", "ink", 1.6) +
  cut("M-23 1h14q-1 6-7 6t-7-6zM9 1h14q-1 6-7 6t-7-6z", "gold", 1.8);
export const sun = (r: number): string =>
  line(
    Array.from({ length: 12 }, (_, n) => {
      const a = (n * Math.PI) / 6;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return `M${(c * r * 1.3).toFixed(1)} ${(s * r * 1.3).toFixed(1)}L${(c * r * 1.75).toFixed(1)} ${(s * r * 1.75).toFixed(1)}`;
    }).join(""),
    "amber",
    2.4,
  ) + cut(circle(0, 0, r), "gold");
export const moon = cut("M4-12a13 13 0 1 0 8 20a11 11 0 0 1-8-20z", "straw");
export const sheaf = symbol("res-grain", -15, -17, 30);
export const flask =
  cut("M-4-18h8v11l9 15q3 7-4 7h-18q-7 0-4-7l9-15z", "sky") +
  flat("M-7 3h14l4 7q1 3-2 3h-18q-3 0-2-3z", "teal") +
  cut(box(-6, -21, 12, 4), "wood", 1.8) +
  flat(circle(-2, 7, 1.6) + circle(3, 9, 1.3) + circle(1, 0, 1.4), "paper");
export const herb =
  line("M0 16V-10", "fir", 2.4) +
  flat(
    "M0 8q-10 1-12-7 10-1 12 7zM0 8q10 1 12-7-10-1-12 7zM0-2q-9 1-10-7 9-1 10 7zM0-2q9 1 10-7-9-1-10 7zM0-8q-4-5 0-11 4 6 0 11z",
    "leaf",
  );
export const eye =
  cut("M-18 0q18-20 36 0q-18 20-36 0z", "paper") + cut(circle(0, 0, 7), "teal") + flat(circle(0, 0, 3), "ink");
export const spyglass = cut("M-18 2l22-9 3 8-22 9z", "wood") + cut("M4-7l12-7 5 11-14 4z", "gold");
export const bubble = (mark: string): string => cut(circle(0, 0, 10), "paper", 2) + mark;
export const arrow = cut("M-14-4h16v-6l14 10-14 10v-6h-16z", "paper");
export const cart = cut("M-20-8h40l-4 14h-32z", "wood") + at(-10, 10, wheel(8, 6)) + at(10, 10, wheel(8, 6));

// Ships ----------------------------------------------------------------------------------------------------------------

export const hull = cut("M-38 0h76c-2 11-10 15-20 15h-38q-15 0-18-15z", "wood") + line("M-34 6h68", "bark", 1.8);
export const sail = (cloth: Ink): string =>
  cut("M-2-39v36h-26c2-14 12-26 26-36", cloth) + cut("M2-35c14 8 22 20 24 32h-24z", cloth) + line("M0-41v44", "ink", 3);
/** A merchant's ship that shows on its sail what it carries. */
export const ship = (cloth: Ink, cargo = ""): string => at(48, 43, sail(cloth) + hull + cargo);
/** Three small ones in a row, and on a round sign what they carry. */
export const fleet = (cloth: Ink, cargo: string): string =>
  at(22, 36, sail(cloth) + hull, 0.42) +
  at(74, 36, sail(cloth) + hull, 0.42) +
  at(48, 48, sail(cloth) + hull, 0.66) +
  at(48, 50, symbol(cargo, -9, -9, 18));
