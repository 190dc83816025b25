// How much JavaScript comes before the first move: at most 150 KB, packed. (That nobody else is asked, every test watches.)
import { gzipSync } from "node:zlib";
import { answer, chanceOf, nextQuestion } from "./support/playing";
import { againstBots, become, expect, settings, test } from "./support/test";

const MOST = 150 * 1024;

for (const game of ["classic", "inka", "quick", "cards1996", "duel"]) {
  test(`${game}: from the first visit to the first move`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (/javascript/.test(response.headers()["content-type"] ?? "")) bodies.push(response.body());
    });
    await settings(page, { lists: true });
    await become(page, "Mira");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "What shall we play?" })).toBeVisible();
    await page.goto(await againstBots(page, { game }));
    await answer(page, await nextQuestion(page), { chance: chanceOf(1) });
    const once = new Map((await Promise.all(bodies)).map((body) => [body.toString(), gzipSync(body).length]));
    const weight = [...once.values()].reduce((sum, each) => sum + each, 0);
    expect(bodies.length).toBeGreaterThan(3);
    expect(weight, `${Math.round(weight / 1024)} KB`).toBeLessThanOrEqual(MOST);
  });
}
