// A whole match without a mouse: Tab, Enter, Escape.
import type { Locator, Page } from "@playwright/test";
import { chanceOf, playToTheEnd } from "./support/playing";
import { againstBots, become, expect, test } from "./support/test";

const FAR = 150;

function byKeyboard(page: Page) {
  return async (button: Locator): Promise<void> => {
    const wanted = await button.elementHandle();
    for (let tabs = 0; tabs < FAR; tabs += 1) {
      if (await wanted?.evaluate((element) => element === document.activeElement)) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`No Tab leads to: ${await button.innerText()}`);
  };
}

test("a match of the quick game is played with the keyboard alone", async ({ page }) => {
  await become(page, "Mira");
  await page.goto(await againstBots(page, { game: "quick", seats: 2, options: { points_to_win: 4 } }));
  await playToTheEnd(page, {
    chance: chanceOf(3),
    never: /offer|propos/i,
    rather: /build/i,
    press: byKeyboard(page),
  });
  await expect(page.locator("#prompt h2")).toContainText(/win/);
});

test("skip links lead to the question and to the board, and a focus is always seen", async ({ page }) => {
  await become(page, "Mira");
  await page.goto(await againstBots(page, { game: "quick", seats: 2 }));
  await expect(page.locator("#prompt h2")).not.toBeEmpty();
  const skip = page.getByRole("link", { name: "Skip to the question" });
  await expect(async () => {
    await page.keyboard.press("Shift+Tab");
    await expect(skip).toBeFocused({ timeout: 10 });
  }).toPass({ intervals: [1] });
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).not.toBe("none");
  await page.keyboard.press("Enter");
  await expect(page.locator("#prompt")).toBeFocused();
});
