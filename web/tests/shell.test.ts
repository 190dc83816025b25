import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the page itself loads nothing from elsewhere", () => {
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
});
