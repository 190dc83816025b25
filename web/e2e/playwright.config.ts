// The pages in a real browser, against a real server: `./run test tests/web` starts both (see tests/web/test_pages.py).
// By hand: INSELREICH_URL=http://127.0.0.1:8000 ./run web e2e lobby.spec.ts
import { defineConfig } from "@playwright/test";
import { HOME } from "./support/test";

/** A machine that is busy with other things takes its time; no test is about speed. */
const PATIENCE = 60_000;

export default defineConfig({
  testDir: ".",
  outputDir: process.env.INSELREICH_E2E_RESULTS ?? "../test-results",
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 10 * PATIENCE,
  expect: { timeout: PATIENCE },
  reporter: "line",
  use: {
    baseURL: HOME,
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    locale: "en-US",
    colorScheme: "light",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.INSELREICH_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
