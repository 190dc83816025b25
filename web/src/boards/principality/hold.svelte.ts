// What a person has pressed so far and not sent, shared by board and rack: keys of a course, and the card shown large.
import type { BoardProps } from "../../table/games";
import { completed, coursesOf, forced, nextKeys, times, type Course, type Key } from "./direct";
import { viewOf } from "./view";

class Hold {
  /** Pressed by the person, after what is `forced`. */
  own = $state.raw<Key[]>([]);
  /** The card that is shown large, and whether it stays when the pointer leaves. */
  shown = $state<string | null>(null);
  pinned = $state(false);
  /** On a phone the large card is a sheet that one asks for. */
  sheet = $state(false);

  show(card: string | null, pinned = false): void {
    if (card === null && this.pinned && !pinned) return;
    if (this.pinned && !pinned) return;
    this.shown = card;
    this.pinned = pinned && card !== null;
  }

  clear(): void {
    this.own = [];
    this.pinned = false;
  }

  close(): void {
    this.shown = null;
    this.pinned = false;
    this.sheet = false;
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
export function press(props: BoardProps, now: Now, names: Key[], ask: boolean): boolean {
  const taken = names.find((name) => now.next.has(name));
  if (!taken) {
    const back = names.find((name) => times(hold.own, name) > 0);
    if (back) hold.own = without(hold.own, back);
    return back !== undefined;
  }
  if (props.sending) return true;
  const course = completed(now.courses, [...now.picks, taken]);
  const steps = now.picks.filter((key) => !key.startsWith("hand:")).length + 1;
  if (course && steps === 1 && !ask && !taken.startsWith("hand:")) {
    props.play(course);
    return true;
  }
  hold.own = [...hold.own, taken];
  return true;
}

/** A card of the hand is lifted, or put back. */
export function lift(props: BoardProps, card: string): void {
  const key = `hand:${card}`;
  const lifted = hold.own[0] === key;
  if (props.kind && !coursesOf(props.decision, props.kind.type, []).some(({ keys }) => keys[0] === key)) props.choose(null);
  hold.own = lifted ? [] : [key];
  hold.show(lifted ? null : card, true);
  if (lifted) hold.close();
}

function without(keys: Key[], key: Key): Key[] {
  const place = keys.lastIndexOf(key);
  return keys.filter((_, each) => each !== place);
}
