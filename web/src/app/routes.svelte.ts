// Which screen an address means. Addresses are plain paths, so that a link can be sent to a friend.

export type Route =
  | { screen: "lobby" }
  | { screen: "watch" }
  | { screen: "create"; game: string }
  | { screen: "join"; code: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "replays" }
  | { screen: "tutorial"; game: string }
  | { screen: "almanac"; game: string; number: string | null }
  | { screen: "account" }
  | { screen: "settings" }
  | { screen: "nowhere" };

export const place = $state({ route: parse(typeof location === "undefined" ? "/" : location.pathname) });

export function parse(path: string): Route {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "":
      return { screen: "lobby" };
    case "watch":
    case "account":
    case "settings":
    case "replays":
      return { screen: first };
    case "create":
      return { screen: "create", game: second ?? "classic" };
    case "join":
      return { screen: "join", code: (second ?? "").toUpperCase() };
    case "table":
      return second ? { screen: "table", id: second } : { screen: "nowhere" };
    case "replay":
      return second ? { screen: "replay", id: second } : { screen: "replays" };
    case "tutorial":
      return second ? { screen: "tutorial", game: second } : { screen: "nowhere" };
    case "almanac":
      return { screen: "almanac", game: second ?? "classic", number: third ?? null };
    default:
      return { screen: "nowhere" };
  }
}

export function go(path: string, { instead = false } = {}): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
}

/** Links inside the client change the screen; all others, and clicks with a modifier, are the browser's. */
export function start(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin || link.hash) return;
    if (parse(link.pathname).screen === "nowhere") return;
    event.preventDefault();
    if (link.pathname !== location.pathname) go(link.pathname);
  });
}

let shown = typeof location === "undefined" ? "/" : location.pathname;

function arrive(): void {
  if (location.pathname === shown) return; // only the part after # has changed: a skip link
  shown = location.pathname;
  place.route = parse(location.pathname);
  scrollTo(0, 0);
}
