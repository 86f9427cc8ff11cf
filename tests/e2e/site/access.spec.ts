import type { Page } from "@playwright/test";
import { axe } from "@/tests/support/e2e/accessible";
import { ownSelectors, unloaded } from "@/tests/support/e2e/site/styles";
import { publicPaths } from "@/tests/support/e2e/site/walk";
import { expect, test } from "@/tests/support/e2e/test";

test.describe.configure({ timeout: 900_000 });

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The narrowest phone of WCAG 1.4.10, and a screen of 1280 px at twice its size (1.4.4). */
const REFLOW = [320, 640];

test("every public page is dressed, and open to everybody: on a phone and enlarged", async ({
  page,
  request,
}) => {
  const faults: string[] = [];
  const selectors = ownSelectors();
  const searches = ["/search", "/search?q=11+kW", `/search?q=${"x".repeat(100)}`];
  for (const path of new Set([
    "/",
    "/nothing-here",
    ...searches,
    ...(await publicPaths(request)),
  ])) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const name of await unloaded(page, selectors)) faults.push(`${path}: no style ${name}`);
    faults.push(...(await violations(page)));
    for (const width of REFLOW) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) faults.push(`${path} at ${width} px is ${over} px too wide`);
    }
  }
  expect(faults).toEqual([]);
});

test.use({ allowedErrors: [/404/] });

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await axe(page).withTags(RULES).analyze();
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  return found.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}
