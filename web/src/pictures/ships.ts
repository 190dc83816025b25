// Pictures of trade ships and fleets: what they carry stands on the sail, or on a sign between the ships.
import { at, symbol } from "./ink";
import type { Ink } from "./ink";
import * as m from "./motifs";

const CARGO: Record<string, Ink> = {
  brick: "clay",
  gold: "straw",
  grain: "sand",
  lumber: "meadow",
  ore: "snow",
  wool: "paper",
};
const single = Object.entries(CARGO).map(([cargo, cloth]) => [
  `${cargo}_ship`,
  m.sea + m.ship(cloth, symbol(`res-${cargo}`, -23, -22, 20) + at(0, 0, "")),
]);
const many = Object.entries(CARGO).map(([cargo, cloth]) => [`${cargo}_fleet`, m.sea + m.fleet(cloth, `res-${cargo}`)]);

export const ships: Record<string, string> = {
  ...Object.fromEntries([...single, ...many]),
  large_trade_ship:
    m.sea +
    at(30, 40, m.sail("paper"), 0.8) +
    at(68, 42, m.sail("sand"), 0.9) +
    at(48, 43, m.hull, 1.14) +
    at(34, 52, symbol("res-grain", -7, -7, 14)) +
    at(48, 52, symbol("res-wool", -7, -7, 14)) +
    at(62, 52, symbol("res-gold", -7, -7, 14)) +
    m.flag(68, 8, 6, "red"),
};
