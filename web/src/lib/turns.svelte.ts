// Whose turn it is at tables that are not on the screen: followed without their views, over the same socket.
import { SvelteMap } from "svelte/reactivity";
import type { TableNow } from "../generated/protocol";
import { connection } from "./online.svelte";

export interface Turn {
  /** My seat is asked. */
  mine: boolean;
  number: number;
  waitingFor: number[];
}

const MOST = 12;

/** Follows the running ones among these tables until `leave`. */
export class Turns {
  turns = new SvelteMap<string, Turn>();
  #leaves = new Map<string, () => void>();

  follow(tables: TableNow[]): void {
    const wanted = tables.filter(({ state }) => state === "running").slice(0, MOST);
    for (const [id, leave] of this.#leaves) {
      if (wanted.some(({ table }) => table === id)) continue;
      leave();
      this.#leaves.delete(id);
      this.turns.delete(id);
    }
    for (const { table, your_seat: seat } of wanted) {
      if (!this.#leaves.has(table)) this.#leaves.set(table, this.#watch(table, seat ?? null));
    }
  }

  leave(): void {
    for (const leave of this.#leaves.values()) leave();
    this.#leaves.clear();
  }

  #watch(table: string, seat: number | null): () => void {
    const update = ({ waiting_for = [], number }: { waiting_for?: number[]; number: number }) =>
      void this.turns.set(table, {
        mine: seat !== null && waiting_for.includes(seat),
        number,
        waitingFor: waiting_for,
      });
    return connection.watch(table, { update }, { views: "none", moves: false }, null);
  }
}
