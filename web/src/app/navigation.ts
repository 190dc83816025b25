// The places of the main menu, for both bars.
import type { Route } from "./routes.svelte";
import { say } from "./words";

export interface Item {
  href: string;
  icon: string;
  label: string;
  here: boolean;
}

export function items(route: Route): Item[] {
  const screen = route.screen;
  return [
    { href: "/", icon: "ui-home", label: say("play"), here: ["lobby", "create", "join"].includes(screen) },
    { href: "/watch", icon: "ui-table", label: say("watch"), here: screen === "watch" },
    { href: "/almanac", icon: "ui-book", label: say("almanac"), here: screen === "almanac" },
    { href: "/account", icon: "ui-person", label: say("me"), here: screen === "account" },
  ];
}
