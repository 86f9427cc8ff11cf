import { test as base, expect } from "@playwright/test";

export { expect };

/** Playwright's test, in which an error in the browser's console or an uncaught one fails the test. */
export const test = base.extend<{ quietConsole: undefined; allowedErrors: RegExp[] }>({
  /**
   * Messages that a test expects, for example the 401 of a wrong password. One pattern: Playwright takes
   * a list of two for a value and its options.
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
