// Arrow keys go to the next legal place in that direction. Pure; positions are middles in pixels.
export interface Spot {
  x: number;
  y: number;
}
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place of the nearest spot in the key's direction; -1: there is none. Sideways counts twice. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let [best, least] = [-1, Infinity];
  spots.forEach(({ x, y }, place) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    if (ahead < 4) return;
    const cost = ahead + 2 * Math.abs(dx * way[1] + dy * way[0]);
    if (cost < least) [best, least] = [place, cost];
  });
  return best;
}
