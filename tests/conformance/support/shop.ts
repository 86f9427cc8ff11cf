import { type CallName, SECTION_7, type Section } from "@/tests/conformance/support/calls";
import { Client, type Door } from "@/tests/conformance/support/client";

/** The shop as seen by one kind of client. */
export type Shop = {
  origin: string;
  door: Door;
  /** A new client without token and cookies. */
  client(): Client;
};

/** The origins under test by the shape they are served in; `npm test -- conformance` starts both and sets this. */
export const SHOPS: [shape: string, origin: string][] = Object.entries(
  JSON.parse(process.env.SHOPS ?? "{}"),
);
if (SHOPS.length === 0)
  throw new Error("These tests need a running shop: npm test -- conformance.");

/**
 * Runs the tests of a section of the specification on both shapes of the shop, as a program and as a browser.
 * Afterwards every call of the section must have been made.
 */
export function everywhere(section: Section, story: (shop: Shop) => void): void {
  describe.each(SHOPS)("%s", (_shape, origin) => {
    describe.each<[Door]>([["program"], ["browser"]])("as a %s", (door) => {
      const made = new Set<CallName>();
      story({ origin, door, client: () => new Client(origin, door, made) });

      test("every call of the section was made", () => {
        const missing = SECTION_7[section].filter((call) => !made.has(call));
        expect(missing).toEqual([]);
      });
    });
  });
}

/** The shape of every refusal: a code for programs, and messages where both kinds of client read them. */
export function refusal(status: number, code: string, message?: string | RegExp) {
  const words = message instanceof RegExp ? expect.stringMatching(message) : message;
  const text = words ?? expect.any(String);
  return { status, body: expect.objectContaining({ code, message: text, detail: text }) };
}
