// Which symbol stands for a thing that views and moves name.

const RESOURCES: Record<string, string> = { wood: "lumber" };
const KNOWN = new Set([
  "brick",
  "lumber",
  "wool",
  "grain",
  "ore",
  "gold",
  "potato",
  "stone",
  "feather",
  "coca",
  "fish",
]);

/** The symbol of a kind of card, or null where there is none. */
export function iconOf(kind: string): string | null {
  const resource = RESOURCES[kind] ?? kind;
  return KNOWN.has(resource) ? `res-${resource}` : null;
}
