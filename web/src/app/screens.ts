// Every screen is a chunk of its own, fetched when it is first shown.
import type { Component } from "svelte";
import type { Route } from "./routes.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the props are those of its own route
export type Loader = () => Promise<{ default: Component<any> }>;

export const screens: Record<Route["screen"] | "welcome" | "almanacSheet", Loader> = {
  welcome: () => import("../screens/Welcome.svelte"),
  lobby: () => import("../screens/lobby/Lobby.svelte"),
  watch: () => import("../screens/Watch.svelte"),
  create: () => import("../screens/create/Create.svelte"),
  join: () => import("../screens/Join.svelte"),
  table: () => import("../table/TableScreen.svelte"),
  replay: () => import("../screens/replay/Replay.svelte"),
  replays: () => import("../screens/replay/Replays.svelte"),
  tutorial: () => import("../screens/tutorial/Tutorial.svelte"),
  almanac: () => import("../screens/almanac/AlmanacScreen.svelte"),
  almanacSheet: () => import("../screens/almanac/AlmanacSheet.svelte"),
  account: () => import("../screens/account/Account.svelte"),
  settings: () => import("../screens/Settings.svelte"),
  nowhere: () => import("../screens/Nowhere.svelte"),
};

/** Whether one may be there without a name. */
export function isOpenToAll({ screen }: Route): boolean {
  return ["almanac", "settings", "nowhere", "replay", "replays", "tutorial"].includes(screen);
}

/** Screens that bring their own frame instead of the usual bars. */
export function isBare({ screen }: Route): boolean {
  return ["table", "replay", "replays", "tutorial"].includes(screen);
}
