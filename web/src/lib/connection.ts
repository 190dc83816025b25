// One socket for all tables of this page. It comes back by itself, tells the server what it has seen already, and sends a
// move again only while its question is still open. It knows neither Svelte nor the DOM; the world is handed in.
import type {
  Done,
  Farewell,
  FromClient,
  FromServer,
  Play,
  Refused,
  Said,
  TableNow,
  Update,
  Waiting,
  Watch,
} from "../generated/protocol";

export const VERSION = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PATIENCE = 45_000;

/** `stranger`: the server does not know who we are; nothing happens until `wake` is called after signing in. */
export type Link = "idle" | "connecting" | "open" | "lost" | "stranger";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  open(): Socket;
  now(): number;
  /** Do it after so many milliseconds; the answer undoes that. */
  after(milliseconds: number, action: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

/** Hears what happens at a table. */
export interface Follower {
  face?(table: TableNow): void;
  update?(update: Update): void;
  said?(line: Said): void;
  refused?(refused: Refused): void;
}

export interface Listener {
  link?(link: Link): void;
  /** The server cannot store moves at the moment; null: it can again. */
  waiting?(sentence: string | null): void;
  /** The server's clock minus ours, in milliseconds. */
  clock?(ahead: number): void;
}

type Mode = Pick<Watch, "views" | "moves" | "language">;

interface Watched {
  follower: Follower;
  mode: Mode;
  number: number | null;
}

interface Request {
  message: FromClient & { tag: string };
  done(done: Done): void;
  refused(refused: Refused): void;
}

export class Connection {
  link: Link = "idle";
  #socket: Socket | null = null;
  #watched = new Map<string, Watched>();
  #requests = new Map<string, Request>();
  #listeners = new Set<Listener>();
  #undo: (() => void)[] = [];
  #failures = 0;
  #heard = 0;
  #backIn: number | null = null;
  #tag = 0;

  constructor(private readonly world: World) {}

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener.link?.(this.link);
    return () => this.#listeners.delete(listener);
  }

  /** Follow a table, in place of whoever followed it before. `since`: the moves whose events are known already. */
  watch(table: string, follower: Follower, mode: Mode = {}, since: number | null = 0): () => void {
    const watched: Watched = { follower, mode, number: since };
    this.#watched.set(table, watched);
    if (this.link === "open") this.#sendWatch(table, watched);
    else this.wake();
    return () => {
      if (this.#watched.get(table) !== watched) return;
      this.#watched.delete(table);
      if (this.link === "open") this.#send({ type: "unwatch", table });
    };
  }

  /** Answer the open question. Resolves when the move is stored, or has become pointless; rejects with `Refused`. */
  play(table: string, question: number, move: unknown): Promise<Done> {
    return this.#request({ type: "play", table, question, move: move as Play["move"] });
  }

  say(table: string, text: string): Promise<Done> {
    return this.#request({ type: "say", table, text });
  }

  standIn(table: string, wanted: boolean, seat: number | null = null): Promise<Done> {
    return this.#request({ type: "stand_in", table, wanted, ...(seat === null ? {} : { seat }) });
  }

  agreeToEnd(table: string, agreed: boolean): Promise<Done> {
    return this.#request({ type: "agree_to_end", table, agreed });
  }

  /** Connect now: somebody looks at the page again, the network is back, or somebody has signed in. */
  wake(): void {
    if (this.link === "open" || this.link === "connecting") return;
    if (this.#watched.size + this.#requests.size > 0) this.#connect();
  }

  /** As somebody else: forget this connection and begin anew. */
  restart(): void {
    this.#drop();
    this.#become("idle");
    this.wake();
  }

  #connect(): void {
    this.#drop();
    this.#become("connecting");
    const socket = this.world.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = this.world.now();
      this.#send({ type: "hello", version: VERSION });
      this.#beat();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === "string") this.#read(data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #lose(): void {
    this.#drop();
    if (this.link === "stranger") return;
    for (const [tag, request] of this.#requests) {
      if (request.message.type === "play") continue; // the next update tells what became of it
      this.#requests.delete(tag);
      request.refused(lost(request.message));
    }
    this.#become("lost");
    const wait = this.#backIn ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#backIn = null;
    this.#later(wait * (0.8 + 0.4 * this.world.chance()), () => this.wake());
  }

  #drop(): void {
    for (const undo of this.#undo.splice(0)) undo();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #beat(): void {
    this.#later(PING_EVERY, () => {
      if (this.world.now() - this.#heard > PATIENCE) return this.#lose();
      this.#send({ type: "ping" });
      this.#beat();
    });
  }

  #read(frame: string): void {
    this.#heard = this.world.now();
    for (const line of frame.split("\n")) if (line.trim()) this.#hear(JSON.parse(line) as FromServer);
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") this.#welcome(message.now);
    else if (message.type === "table_now") this.#watched.get(message.table)?.follower.face?.(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "said") this.#watched.get(message.table)?.follower.said?.(message);
    else if (message.type === "done") this.#settle(message.tag, (request) => request.done(message));
    else if (message.type === "refused") this.#refused(message);
    else if (message.type === "waiting") this.#tellWaiting(message);
    else if (message.type === "farewell") this.#farewell(message);
  }

  #welcome(now: number): void {
    this.#failures = 0;
    this.#become("open");
    for (const listener of this.#listeners) listener.clock?.(now - this.world.now());
    for (const [table, watched] of this.#watched) this.#sendWatch(table, watched);
    for (const { message } of this.#requests.values()) {
      const told = message.type === "play" && this.#watched.has(message.table);
      if (!told) this.#send(message);
    }
  }

  #sendWatch(table: string, { mode, number }: Watched): void {
    this.#send({ type: "watch", table, since: number, ...mode });
  }

  #update(update: Update): void {
    const watched = this.#watched.get(update.table);
    if (!watched) return;
    watched.number = update.number;
    watched.follower.update?.(update);
    for (const [tag, { message, done }] of this.#requests) {
      if (message.type !== "play" || message.table !== update.table || this.#isUnderWay(tag)) continue;
      if (update.decision && update.question === message.question) this.#send(message);
      else {
        this.#requests.delete(tag);
        done({ type: "done", tag, number: update.number });
      }
    }
  }

  /** Sent over the present connection, so that its answer will come. */
  #isUnderWay(tag: string): boolean {
    return this.#sent.has(tag);
  }
  #sent = new Set<string>();

  #refused(refused: Refused): void {
    if (refused.tag) {
      this.#settle(refused.tag, (request) => request.refused(refused));
    } else if (refused.code === "who_are_you" || refused.code === "unknown_token") {
      this.#drop();
      this.#become("stranger");
    } else if (refused.table) {
      const watched = this.#watched.get(refused.table);
      if (refused.code === "bad_number" && watched?.number) {
        watched.number = 0; // the server has fewer moves than we saw: its store was brought back from a copy
        this.#sendWatch(refused.table, watched);
      } else watched?.follower.refused?.(refused);
    }
  }

  #settle(tag: string, settle: (request: Request) => void): void {
    const request = this.#requests.get(tag);
    this.#requests.delete(tag);
    this.#sent.delete(tag);
    if (request) settle(request);
  }

  #tellWaiting(message: Waiting): void {
    for (const listener of this.#listeners) listener.waiting?.(message.over ? null : message.sentence);
  }

  #farewell(message: Farewell): void {
    this.#backIn = message.back_in ?? null;
  }

  #request(wish: DistributiveOmit<Extract<FromClient, { tag?: unknown }>, "tag">): Promise<Done> {
    return new Promise((resolve, reject: (refused: Refused) => void) => {
      const message = { ...wish, tag: `${++this.#tag}` } as Request["message"];
      this.#requests.set(message.tag, { message, done: resolve, refused: reject });
      if (this.link === "open") this.#send(message);
      else this.wake();
    });
  }

  #send(message: FromClient): void {
    if ("tag" in message && message.tag) this.#sent.add(message.tag);
    this.#socket?.send(JSON.stringify(message));
  }

  #later(milliseconds: number, action: () => void): void {
    this.#undo.push(this.world.after(milliseconds, action));
  }

  #become(link: Link): void {
    if (link !== "open") this.#sent.clear();
    if (this.link === link) return;
    this.link = link;
    for (const listener of this.#listeners) listener.link?.(link);
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function lost(message: FromClient): Refused {
  const table = "table" in message ? message.table : null;
  return { type: "refused", code: "lost", sentence: "The connection broke. / Die Verbindung brach ab.", table };
}
