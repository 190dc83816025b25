// What a person has pressed so far and not sent, shared by board and rack: keys of a course, and the card shown large.
import type { BoardProps } from "../../table/games";
import { completed, courseOf, coursesOf, forced, nextKeys, times, type Course, type Key } from "./direct";
import { viewOf } from "./view";
import { say } from "./words";

class Hold {
  /** Pressed by the person, after what is `forced`. */
  own = $state.raw<Key[]>([]);
  /** The card that is shown large, and whether it stays when the pointer leaves. */
  shown = $state<string | null>(null);
  pinned = $state(false);

  /** Show a card while the pointer is on it; one that is pinned stays. */
  glance(card: string | null): void {
    if (!this.pinned) this.shown = card;
  }

  pin(card: string | null): void {
    this.shown = card;
    this.pinned = card !== null;
  }

  clear(): void {
    this.own = [];
    this.pin(null);
  }
}
export const hold = new Hold();

export interface Now {
  courses: Course[];
  picks: Key[];
  next: Set<Key>;
  /** All picks together are this answer. */
  done: Course["move"] | null;
}

/** Where the person stands: what is open, what has been pressed, what may come next. */
export function nowOf(props: BoardProps): Now {
  const courses = coursesOf(props.decision, props.kind?.type ?? null, hold.own, viewOf(props.view).open_card);
  const picks = [...forced(courses), ...hold.own];
  return { courses, picks, next: nextKeys(courses, picks), done: completed(courses, picks) };
}

/** A thing is pressed that goes by several names: the first that leads on counts. True if one does. */
export function press(props: BoardProps, names: Key[], ask: boolean): boolean {
  const now = nowOf(props);
  const taken = names.find((name) => now.next.has(name));
  if (!taken) return takenBack(props, names);
  if (props.sending) return true;
  const move = completed(now.courses, [...now.picks, taken]);
  const steps = now.picks.filter((key) => !key.startsWith("hand:")).length + 1;
  if (move && steps === 1 && !ask) props.play(move);
  else {
    hold.own = [...hold.own, taken];
    if (move) propose(props, move);
  }
  return true;
}

function takenBack(props: BoardProps, names: Key[]): boolean {
  const back = names.find((name) => times(hold.own, name) > 0);
  if (!back) return false;
  const place = hold.own.lastIndexOf(back);
  hold.own = hold.own.filter((_, each) => each !== place);
  props.propose(null);
  return true;
}

/** A card of the hand is lifted, or put back. */
export function lift(props: BoardProps, card: string): void {
  const key = `hand:${card}`;
  if (hold.own[0] === key) {
    props.choose(null);
    hold.clear();
    return;
  }
  const open = (props.decision?.moves ?? []).filter((move) => courseOf(move)?.keys[0] === key);
  const types = new Set(open.map(({ type }) => type));
  const [type] = types;
  props.choose(types.size === 1 && type !== "play_card" ? (type ?? null) : null);
  hold.own = [key];
  hold.pin(card);
  const only = open.length === 1 && open[0]?.type === "play_card" ? open[0] : null;
  if (only) propose(props, only);
}

function propose(props: BoardProps, move: Course["move"]): void {
  const place = props.decision?.moves.indexOf(move) ?? -1;
  const label = props.asked?.labels?.[place] ?? "";
  const title = label.charAt(0).toUpperCase() + label.slice(1);
  const answer = say(move.type === "play_card" ? "play" : move.type.startsWith("build") ? "build" : "done");
  props.propose({ title, note: props.asked?.question ?? "", answer, move });
}

/** What was asked and chosen before, to see what has changed since. */
export interface Before {
  question: string;
  kind: string | null;
}

/** After news or a step back: what was pressed stays only while it still leads somewhere. */
export function settle(props: BoardProps, before: Before): Before {
  const after = { question: JSON.stringify(props.decision), kind: props.kind?.type ?? null };
  if (hold.own.length > 0) {
    const now = nowOf(props);
    const lifted = hold.own.length === 1 && hold.own[0]?.startsWith("hand:");
    if (after.question !== before.question || (before.kind !== null && after.kind === null)) hold.clear();
    else if (now.done && props.pending === null) hold.own = hold.own.slice(0, -1);
    else if (now.next.size === 0 && !now.done && !lifted) hold.own = [];
    if (hold.own.length === 0) hold.pin(null);
  }
  return after;
}
