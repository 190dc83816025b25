// Two people in two browsers: one creates, the other joins by code; they trade, one loses the connection, they play on.
import type { Browser, Page } from "@playwright/test";
import { chanceOf, nextQuestion, playToTheEnd } from "./support/playing";
import { Proxy } from "./support/proxy";
import { become, expect, HOME, test, watch, type Watched } from "./support/test";

const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"];

test("two friends create, join by code, trade, lose the connection, and play to the end", async ({ page, browser }) => {
  const proxy = new Proxy(new URL(HOME));
  await proxy.up();
  const { guest, watched } = await friend(browser, proxy.url);
  try {
    await become(page, "Mira");
    const code = await create(page);
    await joinByCode(guest, code);
    await page.getByRole("button", { name: "Start the match" }).click();
    const [giver, taker] = await trade(page, guest);
    for (const each of [giver, taker])
      await expect(each.getByRole("log", { name: "Log" })).toContainText(/trade with|trades with/);

    await breakAndHeal(proxy, guest, page);

    const player = { never: /offer|propos/i, rather: /build/i };
    const [mine, theirs] = await Promise.all([
      playToTheEnd(page, { ...player, chance: chanceOf(1) }),
      playToTheEnd(guest, { ...player, chance: chanceOf(2) }),
    ]);
    expect(mine + theirs).toBeGreaterThan(5);
    const titles = await Promise.all([page, guest].map((each) => each.locator("#prompt h2").innerText()));
    expect(titles.filter((title) => title.includes("You win!"))).toHaveLength(1);
    expect(watched.troubles).toEqual([]);
  } finally {
    await guest.context().close();
    await proxy.down();
  }
});

async function friend(browser: Browser, url: string): Promise<{ guest: Page; watched: Watched }> {
  const context = await browser.newContext({ baseURL: url, locale: "en-US", viewport: { width: 1440, height: 900 } });
  const watched = watch(context, url);
  const guest = await context.newPage();
  await guest.goto("/");
  await guest.getByLabel("Your name").fill("Jonas");
  await guest.getByRole("button", { name: "Go", exact: true }).click();
  return { guest, watched };
}

/** A table of the quick game for two, to four points; its code. */
async function create(page: Page): Promise<string> {
  await page.goto("/create/quick");
  await page.getByRole("group", { name: "Seats" }).getByText("2", { exact: true }).click();
  await page.getByRole("group", { name: "Points to win" }).getByText("4", { exact: true }).click();
  await page.getByRole("button", { name: "Create the table" }).click();
  const code = page.locator(".invitation strong");
  await expect(code).toHaveText(/^[A-Z0-9]{5}$/);
  return code.innerText();
}

async function joinByCode(page: Page, code: string): Promise<void> {
  for (const [place, letter] of [...code].entries()) {
    await page.getByLabel(`Character ${place + 1} of the code`).pressSequentially(letter);
  }
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText("The host starts the match.")).toBeVisible();
}

/** Whoever is to move offers one card for one that the other has; the other accepts, which settles it between two.
 * Turns pass until that is possible. */
async function trade(one: Page, other: Page): Promise<[Page, Page]> {
  for (let turn = 0; turn < 40; turn += 1) {
    const giver = await whoMoves(one, other);
    const taker = giver === one ? other : one;
    const [mine, theirs] = [await hand(giver), await hand(taker)];
    const give = mine.find((kind) => theirs.some((wanted) => wanted !== kind));
    const take = theirs.find((kind) => kind !== give);
    if (give && take) {
      await offer(giver, give, take);
      await expect(taker.getByRole("list", { name: "Offers" })).toContainText("gives");
      await taker.getByRole("button", { name: "Accept", exact: true }).click();
      return [giver, taker];
    }
    await giver.getByRole("button", { name: /end the turn/i }).click();
    await expect(taker.locator("#prompt.asked")).toBeVisible();
  }
  throw new Error("In 40 turns the two had nothing to trade.");
}

async function whoMoves(one: Page, other: Page): Promise<Page> {
  let found: Page | null = null;
  await expect(async () => {
    for (const page of [one, other]) if (await page.locator("#prompt.asked").count()) found = page;
    expect(found).not.toBeNull();
  }).toPass();
  const mover = found ?? one;
  await nextQuestion(mover);
  return mover;
}

async function hand(page: Page): Promise<string[]> {
  const held = await Promise.all(
    RESOURCES.map(async (kind) => ((await page.locator(`[data-place=hand-${kind}] button`).count()) ? kind : null)),
  );
  return held.filter((kind) => kind !== null);
}

async function offer(page: Page, give: string, take: string): Promise<void> {
  await page.locator(".plates").getByRole("button", { name: /offer/i }).click();
  const pile = (name: string) => page.getByRole("group", { name, exact: true });
  await pile("I give")
    .getByRole("button", { name: new RegExp(`One more: ${give}`) })
    .click();
  await pile("I want")
    .getByRole("button", { name: new RegExp(`One more: ${take}`) })
    .click();
  await page.locator("#prompt .send button").click();
}

/** The way to the server breaks and comes back: the page says so, loses nothing, and is never loaded anew. */
async function breakAndHeal(proxy: Proxy, cut: Page, other: Page): Promise<void> {
  const message = cut.getByLabel("Message to the table");
  await message.fill("half a sentence");
  await cut.evaluate(() => Object.assign(window, { stayed: true }));
  await proxy.down();
  await expect(cut.getByText("The connection is lost")).toBeVisible();
  await other.getByLabel("Message to the table").fill("Are you still there?");
  await other.getByRole("button", { name: "Send" }).click();
  await expect(other.getByText("Are you still there?")).toBeVisible();
  await proxy.up();
  // The page tries again by itself; whoever cannot wait has a button.
  await expect(cut.getByText("Are you still there?")).toBeVisible();
  await expect(cut.getByText("The connection is lost")).toBeHidden();
  await expect(message).toHaveValue("half a sentence");
  expect(await cut.evaluate(() => "stayed" in window)).toBe(true);
}
