// What a person is about to answer at one table: the kind that is chosen, the steps taken, the amounts composed.
// Boards and the prompt share it, and news from the table does not wipe it.
import type { Move } from "../lib/match";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { kindsOf, narrowed, nextStep, onlyMove, same, type Choice, type Draft, type Kind } from "./choices";

/** A move that is ready; the prompt asks once more. */
export interface Pending {
  title: string;
  note: string;
  /** What the button says that plays it. */
  answer: string;
  move: Move;
}

/** Which kinds of answers a game's own parts take, so that prompt and plates do not repeat them. */
export interface Ways {
  /** They have a plate, card or button of their own. */
  plates?: readonly string[];
  /** Their answers lie on the board or beside it: the prompt does not list them. */
  places?: readonly string[];
  /** Their amounts are chosen in the hand: the prompt counts and sends. */
  hand?: readonly string[];
}

export class Desk {
  #ways = $state.raw<Ways>({});
  #pending = $state.raw<Pending | null>(null);
  #chosen = $state<string | null>(null);
  #picks = $state.raw<unknown[]>([]);
  #drafts = $state<Record<string, Draft>>({});
  kinds: Kind[] = $derived.by(() => kindsOf(this.table.decision, this.table.asked));

  constructor(readonly table: Table) {}

  /** What the game's own parts take; nothing for those who want every answer as a list. */
  get ways(): Ways {
    return settings.lists ? {} : this.#ways;
  }
  set ways(ways: Ways) {
    this.#ways = ways;
  }

  /** The kind of move that is being chosen; with only one kind that has several answers, that one. */
  get kind(): Kind | null {
    const chosen = this.kinds.find(({ type }) => type === this.#chosen);
    if (chosen) return chosen;
    const [only, ...others] = this.kinds;
    return only && others.length === 0 && !onlyMove(only) ? only : null;
  }

  /** What waits for a yes, while it is still possible. */
  get pending(): Pending | null {
    const pending = this.#pending;
    if (!pending || !this.table.decision?.moves.some((move) => same(move, pending.move))) return null;
    return pending;
  }

  propose(pending: Pending | null): void {
    this.table.object(null);
    this.#pending = pending;
  }

  /** The person has chosen the kind, and may go back. */
  get canGoBack(): boolean {
    if (this.pending) return true;
    return this.kinds.some(({ type }) => type === this.#chosen) || this.#picks.length > 0;
  }

  /** What is left of the kind's answers after the steps taken. */
  get left(): Choice[] {
    let choices = this.kind?.choices ?? [];
    for (const pick of this.#picks) {
      const step = nextStep(choices);
      if (!step || !step.values.some((value) => same(value, pick))) break;
      choices = narrowed(choices, step, pick);
    }
    return choices;
  }

  /** A press on a kind: plays its only move, else opens it; pressed again, closes it. */
  press(kind: Kind): void {
    this.#pending = null;
    const only = onlyMove(kind);
    this.#picks = [];
    if (only) void this.play(only);
    else this.#chosen = this.#chosen === kind.type ? null : kind.type;
  }

  choose(type: string | null): void {
    this.#pending = null;
    this.#picks = [];
    this.#chosen = type;
  }

  pick(value: unknown): void {
    this.#picks = [...this.#picks, value];
  }

  back(): void {
    if (this.pending) this.#pending = null;
    else if (this.#picks.length > 0) this.#picks = this.#picks.slice(0, -1);
    else this.#chosen = null;
    this.table.object(null);
  }

  draft(type: string): Draft {
    return this.#drafts[type] ?? {};
  }

  compose(type: string, draft: Draft): void {
    this.#drafts[type] = draft;
  }

  /** What a game's own parts may do here: their way into the prompt. */
  get seam() {
    return {
      kind: this.kind,
      choose: (type: string | null) => this.choose(type),
      pick: (value: unknown) => this.pick(value),
      draft: (type: string) => this.draft(type),
      compose: (type: string, draft: Draft) => this.compose(type, draft),
      pending: this.pending,
      propose: (pending: Pending | null) => this.propose(pending),
      play: (move: Move) => void this.play(move),
    };
  }

  async play(move: Move): Promise<void> {
    if (!(await this.table.play(move))) return;
    this.#pending = null;
    this.#picks = [];
    this.#chosen = null;
    this.#drafts = Object.fromEntries(Object.entries(this.#drafts).filter(([type]) => type !== move.type));
  }
}
