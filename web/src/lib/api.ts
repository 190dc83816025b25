// The server's HTTP doors. Whatever goes wrong is an ApiError with a code for the program and a sentence for the person.
import type {
  CardsOf,
  Games,
  Me,
  Names,
  NewGuest,
  NewToken,
  QuickWish,
  Rules,
  Session,
  TablePage,
  TableWish,
  Token,
} from "./http";
import type { TableNow } from "../generated/protocol";
import type { ReplayPage } from "../screens/replay/reel";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

const ROOT = "/api/v1";

export const api = {
  games: () => ask<Games>("GET", "/games"),

  me: () => ask<Me>("GET", "/me"),
  becomeGuest: (name: string) => ask<NewGuest>("POST", "/guests", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  recover: (code: string) => ask<Me>("POST", "/recovery", { code }),
  renewRecoveryCode: () => ask<{ recovery_code: string }>("POST", "/me/recovery"),
  makeAccount: (login: string, password: string) => ask<Me>("POST", "/accounts", { login, password }),
  changePassword: (password: string, next: string) =>
    ask<undefined>("PUT", "/me/password", { password, new_password: next }),
  signIn: (login: string, password: string) => ask<Me>("POST", "/sessions", { login, password }),
  signOut: () => ask<undefined>("DELETE", "/sessions/current"),
  sessions: () => ask<Session[]>("GET", "/sessions"),
  revokeSession: (id: string) => ask<undefined>("DELETE", `/sessions/${id}`),
  tokens: () => ask<Token[]>("GET", "/tokens"),
  makeToken: (name: string) => ask<NewToken>("POST", "/tokens", { name }),
  revokeToken: (id: string) => ask<undefined>("DELETE", `/tokens/${id}`),
  beginPasskey: () => ask<{ options: object }>("POST", "/passkeys/begin"),
  addPasskey: (credential: unknown) => ask<Me>("POST", "/passkeys", { credential }),
  beginPasskeyLogin: () => ask<{ options: object }>("POST", "/passkeys/login/begin"),
  signInWithPasskey: (credential: unknown) => ask<Me>("POST", "/passkeys/login", { credential }),

  tables: (query: Record<string, string | number | boolean>) => ask<TablePage>("GET", `/tables?${search(query)}`),
  table: (id: string) => ask<TableNow>("GET", `/tables/${id}`),
  tableByCode: (code: string) => ask<TableNow>("GET", `/codes/${encodeURIComponent(code)}`),
  create: (wish: TableWish) => ask<TableNow>("POST", "/tables", wish),
  quick: (wish: QuickWish) => ask<TableNow>("POST", "/tables/quick", wish),
  sit: (id: string, seat: number) => ask<TableNow>("POST", `/tables/${id}/seats/${seat}`, {}),
  leave: (id: string, seat: number) => ask<TableNow>("DELETE", `/tables/${id}/seats/${seat}`),
  contribute: (id: string, seat: number, contribution: string) =>
    ask<TableNow>("PUT", `/tables/${id}/seats/${seat}/contribution`, { contribution }),
  seatBot: (id: string, seat: number, level: string) =>
    ask<TableNow>("PUT", `/tables/${id}/seats/${seat}/bot`, { level }),
  unseatBot: (id: string, seat: number) => ask<TableNow>("DELETE", `/tables/${id}/seats/${seat}/bot`),
  start: (id: string) => ask<TableNow>("POST", `/tables/${id}/start`),
  close: (id: string) => ask<TableNow>("DELETE", `/tables/${id}`),
  rematch: (id: string) => ask<TableNow>("POST", `/tables/${id}/rematch`),

  replay: (id: string, query: ReplayQuery) => ask<ReplayPage>("GET", `/tables/${id}/replay?${search(eyes(query))}`),
  replayRecord: (record: unknown, query: ReplayQuery) =>
    ask<ReplayPage>("POST", `/replay?${search(eyes(query))}`, record),
  fork: (id: string, from: { number: number; seat: number }) => ask<TableNow>("POST", `/tables/${id}/fork`, from),
  lesson: (game: string, language: string) => ask<ReplayPage>("GET", `/lessons/${game}?${search({ language })}`),

  names: (game: string, language: string) => ask<Names>("GET", `/games/${game}/names?${search({ language })}`),
  cards: (game: string, language: string) => ask<CardsOf>("GET", `/games/${game}/cards?${search({ language })}`),
  rules: (game: string, language: string) => ask<Rules>("GET", `/games/${game}/rules?${search({ language })}`),
};

export interface ReplayQuery {
  language: string;
  seat: number | null;
  since: number;
}

function eyes({ language, seat, since }: ReplayQuery): Record<string, string | number> {
  return { language, since, ...(seat === null ? {} : { seat }) };
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new ApiError(0, "away", "The server cannot be reached. / Der Server ist nicht zu erreichen.");
  }
  if (answer.status === 204) return undefined as T;
  const found: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return found as T;
  throw problem(answer.status, found);
}

export function problem(status: number, found: unknown): ApiError {
  const said = (typeof found === "object" && found !== null ? found : {}) as { code?: string; sentence?: string };
  return new ApiError(status, said.code ?? "broken", said.sentence ?? `The server answered ${status}.`);
}

export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.sentence : String(error);
}

function search(query: Record<string, string | number | boolean>): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}
