// Which of a decision's moves belong to which place, card or plate of the classic game. Pure functions over what the server sent.
import { buildingsOf, harbourAt, roadsOf, type Chart } from "../../boards/hex/chart";
import type { Ground } from "../../boards/hex/places";
import type { ClassicView } from "../../generated/classic";
import type { Plate } from "../../boards/hex/hand/plates";
import type { RackFacts } from "../../boards/hex/hand/rack";
import { grid } from "./island";

export const KINDS = ["lumber", "brick", "wool", "grain", "ore"] as const;

export const YIELDS: Readonly<Record<string, string>> = {
  forest: "lumber",
  hills: "brick",
  pasture: "wool",
  fields: "grain",
  mountains: "ore",
};

export const GROUND: Ground = {
  build_road: { field: "path", spot: "path", piece: "road" },
  build_settlement: { field: "crossing", spot: "crossing", piece: "settlement" },
  build_city: { field: "crossing", spot: "crossing", piece: "city" },
  place_neutral: { field: "crossing", spot: "crossing", piece: "settlement" },
  move_robber: { field: "hex", spot: "hex", piece: "robber" },
};

/** What a plate shows; whether it can be bought, the decision says. */
export const PLATES: readonly Plate[] = [
  { type: "build_road", piece: "road", cost: { lumber: 1, brick: 1 }, left: "roads_left", rule: "C-69", key: "r" },
  {
    type: "build_settlement",
    piece: "settlement",
    cost: { lumber: 1, brick: 1, wool: 1, grain: 1 },
    left: "settlements_left",
    rule: "C-71",
    key: "s",
  },
  { type: "build_city", piece: "city", cost: { grain: 2, ore: 3 }, left: "cities_left", rule: "C-73", key: "c" },
  { type: "buy_development", piece: "dev", cost: { wool: 1, grain: 1, ore: 1 }, left: null, rule: "C-78", key: "d" },
];

/** The move that plays a development card, and the rule that holds back one bought this turn. */
export const CARDS: Readonly<Record<string, string | null>> = {
  knight: "play_knight",
  road_building: "play_road_building",
  monopoly: "play_monopoly",
  invention: "play_invention",
  victory_point: null,
};

export function chartOf(view: ClassicView, small: boolean): Chart {
  const lands = view.hexes.map(({ hex, terrain, number }) => ({
    name: hex,
    at: grid.centre(hex),
    terrain,
    drawing: `land-${terrain}`,
    number,
  }));
  const neutral = { colour: "grey", roads: [], settlements: view.neutral_settlements, cities: [] };
  return {
    grid,
    lands,
    harbours: view.harbours.map(({ path, kind }) =>
      harbourAt(grid, path, kind === "3:1" ? null : kind, small ? 0.62 : 0.56),
    ),
    roads: roadsOf(grid, view.seats),
    buildings: buildingsOf(grid, [...view.seats, neutral]),
    robber: lands.find(({ name }) => name === view.robber)?.at ?? null,
  };
}

const LANDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(YIELDS).map(([land, kind]) => [kind, land]),
);

/** What the rack shows of my seat; null: I am watching. */
export function rackFacts(view: ClassicView): RackFacts | null {
  const seen = view.seats[view.seat ?? -1];
  if (!seen || !view.own) return null;
  return {
    own: { ...view.own, hand: { ...view.own.hand } },
    seen,
    kinds: KINDS,
    lands: LANDS,
    plates: PLATES,
    cards: CARDS,
    deck: view.deck_size,
    myTurn: view.active === view.seat,
    rolled: view.rolled,
    cardPlayed: view.card_played,
    rules: { freshCard: "C-87", oneCard: "C-85", trade: "C-57", turn: "C-40", roll: "C-39", price: "C-67" },
  };
}
