// A table at which a recorded first match is played again: the learner makes the recorded moves, the others follow by themselves.
import type { TableNow } from "../../generated/protocol";
import { wording } from "../../lib/i18n";
import { become } from "../../lib/log";
import type { GameEvent, Move } from "../../lib/match";
import { Table } from "../../lib/table.svelte";
import { same } from "../../prompt/choices";
import { spliced, type Film, type ReplayPage, type Step } from "../replay/reel";
import { nextOwn } from "./lesson";

const PAUSE = 900;

const say = wording({
  you: ["Du", "You"],
  instead: [
    "Das ginge vielleicht auch. In dieser Lektion machen wir es so: {label}.",
    "That might be possible, too. In this lesson we do it like this: {label}.",
  ],
});

export class LessonTable extends Table {
  film: Film;
  /** The learner reads the introduction; nothing is asked yet. */
  reading = $state(true);
  done = $state(false);
  readonly learner: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: ReplayPage) {
    super("lesson");
    this.learner = page.seat ?? 0;
    this.film = spliced(null, page);
    this.face = faceOf(page, this.learner);
    this.#show(this.film.steps[0]);
  }

  /** The learner's next step; null: the lesson is over. */
  get next(): Step | null {
    const number = nextOwn(this.film.steps, this.learner, this.number);
    return number === null ? null : (this.film.steps.find((step) => step.number === number) ?? null);
  }

  override follow(): void {
    // Nothing is fetched: the whole lesson is here.
  }

  override leave(): void {
    clearTimeout(this.#timer);
  }

  begin(): void {
    this.reading = false;
    this.#goOn();
  }

  override play(move: Move): Promise<boolean> {
    const step = this.next;
    if (!step || !this.decision) return Promise.resolve(false);
    if (!same(move, step.move)) {
      this.object({ sentence: say("instead", { label: step.label ?? "" }), rule: step.why ?? "", code: "lesson" });
      return Promise.resolve(false);
    }
    this.objection = null;
    this.#advance();
    return Promise.resolve(true);
  }

  /** Show the next step, and go on by itself as long as others move. */
  #advance(): void {
    this.#show(this.film.steps[this.number + 1]);
    this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const coming = this.film.steps[this.number + 1];
    if (!this.next) {
      this.done = true;
      this.over = true;
    } else if (coming && coming.seat !== this.learner) {
      this.#timer = setTimeout(() => this.#advance(), PAUSE);
    } else if (coming) this.#ask(coming);
  }

  #ask({ move, label = "", why = "", question = "", kind = "" }: Step): void {
    if (!move) return;
    this.question = this.number;
    this.decision = { seat: this.learner, why, invited: false, moves: [move], forms: [] };
    this.asked = { question, labels: [label], kinds: { [move.type]: kind } };
    this.waitingFor = [this.learner];
  }

  #show(step: Step | undefined): void {
    if (!step) return;
    this.number = step.number;
    this.view = this.film.scenes[step.number]?.view;
    this.events = (step.events ?? []) as GameEvent[];
    this.decision = null;
    this.asked = null;
    const coming = this.film.steps[step.number + 1];
    this.waitingFor = this.reading || coming?.seat === undefined ? [] : [coming.seat];
    this.log = [...this.log, ...become(updateOf(step))];
    this.serial += 1;
  }
}

function updateOf({ number, events = [], told = [] }: Step): Parameters<typeof become>[0] {
  return { type: "update", table: "lesson", since: Math.max(0, number - 1), number, question: number, events, told };
}

function faceOf({ game, version, options, names }: ReplayPage, learner: number): TableNow {
  return {
    type: "table_now",
    table: "lesson",
    code: "",
    game,
    version,
    options,
    state: "running",
    host: "",
    seats: names.map((name, seat) => ({
      seat,
      name: seat === learner ? say("you") : name,
      bot: seat === learner ? null : "greedy",
    })),
    public: false,
    watchable: false,
    clock: { kind: "off" },
    pace: 0,
    commitment: "",
    your_seat: learner,
  };
}
