// One table as this page follows it: fed by the connection, shown by everything on the table's screen.
import type { Asked, ClockNow, Refused, Said, TableNow, Update } from "../generated/protocol";
import { grown, type LogLine } from "./log";
import type { Decision, GameEvent, Move } from "./match";
import { connection } from "./online.svelte";
import { settings } from "./settings.svelte";

/** Why something was not done: for a person, with the rule that says so. */
export interface Objection {
  sentence: string;
  rule: string;
  code: string;
}

export class Table {
  face = $state.raw<TableNow | null>(null);
  view = $state.raw<unknown>(null);
  decision = $state.raw<Decision | null>(null);
  asked = $state.raw<Asked | null>(null);
  question = $state(0);
  number = $state(0);
  waitingFor = $state.raw<number[]>([]);
  clocks = $state.raw<ClockNow[]>([]);
  over = $state(false);
  log = $state.raw<LogLine[]>([]);
  /** What has happened since the last update, for boards that show movement; `serial` counts such updates. */
  events = $state.raw<GameEvent[]>([]);
  serial = $state(0);
  chat = $state.raw<Said[]>([]);
  objection = $state.raw<Objection | null>(null);
  /** A move is under way. */
  sending = $state(false);
  /** Nobody may see this table, or there is none. */
  closed = $state.raw<Objection | null>(null);
  #leave: (() => void) | null = null;
  #awaited: { number: number; resolve: () => void } | null = null;

  constructor(readonly id: string) {}

  follow(): void {
    this.#leave?.();
    this.log = [];
    this.chat = [];
    this.number = 0;
    this.#leave = connection.watch(
      this.id,
      {
        face: (face) => (this.face = face),
        update: (update) => this.#update(update),
        said: (line) => this.#said(line),
        refused: (refused) => (this.closed = objectionOf(refused)),
      },
      { language: settings.language },
    );
  }

  leave(): void {
    this.#leave?.();
    this.#leave = null;
  }

  get seat(): number | null {
    return this.face?.your_seat ?? null;
  }

  async play(move: Move): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const done = await this.#try(
      connection.play(this.id, this.question, move).then(({ number }) => this.#shown(number ?? 0)),
    );
    this.sending = false;
    return done;
  }

  /** When so many moves of the table are shown: until then a second click would answer a question that is gone. */
  #shown(number: number): Promise<void> {
    if (this.number >= number) return Promise.resolve();
    return new Promise((resolve) => (this.#awaited = { number, resolve }));
  }

  say(text: string): Promise<boolean> {
    return this.#try(connection.say(this.id, text));
  }

  standIn(wanted: boolean, seat: number | null = null): Promise<boolean> {
    return this.#try(connection.standIn(this.id, wanted, seat));
  }

  agreeToEnd(agreed: boolean): Promise<boolean> {
    return this.#try(connection.agreeToEnd(this.id, agreed));
  }

  /** Say why something the person tried is not possible. */
  object(objection: Objection | null): void {
    this.objection = objection;
  }

  async #try(asked: Promise<unknown>): Promise<boolean> {
    this.objection = null;
    try {
      await asked;
      return true;
    } catch (refused) {
      this.objection = objectionOf(refused as Refused);
      return false;
    }
  }

  #update(update: Update): void {
    const fresh = update.since === this.number && this.number > 0;
    if (update.number !== this.number) this.objection = null;
    this.events = fresh ? ((update.events ?? []) as GameEvent[]) : [];
    this.log = grown(this.log, update);
    this.number = update.number;
    this.question = update.question;
    if (update.view !== undefined) this.view = update.view;
    this.decision = (update.decision ?? null) as Decision | null;
    this.asked = update.asked ?? null;
    this.waitingFor = update.waiting_for ?? [];
    this.clocks = update.clocks ?? [];
    this.over = update.over ?? false;
    if (this.#awaited && this.number >= this.#awaited.number) {
      this.#awaited.resolve();
      this.#awaited = null;
    }
    if (this.events.length > 0) this.serial += 1;
  }

  #said(line: Said): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line].sort((a, b) => a.number - b.number);
  }
}

function objectionOf(refused: Refused): Objection {
  return { sentence: refused.because || refused.sentence, rule: refused.rule ?? "", code: refused.code };
}
