// People in pictures: a head and shoulders, told apart by hat, hair, beard, coat, and what they hold.
import { circle, cut, flat, gouges, line, type Ink } from "./ink";

export type Hat =
  "nasal" | "great" | "kettle" | "crown" | "horned" | "hood" | "mitre" | "feather" | "plume" | "veil" | "none";
export interface Person {
  coat: Ink;
  hat?: Hat;
  cloth?: Ink;
  hair?: Ink;
  long?: boolean;
  beard?: "full" | "chin" | "moustache";
  holds?: string;
  mark?: string;
}
const HATS: Record<Hat, (cloth: Ink) => string> = {
  nasal: (c) => cut("M31 22C31 8 39 2 48 2s17 6 17 20l-8-3H39z", c) + flat("M46 3h4v20l-2 3-2-3z", "night"),
  great: (c) =>
    cut("M32 8q16-7 32 0v28q-16 10-32 0z", c) +
    line("M32 20h32M48 20v20", "ink", 2) +
    flat("M35 21.4h10v3H35zM51 21.4h10v3H51z", "ink") +
    flat(circle(42, 31, 1.2) + circle(54, 31, 1.2) + circle(42, 35, 1.2) + circle(54, 35, 1.2), "ink"),
  kettle: (c) => cut("M35 17q0-14 13-14t13 14z", c) + cut("M25 18q23-7 46 0l-3 4q-20-5-40 0z", c),
  crown: (c) => cut("M33 17l-2-15 9 7 8-9 8 9 9-7-2 15q-15 4-30 0z", c) + flat(circle(48, 12, 2), "red"),
  horned: (c) =>
    cut("M31 21C31 8 39 3 48 3s17 5 17 18l-8-2H39z", c) +
    cut("M32 13Q19 12 19-1q8 8 16 6zM64 13Q77 12 77-1q-8 8-16 6z", "paper"),
  hood: (c) => cut("M29 46Q24 3 48 2T67 46q-3-4-5-9 5-22-14-23T34 37q-2 5-5 9z", c),
  mitre: (c) => cut("M34 18l2-10L48-3l12 11 2 10q-14-5-28 0z", c) + line("M48 0v15M42 7h12", "gold", 2.4),
  feather: (c) => cut("M28 18q4-14 20-14t20 14q-20-7-40 0z", c) + cut("M60 10q12-2 16-12 3 14-12 17z", "paper", 1.8),
  plume: (c) =>
    cut("M31 24C31 9 39 4 48 4s17 5 17 20l-5-4H36z", c) + cut("M46 5q2-9 14-8 10 2 12 14-8-7-13-4T46 5z", "red", 2),
  veil: (c) =>
    cut("M29 48Q26 3 48 2t19 46q-6-2-8-6 6-26-11-27T37 42q-2 4-8 6z", c) + line("M35 15q13-6 26 0", "gold", 2.4),
  none: () => "",
};
const BEARDS = {
  full: "M34 28c2 8 6 10 14 10s12-2 14-10c2 10-4 22-14 22S32 38 34 28",
  chin: "M41 36q7 4 14 0 0 11-7 13-7-2-7-13z",
  moustache: "M39 33q5-4 9-1 4-3 9 1-4 5-9 2-5 3-9-2z",
};

export function person({
  coat,
  hat = "none",
  cloth = "stone",
  hair = "tan",
  long = false,
  beard,
  holds = "",
  mark = "",
}: Person): string {
  const closed = hat === "great";
  const behind = long
    ? cut("M31 48C24 24 32 4 48 4s24 20 17 44q-3 6-8 8H39q-5-2-8-8z", hair)
    : hat === "hood" || hat === "veil" || closed
      ? ""
      : cut("M31 27Q29 3 48 3t17 24q-2 6-4 8H35q-2-2-4-8z", hair);
  const face =
    cut("M33 22c0-12 7-17 15-17s15 5 15 17-7 19-15 19-15-7-15-19", "skin") +
    (hat === "none" ? cut("M32 22Q32 4 48 3.500t16 18.500q-4-8-12-9-10 2-20 9z", hair) : "") +
    (beard ? cut(BEARDS[beard], hair, beard === "moustache" ? 1.6 : 2.3) : "") +
    flat(circle(42.5, 25, 1.8) + circle(53.5, 25, 1.8), "ink") +
    line(beard === "full" || beard === "moustache" ? "M45 34q3 2 6 0" : "M45 33q3 2 6 0", "ink", 1.7);
  return (
    behind +
    cut("M16 66c0-16 14-22 32-22s32 6 32 22z", coat) +
    cut("M40 34h16v12q-8 6-16 0z", "neck") +
    (closed ? "" : face) +
    HATS[hat](cloth) +
    gouges(
      "paper",
      [
        [22, 57],
        [64, 57],
      ],
      9,
    ) +
    mark +
    holds
  );
}
