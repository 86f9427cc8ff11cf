import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** For `test.use`: pages move, as for most visitors. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

type Own = {
  quietConsole: undefined;
  allowedErrors: RegExp[];
  /** Whether the shop's own scripts run. Without them a page takes half of the time. */
  ownScripts: boolean;
};

/** Playwright's test, failing on console errors and uncaught errors in the browser. */
export const test = base.extend<Own>({
  /**
   * Expected messages, for example the 401 of a wrong password. A single pattern, because Playwright reads
   * a list of two as a value and its options.
   */
  allowedErrors: [[], { option: true }],
  ownScripts: [true, { option: true }],
  quietConsole: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(`page: ${error.error().stack}`));
      await use(undefined);
      const unexpected = errors.filter((text) => !allowedErrors.some((known) => known.test(text)));
      expect(unexpected, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled, ownScripts }, use) => {
    const empty = { contentType: "text/javascript", body: "" };
    if (!ownScripts) await page.route("**/_next/static/**/*.js", (route) => route.fulfill(empty));
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled && ownScripts) await isHydrated(page);
      return answer;
    };
    await use(page);
  },
});

/** Scripts run after the first paint, so a page that has loaded may not be hydrated. Some pages have no scripts. */
async function isHydrated(page: Page): Promise<void> {
  const has = () => Boolean((window as { next?: { router?: object } }).next?.router);
  await page.waitForFunction(has, undefined, { timeout: 3_000 }).catch(() => undefined);
}
