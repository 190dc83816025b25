// What was played last, so that the next game starts with one click.

interface Chosen {
  game: string;
  level: string;
  seats: Record<string, number>;
  options: Record<string, unknown>;
}

const KEY = "inselreich.last";

export const chosen: Chosen = $state({ game: "classic", level: "greedy", seats: {}, options: {}, ...stored() });

export function choose(part: Partial<Chosen>): void {
  Object.assign(chosen, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function stored(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
  } catch {
    return {};
  }
}
