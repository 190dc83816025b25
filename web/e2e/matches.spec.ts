// A whole match of every game, against bots, by the generic prompt alone.
import { chanceOf, playToTheEnd } from "./support/playing";
import { againstBots, become, expect, settings, test, type Wish } from "./support/test";

const WISHES: Wish[] = [
  { game: "classic", seats: 3, options: { points_to_win: 8 } },
  { game: "inka", seats: 3, options: { length: "short" } },
  { game: "quick", seats: 3, options: { points_to_win: 5 } },
  { game: "cards1996", options: { points_to_win: 5 } },
  { game: "duel", options: { points_to_win: 5 } },
];

for (const wish of WISHES) {
  test(`a whole match of ${wish.game} by the prompt`, async ({ page }) => {
    await settings(page, { lists: true });
    await become(page, "Mira");
    await page.goto(await againstBots(page, wish));
    const pressed = await playToTheEnd(page, { chance: chanceOf(7), never: /offer|propos/i });
    expect(pressed).toBeGreaterThan(5);
    await expect(page.locator("#prompt h2")).toContainText(/wins|win!/);
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  });
}
