import { beforeEach, expect, test } from "vitest";
import { Connection, type Link, type Socket, type World } from "../src/lib/connection";
import type { FromClient, FromServer, Update } from "../src/generated/protocol";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromClient[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.closed = true;
  }
  tell(...messages: FromServer[]) {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }
  greet() {
    this.onopen?.();
    this.tell({ type: "welcome", version: 1, person: "p", name: "Mira", now: 1000 });
  }
  named(type: FromClient["type"]) {
    return this.sent.filter((message) => message.type === type);
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 0;
  timers: { at: number; action: () => void }[] = [];
  open() {
    this.sockets.push(new FakeSocket());
    return this.socket;
  }
  now() {
    return this.time;
  }
  after(milliseconds: number, action: () => void) {
    const timer = { at: this.time + milliseconds, action };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((each) => each !== timer));
  }
  chance() {
    return 0.5;
  }
  pass(milliseconds: number) {
    this.time += milliseconds;
    for (const timer of this.timers.filter(({ at }) => at <= this.time)) {
      this.timers = this.timers.filter((each) => each !== timer);
      timer.action();
    }
  }
  get socket() {
    return this.sockets.at(-1) as FakeSocket;
  }
}

let world: FakeWorld;
let connection: Connection;
const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table: "t",
  since: 0,
  number,
  question: number,
  ...more,
});

beforeEach(() => {
  world = new FakeWorld();
  connection = new Connection(world);
});

test("without anything to follow there is no socket", () => {
  connection.wake();
  expect(world.sockets).toHaveLength(0);
});

test("it says hello first, and watches from the beginning once it is welcome", () => {
  connection.watch("t", {});
  world.socket.onopen?.();
  expect(world.socket.sent).toEqual([{ type: "hello", version: 1 }]);
  world.socket.greet();
  expect(world.socket.named("watch")).toEqual([{ type: "watch", table: "t", since: 0 }]);
});

test("two tables share one socket, and each hears its own", () => {
  const heard: string[] = [];
  connection.watch("t", { update: ({ table }) => heard.push(table) });
  connection.watch("u", { update: ({ table }) => heard.push(table) });
  world.socket.greet();
  world.socket.tell(update(1), update(1, { table: "u" }), update(2, { table: "other" }));
  expect(world.sockets).toHaveLength(1);
  expect(heard).toEqual(["t", "u"]);
});

test("after a lost connection it comes back by itself and asks only for what it has not seen", () => {
  connection.watch("t", {});
  world.socket.greet();
  world.socket.tell(update(7));
  world.socket.onclose?.();
  expect(connection.link).toBe("lost");
  world.pass(500);
  world.socket.greet();
  expect(world.sockets).toHaveLength(2);
  expect(world.socket.named("watch")).toEqual([{ type: "watch", table: "t", since: 7 }]);
});

test("it waits longer after each failure, at most eight seconds, and starts small again after a success", () => {
  connection.watch("t", {});
  const waits = [500, 1000, 2000, 4000, 8000, 8000];
  for (const wait of waits) {
    world.socket.onclose?.();
    const tries = world.sockets.length;
    world.pass(wait - 1);
    expect(world.sockets).toHaveLength(tries);
    world.pass(1);
    expect(world.sockets).toHaveLength(tries + 1);
  }
  world.socket.greet();
  world.socket.onclose?.();
  world.pass(500);
  expect(world.sockets).toHaveLength(waits.length + 2);
});

test("a farewell says when to come back", () => {
  connection.watch("t", {});
  world.socket.greet();
  world.socket.tell({ type: "farewell", code: "going_down", sentence: "Back soon.", back_in: 3000 });
  world.socket.onclose?.();
  world.pass(2999);
  expect(world.sockets).toHaveLength(1);
  world.pass(1);
  expect(world.sockets).toHaveLength(2);
});

test("a silent connection is given up", () => {
  connection.watch("t", {});
  world.socket.greet();
  for (let beats = 0; beats < 3; beats++) world.pass(20_000);
  expect(world.sockets[0]?.closed).toBe(true);
  expect(connection.link).toBe("lost");
});

test("pongs keep it", () => {
  connection.watch("t", {});
  world.socket.greet();
  for (let beats = 0; beats < 10; beats++) {
    world.pass(20_000);
    world.socket.tell({ type: "pong", now: 1 });
  }
  expect(world.sockets).toHaveLength(1);
  expect(world.socket.named("ping")).toHaveLength(10);
});

