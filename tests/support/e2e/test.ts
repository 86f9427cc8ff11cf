import { test as base, expect } from "@playwright/test";

export { expect };

/** Playwright's test, failing on console errors and uncaught errors in the browser. */
export const test = base.extend<{ quietConsole: undefined; allowedErrors: RegExp[] }>({
  /**
   * Expected messages, for example the 401 of a wrong password. A single pattern, because Playwright reads
   * a list of two as a value and its options.
   */
  allowedErrors: [[], { option: true }],
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
});
