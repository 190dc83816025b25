// Symbols are fetched by their prefix when they are first needed, put into the page once, and used by reference.

const files = import.meta.glob<string>("./*.svg", { query: "?url", import: "default", eager: true });

const TOGETHER: Record<string, string[]> = {
  box: ["bit", "land", "piece", "pt", "res", "token"],
  land: ["bit"],
  harbour: ["res"],
  quick: ["bit", "res"],
};
/** A set whose drawings use those of other sets. */

const asked = new Map<string, Promise<void>>();

/** Make sure that the set of this symbol is in the page: `need("res-brick")`, `need("res")`. */
export function need(symbol: string): Promise<void> {
  const set = symbol === "brand" ? "ui" : (symbol.split("-", 1)[0] ?? symbol);
  let coming = asked.get(set);
  if (!coming) {
    coming = Promise.all([fetched(set), ...(TOGETHER[set] ?? []).map(need)]).then(() => undefined);
    asked.set(set, coming);
    coming.catch(() => asked.delete(set));
  }
  return coming;
}

async function fetched(set: string): Promise<void> {
  const url = files[`./${set}.svg`];
  if (!url) throw new Error(`There is no set of symbols '${set}'.`);
  const answer = await fetch(url);
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("class", "symbols");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sheet, true));
}
