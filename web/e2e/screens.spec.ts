// Every screen, small and large, by day and by night: axe finds nothing serious, nothing sticks out sideways, and a picture of
// it is put into $INSELREICH_SCREENSHOTS (test-results/screens unless told).
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { answer, chanceOf, nextQuestion, playToTheEnd } from "./support/playing";
import { againstBots, become, expect, post, settings, test, type Wish } from "./support/test";

const FOLDER = process.env.INSELREICH_SCREENSHOTS ?? "test-results/screens";
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

type Open = (page: Page) => Promise<void>;

/** A screen by its address, when this is to be read there. */
function at(path: string, heading: string | RegExp): Open {
  return async (page) => {
    await become(page, "Mira");
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  };
}

/** A match in its course. */
function match(wish: Wish, answers = 6): Open {
  return async (page) => {
    await become(page, "Mira");
    await page.goto(await againstBots(page, wish));
    const player = { chance: chanceOf(11), never: /offer|propos|end the turn/i };
    for (let given = 0; given < answers; given += 1) await answer(page, await nextQuestion(page), player);
    await nextQuestion(page);
  };
}

const SCREENS: Record<string, Open> = {
  welcome: async (page) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: /Welcome/ })).toBeVisible();
  },
  lobby: async (page) => {
    await become(page, "Jonas");
    await post(page, "/tables", { game: "classic", public: true });
    await againstBots(page, { game: "duel" });
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Play on" })).toBeVisible();
  },
  create: at("/create/classic", "Create a table"),
  "waiting-room": async (page) => {
    await become(page, "Mira");
    const { table } = await post<{ table: string }>(page, "/tables", { game: "classic" });
    await page.goto(`/table/${table}`);
    await expect(page.getByRole("img", { name: "Picture for a phone’s camera" })).toBeVisible();
  },
  classic: match({ game: "classic" }, 10),
  inka: match({ game: "inka" }, 10),
  quick: match({ game: "quick", seats: 3 }),
  cards1996: match({ game: "cards1996" }, 10),
  duel: match({ game: "duel" }, 10),
  "after-game": async (page) => {
    await become(page, "Mira");
    await page.goto(await againstBots(page, { game: "quick", seats: 2, options: { points_to_win: 4 } }));
    await playToTheEnd(page, { chance: chanceOf(4), never: /offer|propos/i });
  },
  almanac: at("/almanac/classic", /.+/),
  settings: at("/settings", "Settings"),
  account: at("/account", /.+/),
  watch: at("/watch", /.+/),
};

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name} is accessible and fits, small and large, by day and by night`, async ({ page }) => {
    await settings(page, { motion: "reduced", lists: true });
    await open(page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle").catch(() => undefined);
        await page.screenshot({ path: `${FOLDER}/${name}-${size}${colorScheme === "dark" ? "-dark" : ""}.png` });
        expect.soft(await sticksOut(page), `${name} ${size}`).toEqual([]);
        expect.soft(await violations(page), `${name} ${size} ${colorScheme}`).toEqual([]);
      }
    }
  });
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  const serious = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const troubles: string[] = [];
  for (const { id, nodes } of serious)
    for (const node of nodes) {
      const where = node.target.join(" ");
      if (id === "label-content-name-mismatch" && (await saysItsTitle(page, where))) continue;
      troubles.push(`${id}: ${where} ${node.failureSummary ?? ""}`);
    }
  return troubles;
}

/** A card is called by its title (whatever its soft hyphens); the figures in its picture are no part of that. */
function saysItsTitle(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00ad", "").trim().toLowerCase();
      const title = plain((element as HTMLElement).innerText).split("\n")[0] ?? "";
      return title !== "" && plain(element.getAttribute("aria-label")).includes(title);
    });
}

/** The page must not scroll sideways: who makes it. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((each) => each.getBoundingClientRect().right > width + 1)
      .slice(0, 8)
      .map((each) => `${each.tagName}.${each.getAttribute("class") ?? ""}`);
  });
}
