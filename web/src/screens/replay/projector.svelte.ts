// One replay as this page shows it: the film, as far as it has come, and the one position that everything shares.
import { ApiError, sentenceOf } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { spliced, turnsOf, type Film, type ReplayPage, type Scene, type Step } from "./reel";

const SECOND = 1000;

/** Where a page of the replay comes from: a table, or a record somebody has loaded. */
export type Source = (query: { language: string; seat: number | null; since: number }) => Promise<ReplayPage>;

export class Projector {
  film = $state.raw<Film | null>(null);
  position = $state(0);
  /** Whose eyes; null: everything is open. */
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state(2);
  trouble = $state<string | null>(null);
  turns = $derived(turnsOf(this.film?.steps ?? []));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = 0;

  constructor(readonly source: Source) {}

  get length(): number {
    return this.film?.page.length ?? 0;
  }

  /** How far the film has come. */
  get reached(): number {
    return this.film?.steps.at(-1)?.number ?? 0;
  }

  get step(): Step | null {
    return this.film?.steps[Math.min(this.position, this.reached)] ?? null;
  }

  get scene(): Scene | null {
    return this.film?.scenes[Math.min(this.position, this.reached)] ?? null;
  }

  /** Fetch the whole match for these eyes; what is shown stays until the new film has come as far. */
  async load(eyes: number | null): Promise<void> {
    const asking = ++this.#asking;
    this.eyes = eyes;
    this.trouble = null;
    let film: Film | null = null;
    try {
      for (let since: number | null = 0; since !== null;) {
        const page: ReplayPage = await this.#page(eyes, since);
        if (asking !== this.#asking) return;
        film = spliced(film, page);
        since = page.next;
        if (since === null || !this.film || film.steps.length > this.position || this.film.page.seat !== eyes) {
          if (film.steps.length > this.position || since === null) this.film = film;
        }
      }
    } catch (error) {
      if (asking === this.#asking) this.trouble = sentenceOf(error);
    }
  }

  async #page(seat: number | null, since: number): Promise<ReplayPage> {
    for (;;) {
      try {
        return await this.source({ language: settings.language, seat, since });
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 503 && error.status !== 429)) throw error;
        await new Promise((go) => setTimeout(go, SECOND));
      }
    }
  }

  go(position: number): void {
    this.position = Math.max(0, Math.min(this.length, Math.round(position)));
    if (this.position >= this.length) this.pause();
  }

  play(): void {
    if (this.position >= this.length) this.position = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.pause();
    this.#asking += 1;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.position < this.reached) this.go(this.position + 1);
      if (this.playing) this.#tick();
    }, SECOND / this.speed);
  }
}
