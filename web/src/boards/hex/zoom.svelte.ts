// Looking closer: wheel and pinch up to 2.5 times, a drag moves, a double tap shows the whole again.
import type { Point } from "./geometry";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 2.5;
const TAP = 300;
const STILL = 9;

export class Zoom {
  scale = $state(1);
  middle = $state.raw<Point>({ x: 0, y: 0 });
  #touching = new Map<number, Point>();
  #moved = 0;
  #tapped = 0;

  constructor(readonly whole: () => Frame) {}

  /** What is to be seen of the board. */
  get box(): Frame {
    const { x, y, width, height } = this.whole();
    if (this.scale === 1) return { x, y, width, height };
    const [wide, high] = [width / this.scale, height / this.scale];
    const left = Math.min(Math.max(this.middle.x - wide / 2, x), x + width - wide);
    const top = Math.min(Math.max(this.middle.y - high / 2, y), y + height - high);
    return { x: left, y: top, width: wide, height: high };
  }

  /** The finger has wandered: what ends now is no tap. */
  get dragged(): boolean {
    return this.#moved > STILL;
  }

  reset(): void {
    this.scale = 1;
  }

  /** Closer by this factor; the point stays where it is. */
  closer(factor: number, around: Point): void {
    const before = this.box;
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const keep = this.scale / scale;
    this.middle = {
      x: around.x + (before.x + before.width / 2 - around.x) * keep,
      y: around.y + (before.y + before.height / 2 - around.y) * keep,
    };
    this.scale = scale;
  }

  down(pointer: number, at: Point): void {
    if (this.#touching.size === 0) this.#moved = 0;
    this.#touching.set(pointer, at);
  }

  /** `at` is in the page's pixels; `unit`: so much of the board is one pixel; `onBoard`: the pointer's place there. */
  move(pointer: number, at: Point, unit: number, onBoard: Point): void {
    const before = this.#touching.get(pointer);
    if (!before) return;
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    this.#moved += Math.abs(dx) + Math.abs(dy);
    const other = [...this.#touching].find(([id]) => id !== pointer)?.[1];
    this.#touching.set(pointer, at);
    if (other) {
      const spread = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      this.closer(spread(at) / spread(before), onBoard);
    } else if (this.scale > 1 && this.dragged) {
      const { x, y, width, height } = this.box;
      this.middle = { x: x + width / 2 - dx * unit, y: y + height / 2 - dy * unit };
    }
  }

  /** Whether this was the second tap of two. */
  up(pointer: number, time: number): boolean {
    this.#touching.delete(pointer);
    if (this.dragged) return false;
    const twice = time - this.#tapped < TAP;
    this.#tapped = time;
    return twice;
  }

  /** A board that is shown smaller or larger begins anew. */
  forget(pointer: number): void {
    this.#touching.delete(pointer);
  }
}
