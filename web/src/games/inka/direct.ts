// Which of a decision's moves belong to which place, card or plate of the Inkas. Pure functions over what the server sent.
import { buildingsOf, roadsOf, type Chart } from "../../boards/hex/chart";
import type { Plate } from "../../boards/hex/hand/plates";
import type { RackFacts } from "../../boards/hex/hand/rack";
import type { Ground } from "../../boards/hex/places";
import type { InkaView } from "../../generated/inka";
import { grid } from "./island";

export const KINDS = ["wood", "stone", "wool", "potato", "ore", "feather", "coca", "fish"] as const;

export const YIELDS: Readonly<Record<string, string>> = {
  forest: "wood",
  quarry: "stone",
  pasture: "wool",
  fields: "potato",
  mountains: "ore",
  jungle: "feather",
  plantation: "coca",
  coast: "fish",
};
const DRAWINGS: Readonly<Record<string, string>> = { fields: "potatoes", ocean: "sea" };
const drawing = (terrain: string) => DRAWINGS[terrain] ?? terrain;

export const GROUND: Ground = {
  build_road: { field: "path", spot: "path", piece: "road" },
  build_settlement: { field: "crossing", spot: "crossing", piece: "settlement" },
  build_city: { field: "crossing", spot: "crossing", piece: "city" },
  found_tribe: { field: "crossing", spot: "crossing", piece: "settlement" },
  move_robber: { field: "hex", spot: "hex", piece: "robber" },
  use_combat_arts: { field: "hex", spot: "hex", piece: "robber" },
};

/** What a plate shows; whether it can be bought, the decision says. */
const PLATES: readonly Plate[] = [
  { type: "build_road", piece: "road", cost: { wood: 1, stone: 1 }, left: "roads_left", rule: "I-73", key: "r" },
  {
    type: "build_settlement",
    piece: "settlement",
    cost: { wood: 1, stone: 1, wool: 1, potato: 1 },
    left: "settlements_left",
    rule: "I-76",
    key: "s",
  },
  { type: "build_city", piece: "city", cost: { potato: 2, ore: 3 }, left: "cities_left", rule: "I-78", key: "c" },
  { type: "buy_development", piece: "dev", cost: { wool: 1, potato: 1, ore: 1 }, left: null, rule: "I-82", key: "d" },
];

const CARDS: Readonly<Record<string, string>> = {
  combat_arts: "play_combat_arts",
  road_building: "play_road_building",
  monopoly: "play_monopoly",
  invention: "play_invention",
};

const LANDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(YIELDS).map(([land, kind]) => [kind, drawing(land)]),
);

export function chartOf(view: InkaView): Chart {
  const lands = view.hexes.map(({ hex, terrain, number }) => ({
    name: hex,
    at: grid.centre(hex),
    terrain,
    drawing: `land-${drawing(terrain)}`,
    number,
  }));
  return {
    grid,
    lands,
    harbours: [],
    roads: roadsOf(grid, view.seats),
    buildings: buildingsOf(grid, view.seats),
    robber: lands.find(({ name }) => name === view.robber)?.at ?? grid.centre(view.robber),
  };
}

/** What the rack shows of my seat; null: I am watching. */
export function rackFacts(view: InkaView): RackFacts | null {
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
    rules: { freshCard: "I-84", oneCard: "I-84", trade: "I-57", turn: "I-41", roll: "I-38", price: "I-71" },
  };
}
