import fc from "fast-check";
import { type Asked, anAddress, PAGES } from "@/tests/attacks/support/addresses";
import { attack, diskOf } from "@/tests/attacks/support/attacked";
import { keptFor, PAGE_HEADERS } from "@/tests/attacks/support/nothing";
import { jsonOf, type Raw, raw } from "@/tests/conformance/support/raw";

/** Concurrent requests and rounds, random in every run; FUZZ_SEED repeats one. */
const AT_ONCE = 8;
const ROUNDS = 50;

const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;

attack("a random address", (shop) => {
  test("gets the headers of every page, no foreign redirect and no disk space", async () => {
    // Warms the page cache with the existing pages and the 404 page.
    for (const path of [...PAGES, "/-", "/products/-"]) await raw(shop.origin, path);
    const disk = diskOf(shop);
    const together = fc.array(anAddress, { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(together, async (asked) => {
        const answers = await Promise.all(
          asked.map(async (one) => [one, await raw(shop.origin, one.path, one)] as const),
        );
        for (const [one, answer] of answers) expectSafe(shop.origin, one, answer);
      }),
      { numRuns: ROUNDS, seed },
    );
    const { files, bytes } = diskOf(shop);
    expect(files - disk.files).toBeLessThanOrEqual(20);
    expect(bytes - disk.bytes).toBeLessThan(2_000_000);
  });
});

/** Asserts what every answer must be. */
function expectSafe(origin: string, { path }: Asked, answer: Raw): void {
  const { status, headers } = answer;
  expect(status).toBeLessThan(500);
  if (status === 404) expect(keptFor(answer)).toBeLessThanOrEqual(60);
  const { location } = headers;
  if (location !== undefined) expect(new URL(location, origin).origin).toBe(origin);
  // Next's redirect to single slashes has no page and none of its headers.
  else expect({ status, headers }).toMatchObject({ headers: PAGE_HEADERS });
  // The server resolves "..", and "/api/../about" is a page.
  const { pathname } = new URL(`${origin}${path}`);
  const isCall = /^\/+api(\/|$)/i.test(pathname);
  if (isCall && status >= 400) {
    expect(jsonOf(answer)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
}
