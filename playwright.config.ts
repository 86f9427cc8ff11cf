import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";

// Debian's Chromium asks its maker's servers for things that no test needs.
const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const report: PlaywrightTestConfig["reporter"] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
  ? [["list"], ["json"]]
  : [["list"]];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: process.env.E2E_OUTPUT_DIR ?? "test-results",
  workers: Number(process.env.E2E_WORKERS ?? 3),
  retries: 0,
  // Only end a test that hangs: machines that run tests are shared and slow at times.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: report,
  use: {
    // `npm test -- e2e` starts the application and its services and sets this.
    baseURL: process.env.BASE_URL,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Painting what moves is half of the work of painting. The tests of motion turn it on: tests/support/e2e/test.ts.
    contextOptions: { reducedMotion: "reduce" },
    // What cannot be pressed within this time never can: the test fails there and not at its own limit.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every step costs more than the steps; E2E_TRACE=1 when a failure needs a closer look.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: quietFlags },
  },
  projects: [
    // Every journey is tried once, on the device that its people use; the few that earn the money on both.
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grep: /@(phone|both)/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
