// What is printed on a card: its cost, points and picture. The figures in faces.json are those of the components; a test of
// the program compares them.
import type { Build, QuickView, SeatView } from "../../generated/quick";
import printed from "./faces.json";

export type Card = Build["card"];
export type EventCard = QuickView["past_events"][number];
export type Resource = "lumber" | "brick" | "wool" | "grain" | "ore";
export const RESOURCES: Resource[] = ["lumber", "brick", "wool", "grain", "ore"];
export const LANDS: Record<Resource, string> = {
  lumber: "land-forest",
  brick: "land-hills",
  wool: "land-pasture",
  grain: "land-fields",
  ore: "land-mountains",
};

/** The colour of the band: blue road, green settlement, red city and metropolis, ochre knight, dark event. */
export type Band = "road" | "settlement" | "city" | "knight" | "event";

export interface Face {
  picture: string;
  band: Band;
  cost: Resource[];
  points: number;
  /** The rule that says what it does. */
  rule: string;
  /** What sets a metropolis of side B apart. */
  badge: string[];
}

const RULES: Record<string, string> = { road: "Q-36", settlement: "Q-37", city: "Q-39", knight: "Q-41" };
const EVENT_RULES: Record<EventCard, string> = {
  robber: "Q-48",
  donation: "Q-49",
  harvest_festival: "Q-50",
  subsidy: "Q-51",
  new_year: "Q-52",
};
const BADGES: Partial<Record<Card, string[]>> = {
  metropolis_b1: ["ui-roadlen", "ui-hand"],
  metropolis_b2: ["ui-roadlen", "pt-star"],
  metropolis_b3: ["ui-knights", "ui-hand"],
  metropolis_b4: ["ui-knights", "pt-star"],
};

export function faceOf(card: Card): Face {
  const { cost, points } = printed[card] as { cost: Partial<Record<Resource, number>>; points: number };
  const symbols = RESOURCES.flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => kind));
  const metropolis = isMetropolis(card);
  return {
    picture: `quick-${metropolis ? "metropolis" : card}`,
    band: metropolis ? "city" : (card as Band),
    cost: symbols,
    points,
    rule: RULES[card] ?? (card === "metropolis_a" ? "Q-19" : "Q-43"),
    badge: BADGES[card] ?? [],
  };
}

export function eventFace(event: EventCard): Face {
  return { picture: `quick-${event}`, band: "event", cost: [], points: 0, rule: EVENT_RULES[event], badge: [] };
}

export function isMetropolis(card: Card): boolean {
  return card.startsWith("metropolis");
}

export interface Stack {
  card: Card;
  count: number;
}

/** What lies before a seat, from left to right: the street, what stands along it, and the knights. */
export function stacksOf(seat: SeatView): Stack[] {
  const metropolises = [...new Set(seat.metropolises)];
  const stacks: Stack[] = [
    { card: "road", count: seat.roads },
    { card: "settlement", count: seat.settlements },
    { card: "city", count: seat.cities },
    ...metropolises.map((card) => ({ card, count: seat.metropolises.filter((each) => each === card).length })),
    { card: "knight", count: seat.knights },
  ];
  return stacks.filter(({ card, count }) => count > 0 || !isMetropolis(card));
}

export function isEvent(name: string): name is EventCard {
  return ["robber", "donation", "harvest_festival", "subsidy", "new_year"].includes(name);
}
