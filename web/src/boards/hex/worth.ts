// What lies beside a place: for the note at the pointer and for screen readers.
import { iconOf } from "../../lib/icons";
import type { Names } from "../../lib/http";
import type { Chart, Harbour } from "./chart";
import type { Place } from "./places";
import { say } from "./words";

export interface Worth {
  pays: { icon: string | null; name: string; number: number }[];
  harbour: Harbour | null;
}

/** `yields`: the kind of card that each terrain pays. */
export function worthOf(chart: Chart, place: Place, yields: Readonly<Record<string, string>>): Worth {
  const beside = chart.grid.hexesIn(place.name);
  const pays =
    place.spot === "path"
      ? []
      : chart.lands
          .filter(({ name, number }) => beside.includes(name) && number > 0)
          .map(({ terrain, number }) => {
            const kind = yields[terrain] ?? terrain;
            return { icon: iconOf(kind), name: kind, number };
          })
          .sort((one, other) => Math.abs(one.number - 7) - Math.abs(other.number - 7));
  const harbour =
    place.spot === "crossing"
      ? (chart.harbours.find(({ name }) => chart.grid.hexesIn(name).every((hex) => beside.includes(hex))) ?? null)
      : null;
  return { pays, harbour };
}

export function harbourWords(harbour: Harbour | null, names: Names): string {
  if (!harbour) return "";
  if (!harbour.kind) return say("harbour", { rate: "3:1" });
  return say("harbourOf", { rate: "2:1", kind: names.names[harbour.kind] ?? harbour.kind });
}

/** "Crossing: brick 12, wool 9, harbour 2:1 wool" */
export function inWords(chart: Chart, place: Place, worth: Worth, names: Names): string {
  const called = (thing: string) => names.names[thing] ?? thing;
  if (place.spot === "path") {
    const sides = chart.grid.hexesIn(place.name).map((hex) => {
      const land = chart.lands.find(({ name }) => name === hex);
      return land ? `${called(land.terrain)}${land.number ? ` ${land.number}` : ""}` : say("sea");
    });
    return `${say("path")} ${say("between", { one: sides[0] ?? "", two: sides[1] ?? "" })}`;
  }
  if (place.spot === "hex") {
    const land = chart.lands.find(({ name }) => name === place.name);
    return land ? `${called(land.terrain)}${land.number ? ` ${land.number}` : ""}` : say("frame");
  }
  const parts = worth.pays.map(({ name, number }) => `${called(name)} ${number}`);
  const harbour = harbourWords(worth.harbour, names);
  return `${say("crossing")}: ${[...parts, ...(harbour ? [harbour] : [])].join(", ")}`;
}
