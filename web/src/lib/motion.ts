// Movement on a table, the same in every game: things move because somebody moved them, quickly, and never in the way.
//
// How a board uses it:
//   1. Mark places:   <div data-place="supply">, data-place="hand-ore", data-place="seat-2", data-place="hex-12" ...
//      A place that is shown twice (a small plan and a big one) is met where it is first visible.
//   2. On news, say what went where, from the events alone:
//          $effect(() => { void serial; untrack(() => fly(flightsOf(events, seat))) });
//      where flightsOf (a pure function, tested) makes [{ from: "supply", to: "seat-1", show: "res-ore", count: 2 }].
//      Hidden cards show their back ("ui-devs"), so that no movement tells more than the events do.
//   3. `lay(element)` for a piece put down, `shake(element)` for something refused, `roll(elements)` for dice, `ring(place)`
//      for a change that has no way (a robber's hex, a region's peg).
// All of it lasts 1.2 s at most, a click or key ends it at once, and nothing waits for it. With reduced motion nothing
// travels: the places are marked by a still ring for 1.2 s instead. Sounds are in sounds.ts.
import "../styles/motion.css";
import { isStill } from "./settings.svelte";

/** The times of tokens.css, in milliseconds. */
export const TIMES = { fast: 120, base: 220, slow: 420, apart: 60, dice: 700, ring: 1200, most: 1200 } as const;
const LAY = "cubic-bezier(.2, .9, .25, 1.08)";
const SLIDE = "cubic-bezier(.25, .8, .3, 1)";

export interface Flight {
  from: string;
  to: string;
  /** The symbol that travels. */
  show: string;
  count?: number;
  /** In pixels; 30 unless told. */
  size?: number;
}

export interface Step {
  flight: Flight;
  after: number;
}

const MOST_OF_A_KIND = 3;
const running = new Set<Animation>();

/** One step for each thing that is seen to travel, some time apart, all within the time there is. */
export function steps(flights: Flight[]): Step[] {
  const single = flights.flatMap((flight) =>
    Array.from({ length: Math.min(flight.count ?? 1, MOST_OF_A_KIND) }, () => flight),
  );
  const apart = Math.min(TIMES.apart, (TIMES.most - TIMES.slow) / Math.max(1, single.length - 1));
  return single.map((flight, place) => ({ flight, after: Math.round(place * apart) }));
}

/** Things travel from place to place; what has no visible place does not. Never throws, never blocks. */
export function fly(flights: Flight[]): void {
  if (typeof document === "undefined" || document.hidden) return;
  if (isStill()) {
    for (const place of new Set(flights.map(({ to }) => to))) ring(place);
    return;
  }
  for (const { flight, after } of steps(flights)) send(flight, after);
}

function send(flight: Flight, after: number): void {
  const [from, to] = [middle(flight.from), middle(flight.to)];
  if (!from || !to) return;
  const ghost = thing(flight.show, flight.size ?? 30);
  const way = (at: Point) => `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
  document.body.append(ghost);
  const animation = ghost.animate([{ transform: way(from) }, { transform: way(to) }], {
    duration: TIMES.slow,
    delay: after,
    easing: SLIDE,
    fill: "both",
  });
  run(animation, () => ghost.remove());
}

/** A piece is put down: it drops a little and settles. */
export function lay(element: Element): void {
  if (isStill()) return mark(element, 400);
  run(
    element.animate(
      [
        { transform: "translateY(-14px)", opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: TIMES.base, easing: LAY },
    ),
  );
}

/** Refused: 3 px to and fro, twice. With reduced motion the prompt alone says it. */
export function shake(element: Element): void {
  if (isStill()) return;
  const aside = [0, -3, 3, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  run(element.animate(aside, { duration: 180 }));
}

/** Dice are thrown across the linen in two hops, and come to rest where and as they lie. */
export function roll(dice: Iterable<Element>): void {
  for (const [place, die] of [...dice].entries()) {
    if (isStill()) {
      mark(die);
      continue;
    }
    const turn = place % 2 === 0 ? -200 : 160;
    const hops = [
      { translate: "-140px -46px", rotate: `${turn}deg` },
      { translate: "-64px 8px", rotate: `${turn * 0.5}deg`, offset: 0.45 },
      { translate: "-28px -18px", rotate: `${turn * 0.2}deg`, offset: 0.68 },
      { translate: "0 0", rotate: "0deg" },
    ];
    run(die.animate(hops, { duration: TIMES.dice, delay: place * TIMES.apart, easing: SLIDE, fill: "backwards" }));
  }
}

/** A place has changed: a ring that stands still for a moment. */
export function ring(place: string): void {
  const element = placed(place);
  if (element) mark(element);
}

function mark(element: Element, milliseconds: number = TIMES.ring): void {
  element.classList.add("ringed");
  setTimeout(() => element.classList.remove("ringed"), milliseconds);
}

/** Everything under way arrives at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
}

function run(animation: Animation, after?: () => void): void {
  running.add(animation);
  const done = () => {
    running.delete(animation);
    after?.();
  };
  animation.finished.then(done, done);
}

interface Point {
  x: number;
  y: number;
}

function middle(place: string): Point | null {
  const box = placed(place)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function placed(place: string): Element | null {
  const found = document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`);
  return [...found].find((element) => element.getClientRects().length > 0) ?? null;
}

const SVG = "http://www.w3.org/2000/svg";

function thing(symbol: string, size: number): SVGElement {
  const ghost = document.createElementNS(SVG, "svg");
  ghost.setAttribute("class", "flying");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("width", String(size));
  ghost.setAttribute("height", String(size));
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  ghost.append(use);
  return ghost;
}

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", finish, { capture: true, passive: true });
  addEventListener("keydown", finish, { capture: true, passive: true });
}
