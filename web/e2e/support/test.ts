// What every test of a page watches for: errors in the console, and requests to anybody but our own server.
import { test as base, type BrowserContext, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

export const HOME = process.env.INSELREICH_URL ?? "http://127.0.0.1:8000";

export interface Watched {
  /** Errors that the page reported, and addresses it asked that are not ours. */
  troubles: string[];
}

export function watch(context: BrowserContext, home: string): Watched {
  const troubles: string[] = [];
  const own = new URL(home).hostname;
  context.on("weberror", (error) => troubles.push(`error: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !isBreak(message.text())) troubles.push(`console: ${message.text()}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.hostname !== own) troubles.push(`foreign request: ${url.href}`);
  });
  return { troubles };
}

/** What the browser itself says of a connection that is lost, or of an answer that is a refusal: no mistake of the page. */
function isBreak(text: string): boolean {
  return /Failed to load resource|WebSocket connection to .* failed/.test(text);
}

export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ context, baseURL }, use) => {
      const watched = watch(context, baseURL ?? "");
      await use(watched);
      base.expect(watched.troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export interface Wish {
  game: string;
  seats?: number;
  level?: string;
  options?: Record<string, unknown>;
  sit?: number;
}

/** What the page itself would send to one of the server's doors. */
export async function post<T>(page: Page, path: string, data: unknown): Promise<T> {
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { Origin: new URL(HOME).origin } });
  base.expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Somebody with this name, without the welcome. */
export async function become(page: Page, name: string): Promise<void> {
  await post(page, "/guests", { name });
}

/** A game against bots that answer at once; its address. */
export async function againstBots(page: Page, wish: Wish): Promise<string> {
  const { table } = await post<{ table: string }>(page, "/tables/quick", { level: "greedy", pace_ms: 0, ...wish });
  return `/table/${table}`;
}

export async function settings(page: Page, chosen: Record<string, unknown>): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("inselreich.settings")) localStorage.setItem("inselreich.settings", text);
  }, JSON.stringify(chosen));
}
