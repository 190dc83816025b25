// What the HTTP doors take and give.
import type { TableNow } from "../generated/protocol";

export interface Option {
  name: string;
  default: unknown;
  allowed: unknown[] | null;
  least: number | null;
  most: number | null;
}

export interface GameNow {
  key: string;
  version: string;
  title: Record<string, string>;
  seats: number[];
  usual_seats: number;
  options: Option[];
  bots: string[];
}

export interface Games {
  program: string;
  games: GameNow[];
}

export interface Me {
  id: string;
  kind: "guest" | "account" | "bot";
  name: string;
  login: string | null;
  owner: string | null;
}

export interface NewGuest extends Me {
  recovery_code: string;
}

export interface Session {
  id: string;
  label: string;
  opened_at: number;
  seen_at: number;
  current: boolean;
}

export interface Token {
  id: string;
  name: string;
  created_at: number;
}

export interface NewToken extends Token {
  token: string;
}

export interface Clock {
  kind: "off" | "live" | "days";
  move_ms: number;
  reserve_ms: number;
}

export interface TablePage {
  tables: TableNow[];
  before: string | null;
}

export interface QuickWish {
  game: string;
  seats?: number;
  options?: Record<string, unknown>;
  level?: string;
  clock?: Clock;
}

export interface TableWish {
  game: string;
  seats?: number;
  options?: Record<string, unknown>;
  public?: boolean;
  watchable?: boolean;
  clock?: Clock;
  bots?: { seat: number; level: string }[];
}

/** {name in views, moves and events: what it is called}, and the rules worth reading about them. */
export interface Names {
  names: Record<string, string>;
  rules: Record<string, string>;
}

/** A rule in our own words. */
export interface Entry {
  number: string;
  kind: string;
  title: string;
  text: string;
  see: string[];
}

export interface Rules {
  game: string;
  title: string;
  entries: Entry[];
}

/** What is printed on a card of a principality. */
export interface CardFacts {
  card: string;
  name: string;
  kind: string;
  called: string;
  slot: string;
  place: string;
  cost: Record<string, number>;
  points: Record<string, number>;
  copies: number;
  unique: boolean;
  figures: string;
  rule: string;
  text: string;
}

export interface CardsOf {
  game: string;
  cards: CardFacts[];
  costs: Record<string, Record<string, number>>;
}
