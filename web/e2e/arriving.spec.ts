// A first visit, and what a person chooses for this browser.
import { againstBots, become, expect, test } from "./support/test";

test("a first visit needs a name and nothing else, and is one click from a game", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Mira");
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What shall we play?" })).toBeVisible();
  await expect(page.getByText(/Your recovery code/)).toBeVisible();
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(page.getByText(/Your recovery code/)).toBeHidden();
  await page.getByText("Quick game", { exact: true }).first().click();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole("heading", { name: "Quick game" })).toBeVisible();
  await expect(page.locator("#prompt h2")).not.toBeEmpty();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Play on" })).toBeVisible();
});

test("the language changes at once, on every screen, and stays", async ({ page }) => {
  await become(page, "Mira");
  await page.goto("/");
  await page.getByRole("button", { name: /language English/ }).click();
  await expect(page.getByRole("heading", { name: "Was spielen wir?" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto(await againstBots(page, { game: "quick" }));
  await expect(page.getByRole("heading", { name: "Verlauf" })).toBeVisible();
  await expect(page.getByRole("log", { name: "Verlauf" })).toContainText(/Zug 1|deckt/);
  await page.goto("/settings");
  await page.getByRole("group", { name: "Sprache" }).getByText("English").click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("day or night follows the device until somebody chooses, and stays chosen", async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--linen").trim());
  await become(page, "Mira");
  await page.goto("/");
  const day = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).not.toBe(day);
  await page.getByRole("button", { name: "Day or night" }).click();
  await expect.poll(ground).toBe(day);
  await page.reload();
  await expect.poll(ground).toBe(day);
  await page.goto("/settings");
  await page.getByRole("group", { name: "Light" }).getByText("night").click();
  await expect.poll(ground).not.toBe(day);
});

test("settings are kept, and another tab follows at once", async ({ page, context }) => {
  await become(page, "Mira");
  await page.goto("/settings");
  const other = await context.newPage();
  await other.goto("/settings");
  await page.getByRole("group", { name: "Sounds" }).getByText("on", { exact: true }).click();
  await expect(page.getByLabel("Volume")).toBeVisible();
  await expect(other.getByLabel("Volume")).toBeVisible();
  await page.getByRole("group", { name: "Movement" }).getByText("little").click();
  await expect(other.locator("html")).toHaveClass(/still/);
});

test("a code of no table is answered with a sentence", async ({ page }) => {
  await become(page, "Mira");
  await page.goto("/");
  await page.getByLabel("Character 1 of the code").fill("ZZZZZ");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page.getByRole("heading", { name: "What shall we play?" })).toBeVisible();
});
