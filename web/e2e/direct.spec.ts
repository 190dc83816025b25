// A whole match of the quick game by its direct ways: the lit cards of the display, and the cards in hand.
import type { Page } from "@playwright/test";
import { answer, chanceOf, nextQuestion, see } from "./support/playing";
import { againstBots, become, expect, test } from "./support/test";

const LIT = ".offered.open";

test("the quick game is played by clicking what is lit", async ({ page }) => {
  await become(page, "Mira");
  await page.goto(await againstBots(page, { game: "quick", seats: 2, options: { points_to_win: 5 } }));
  const player = { chance: chanceOf(9), never: /offer|propos|build/i };
  let built = 0;
  for (;;) {
    const seen = await nextQuestion(page);
    if (seen.over) break;
    if (await page.locator(LIT).count()) built += await buildLit(page, seen.sign);
    else if (/discard/i.test(seen.question)) await discardFromHand(page, seen.sign);
    else await answer(page, seen, player);
  }
  expect(built).toBeGreaterThan(0);
  await expect(page.getByRole("region", { name: "Before me" })).toBeVisible();
});

/** One way to pay: built with the click. Several: the card is enlarged, and asks how. */
async function buildLit(page: Page, before: string): Promise<number> {
  await page.locator(LIT).first().click();
  const asks = page.getByRole("dialog").getByRole("button", { name: /^Build/ });
  await expect(async () => {
    expect((await asks.count()) > 0 || (await see(page)).sign !== before).toBe(true);
  }).toPass({ intervals: [20, 40, 80] });
  if (await asks.count()) await asks.first().click();
  await changed(page, before);
  return 1;
}

/** For the Robber: taps on the hand lift cards until there are enough. */
async function discardFromHand(page: Page, before: string): Promise<void> {
  const send = page.locator("#prompt .amounts .send button");
  while (await send.evaluate((button) => button.classList.contains("not-yet"))) {
    const stacks = page.getByRole("list", { name: "My cards" }).getByRole("button");
    for (const stack of await stacks.all()) await stack.click();
  }
  await send.click();
  await changed(page, before);
}

async function changed(page: Page, before: string): Promise<void> {
  await expect(async () => {
    expect((await see(page)).sign).not.toBe(before);
  }).toPass({ intervals: [20, 40, 80] });
}

test("a card that cannot be built says why when it is tried", async ({ page }) => {
  await become(page, "Mira");
  await page.goto(await againstBots(page, { game: "quick", seats: 2 }));
  await nextQuestion(page);
  await page.locator("[data-place^=metropolis-]").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Build" }).click();
  await expect(page.locator("#prompt [role=alert]")).toContainText(/Q-\d+/);
});
