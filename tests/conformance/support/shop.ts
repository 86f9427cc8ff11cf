import { type CallName, SECTION_7, type Section } from "@/tests/conformance/support/calls";
import { Client, type Door } from "@/tests/conformance/support/client";

/** The shop as one kind of client finds it. */
export type Shop = {
  origin: string;
  door: Door;
  /** Somebody new, who has neither token nor cookies yet. */
  client(): Client;
};

/** The origins under test by the shape they are served in; `npm test -- conformance` starts both and sets this. */
export const SHOPS: [shape: string, origin: string][] = Object.entries(
  JSON.parse(process.env.SHOPS ?? "{}"),
);
if (SHOPS.length === 0)
  throw new Error("These tests need a running shop: npm test -- conformance.");

/**
 * The story of a section of the specification's calls, told to both shapes of the shop through both doors.
 * At its end every call of that section was made.
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

/** What every refusal looks like: a code for programs, and words for people where either kind of client reads them. */
export function refusal(status: number, code: string, message?: string | RegExp) {
  const words = message instanceof RegExp ? expect.stringMatching(message) : message;
  const said = words ?? expect.any(String);
  return { status, body: expect.objectContaining({ code, message: said, detail: said }) };
}
