// The connection of this page, and how it stands, for all who show it.
import { Connection, type Link, type Socket } from "./connection";

export const online = $state({ link: "idle" as Link, waiting: null as string | null, ahead: 0 });

export const connection = new Connection({
  open,
  now: () => Date.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
});

export function start(): void {
  connection.listen({
    link: (link) => (online.link = link),
    waiting: (sentence) => (online.waiting = sentence),
    clock: (ahead) => (online.ahead = ahead),
  });
  addEventListener("online", () => connection.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.wake();
  });
}

function open(): Socket {
  const web = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => {
      if (web.readyState === WebSocket.OPEN) web.send(text);
    },
    close: () => web.close(),
  };
  web.onopen = () => socket.onopen?.();
  web.onmessage = (event) => socket.onmessage?.(event);
  web.onclose = () => socket.onclose?.();
  return socket;
}

/** Now, by the server's clock. */
export function serverNow(): number {
  return Date.now() + online.ahead;
}
