import { expect, test } from "vitest";
import { parse } from "../src/app/routes.svelte";
import { search } from "../src/lib/almanac.svelte";
import { problem } from "../src/lib/api";
import { countdown } from "../src/lib/format";
import { fill } from "../src/lib/i18n";
import { become, grown } from "../src/lib/log";
import { colourOf } from "../src/lib/match";
import { read } from "../src/lib/settings.svelte";
import type { Update } from "../src/generated/protocol";
import type { Entry } from "../src/lib/http";

test("addresses lead to screens, and a friend's link to its code in capitals", () => {
  expect(parse("/")).toEqual({ screen: "lobby" });
  expect(parse("/join/k7mpq")).toEqual({ screen: "join", code: "K7MPQ" });
  expect(parse("/table/abc")).toEqual({ screen: "table", id: "abc" });
  expect(parse("/almanac/inka/I-67")).toEqual({ screen: "almanac", game: "inka", number: "I-67" });
  expect(parse("/table")).toEqual({ screen: "nowhere" });
  expect(parse("/check/abc")).toEqual({ screen: "nowhere" });
});

test("damaged settings are the defaults, and the language is the browser's", () => {
  expect(read("{nonsense", "de")).toMatchObject({ theme: "system", language: "de", sound: false });
  expect(read('{"theme":"dark","language":"en","volume":7}', "de")).toMatchObject({
    theme: "dark",
    language: "en",
    volume: 1,
  });
});

test("values fill a phrase, and an unknown one stays to be seen", () => {
  expect(fill("{count} of {most}", { count: 2 })).toBe("2 of {most}");
});

test("times are read as people read them", () => {
  expect([0, 9_000, 75_000, 3_600_000, 90_000_000].map(countdown)).toEqual([
    "0:00",
    "0:09",
    "1:15",
    "1:00:00",
    "1 d 1 h",
  ]);
});

test("a refusal keeps its code and sentence; anything else has one, too", () => {
  expect(problem(409, { code: "seat_taken", sentence: "seat 2 is taken" })).toMatchObject({
    status: 409,
    code: "seat_taken",
    sentence: "seat 2 is taken",
  });
  expect(problem(502, undefined).sentence).toContain("502");
});

test("the almanac finds words whatever their spelling, numbers first", () => {
  const entry = (number: string, title: string, text: string): Entry => ({
    number,
    kind: "Regel",
    title,
    text,
    see: [],
  });
  const entries = [
    entry("C-47", "Abwerfen", "Bei einer 7"),
    entry("C-51", "Der Räuber", ""),
    entry("C-5", "Hafen", "Räuber"),
  ];
  expect(search(entries, "raeuber").map(({ number }) => number)).toEqual(["C-51", "C-5"]);
  expect(search(entries, "c-5")[0]?.number).toBe("C-5");
  expect(search(entries, "burg")).toEqual([]);
});

test("the log tells each sentence with whose doing it is", () => {
  const lines = become({
    type: "update",
    table: "t",
    since: 3,
    number: 4,
    question: 4,
    events: [{ type: "turn_started", seat: 2 }, { type: "robber_moved", thief: 1 }, { type: "supply_short" }],
    told: [
      { event: 0, sentence: "Priya begins." },
      { event: 1, sentence: "Jonas moves the robber.", rules: ["C-51"] },
      { event: 2, sentence: "The supply is short." },
    ],
  });
  expect(lines.map(({ seat, turn, rules }) => [seat, turn, rules])).toEqual([
    [2, true, []],
    [1, false, ["C-51"]],
    [null, false, []],
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});

test("of what is told together nobody is marked, for only the first event is named", () => {
  const lines = become({
    type: "update",
    table: "t",
    since: 1,
    number: 2,
    question: 2,
    events: [
      { type: "yielded", seat: 0 },
      { type: "yielded", seat: 1 },
    ],
    told: [
      { event: 0, sentence: "You get 1 wool." },
      { event: 0, sentence: "Priya gets 1 ore." },
    ],
  });
  expect(lines.map(({ seat }) => seat)).toEqual([null, null]);
});

test("what is told again from the beginning stands in the log once", () => {
  const told = (since: number, number: number, ...sentences: string[]): Update => ({
    type: "update",
    table: "t",
    since,
    number,
    question: number,
    told: sentences.map((sentence, event) => ({ event, sentence })),
  });
  let log = grown([], told(0, 0, "Everybody rolls."));
  log = grown(log, told(0, 0, "Everybody rolls."));
  log = grown(log, told(0, 1, "Everybody rolls.", "Priya founds."));
  log = grown(log, told(1, 2, "Jonas founds."));
  log = grown(log, told(2, 2));
  expect(log.map(({ sentence }) => sentence)).toEqual(["Everybody rolls.", "Priya founds.", "Jonas founds."]);
});

test("a seat has the colour that the game names, else that of its place", () => {
  expect(colourOf(1, { seats: [{}, { colour: "orange" }] })).toBe("orange");
  expect([0, 1, 2, 3].map((seat) => colourOf(seat))).toEqual(["red", "blue", "white", "orange"]);
});
