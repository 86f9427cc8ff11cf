import type { APIRequestContext, Page } from "@playwright/test";
import { compareAddress } from "@/lib/catalogue/compare/compare-address";
import { axe, FRAME } from "@/tests/support/e2e/accessible";
import { ownSelectors, unloaded } from "@/tests/support/e2e/site/styles";
import { publicPaths } from "@/tests/support/e2e/site/walk";
import { expect, test } from "@/tests/support/e2e/test";

test.describe.configure({ timeout: 900_000, mode: "parallel" });

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The narrowest phone of WCAG 1.4.10, and a 1280 px screen at 200 % zoom (1.4.4). */
const REFLOW = [320, 640];

/** Four tests spread the many pages over all workers. */
const SHARES = [0, 1, 2, 3];

for (const share of SHARES) {
  test(`every public page is styled and accessible, on a phone and enlarged (${share + 1} of 4)`, async ({
    page,
    request,
  }) => {
    const paths = await everyPath(request);
    const own = paths.filter((_path, at) => at % SHARES.length === share);
    expect(await faultsOf(page, own)).toEqual([]);
  });
}

const SEARCHES = ["/search", "/search?q=11+kW", `/search?q=${"x".repeat(100)}`];
const FOUR = ["ac01w-3-3-kw", "ac02p-7-4-kw", "ac03w-7-4-kw", "dc04w-30-kw"];
const COMPARISONS = [compareAddress([]), compareAddress(["gone"]), compareAddress(FOUR)];
const ANSWERS = [
  "/choose/answer?car=own&battery=400&km=40",
  "/choose/answer?car=tata-nexon-ev+45+kWh&place=flat&phases=1&load=5&state=Delhi&hours=9&km=40",
  "/choose/answer?car=tata-xpres-t+25.5+kWh&vehicles=20&km=120&hours=9&kva=40",
];

/** Pages made from data differ in words alone: the first two of each folder stand for the others. */
function isOneOfTwo(): (path: string) => boolean {
  const seen = new Map<string, number>();
  return (path) => {
    const folder = /^\/(cars|news|products)\//.exec(path)?.[0];
    if (!folder) return true;
    seen.set(folder, (seen.get(folder) ?? 0) + 1);
    return (seen.get(folder) ?? 0) <= 2;
  };
}

async function everyPath(request: APIRequestContext): Promise<string[]> {
  const paths = (await publicPaths(request)).toSorted().filter(isOneOfTwo());
  return [...new Set(["/", "/nothing-here", ...SEARCHES, ...ANSWERS, ...COMPARISONS, ...paths])];
}

async function faultsOf(page: Page, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  const selectors = ownSelectors();
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const name of await unloaded(page, selectors)) faults.push(`${path}: no style ${name}`);
    // The frame is the same on every page.
    faults.push(...(await violations(page, path === paths[0] ? [] : FRAME)));
    for (const width of REFLOW) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) faults.push(`${path} at ${width} px is ${over} px too wide`);
    }
  }
  return faults;
}

// What a visitor sees before any script, which is all of these pages but their motion.
test.use({ allowedErrors: [/404/], ownScripts: false });

async function violations(page: Page, without: string[]): Promise<string[]> {
  const { violations: found } = await axe(page, without).withTags(RULES).analyze();
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  return found.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}
