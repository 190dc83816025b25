// How pictures of cards are cut: 96 x 64, ink lines of 2.3, flat inks from the tokens, a few gouges, no gradient.
const INKS = {
  ink: "var(--art-ink)",
  paper: "var(--art-paper)",
  shade: "var(--art-shade)",
  sky: "var(--sky)",
  night: "var(--mountains-deep)",
  stone: "var(--mountains)",
  snow: "var(--mountains-light)",
  meadow: "var(--pasture)",
  grass: "var(--pasture-deep)",
  sand: "var(--sand)",
  dust: "var(--desert-deep)",
  sea: "var(--sea)",
  deep: "var(--sea-line)",
  wood: "#b98a58",
  bark: "#6f4826",
  tile: "var(--hills)",
  rust: "var(--hills-deep)",
  clay: "var(--hills-light)",
  leaf: "var(--forest)",
  fir: "var(--forest-deep)",
  gold: "var(--res-gold)",
  straw: "var(--fields-light)",
  amber: "var(--fields-deep)",
  red: "var(--seat-red)",
  blue: "var(--seat-blue)",
  teal: "var(--jungle)",
  plum: "#6b4660",
  skin: "#f0c99c",
  neck: "#e9bd8f",
  tan: "#a5622a",
  coal: "#39393d",
} as const;
export type Ink = keyof typeof INKS;

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
export const LINE = 2.3;

/** A shape with an ink outline. */
export const cut = (d: string, fill: Ink, width = LINE): string =>
  `<path d="${d}" fill="${INKS[fill]}" stroke="${INKS.ink}" stroke-width="${width}" ${ROUND}/>`;

/** A flat shape without an outline. */
export const flat = (d: string, fill: Ink): string => `<path d="${d}" fill="${INKS[fill]}"/>`;

/** A line alone. */
export const line = (d: string, ink: Ink = "ink", width = LINE): string =>
  `<path d="${d}" fill="none" stroke="${INKS[ink]}" stroke-width="${width}" ${ROUND}/>`;

/** Gouges: short tapered cuts, given as x, y of their left ends. */
export const gouges = (ink: Ink, places: [number, number][], length = 10): string =>
  flat(
    places.map(([x, y]) => `M${x} ${y}q${length / 2} 1.2 ${length} .1q${-length / 2} -1 ${-length} -.1`).join(""),
    ink,
  );

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Parts moved, and made larger or smaller; lines are given for the size they have in the end. */
export const at = (x: number, y: number, parts: string, size = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${size === 1 ? "" : ` scale(${size})`}">${
    size === 1
      ? parts
      : parts.replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${(Number(width) / size).toFixed(2)}"`)
  }</g>`;

/** A drawing of the symbols: its width and height where it is laid. */
export const symbol = (id: string, x: number, y: number, w: number, h = w): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
export const whole = (id: string): string => symbol(id, 0, 0, 96, 64);