test("a move is done when the server has stored it", async () => {
  connection.watch("t", {});
  world.socket.greet();
  const played = connection.play("t", 4, { type: "roll_dice" });
  const [message] = world.socket.named("play");
  expect(message).toMatchObject({ table: "t", question: 4, move: { type: "roll_dice" } });
  world.socket.tell({ type: "done", tag: (message as { tag: string }).tag, number: 5 });
  await expect(played).resolves.toMatchObject({ number: 5 });
});

test("a refused move brings its sentence and its rule", async () => {
  connection.watch("t", {});
  world.socket.greet();
  const played = connection.play("t", 4, { type: "build_road" });
  const { tag } = world.socket.named("play")[0] as { tag: string };
  world.socket.tell({ type: "refused", code: "illegal", sentence: "no road there", rule: "C-69", tag });
  await expect(played).rejects.toMatchObject({ sentence: "no road there", rule: "C-69" });
});

test("a move that was under way is sent again if its question is still open", async () => {
  connection.watch("t", {});
  world.socket.greet();
  const played = connection.play("t", 4, { type: "roll_dice" });
  world.socket.onclose?.();
  world.pass(500);
  world.socket.greet();
  expect(world.socket.named("play")).toHaveLength(0);
  world.socket.tell(update(4, { question: 4, decision: { moves: [] } }));
  const [again] = world.socket.named("play");
  expect(again).toMatchObject({ question: 4 });
  world.socket.tell(update(4, { question: 4, decision: { moves: [] } }));
  expect(world.socket.named("play")).toHaveLength(1);
  world.socket.tell({ type: "done", tag: (again as { tag: string }).tag, number: 5 });
  await expect(played).resolves.toMatchObject({ number: 5 });
});

test("a move that was stored before the connection broke is not sent again", async () => {
  connection.watch("t", {});
  world.socket.greet();
  const played = connection.play("t", 4, { type: "roll_dice" });
  world.socket.onclose?.();
  world.pass(500);
  world.socket.greet();
  world.socket.tell(update(5));
  await expect(played).resolves.toMatchObject({ number: 5 });
  expect(world.socket.named("play")).toHaveLength(0);
});

test("what was said is not said again by itself", async () => {
  connection.watch("t", {});
  world.socket.greet();
  const said = connection.say("t", "hello");
  world.socket.onclose?.();
  await expect(said).rejects.toMatchObject({ code: "lost" });
});

test("a stranger does not knock again and again, but once after signing in", () => {
  connection.watch("t", {});
  world.socket.onopen?.();
  world.socket.tell({ type: "refused", code: "who_are_you", sentence: "nobody is signed in here" });
  expect(connection.link).toBe("stranger");
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
  connection.restart();
  expect(world.sockets).toHaveLength(2);
});

test("a server whose store was brought back is asked from the beginning", () => {
  connection.watch("t", {}, {}, 0);
  world.socket.greet();
  world.socket.tell(update(9));
  world.socket.tell({ type: "refused", code: "bad_number", sentence: "only 3 moves", table: "t" });
  expect(world.socket.named("watch").at(-1)).toMatchObject({ since: 0 });
});

test("unfollowed tables are quiet, and not asked for after a reconnect", () => {
  const heard: number[] = [];
  const leave = connection.watch("t", { update: ({ number }) => heard.push(number) });
  world.socket.greet();
  leave();
  world.socket.tell(update(1));
  expect(heard).toEqual([]);
  expect(world.socket.named("unwatch")).toHaveLength(1);
});

test("listeners hear how the connection stands, the server's clock, and that moves wait", () => {
  const links: Link[] = [];
  const waits: (string | null)[] = [];
  let ahead = 0;
  connection.listen({
    link: (link) => links.push(link),
    waiting: (sentence) => waits.push(sentence),
    clock: (by) => (ahead = by),
  });
  connection.watch("t", {});
  world.socket.greet();
  world.socket.tell({ type: "waiting", sentence: "One moment." }, { type: "waiting", sentence: "", over: true });
  expect(links).toEqual(["idle", "connecting", "open"]);
  expect(waits).toEqual(["One moment.", null]);
  expect(ahead).toBe(1000);
});
