import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/e2e/test";

/** Asserts that axe finds no violation. `without` skips repeated parts of a long page. */
export async function expectAccessible(page: Page, { without = [] as string[] } = {}) {
  await page.locator("h1").first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(settled);
  const { violations } = await axe(page, without).analyze();
  const grave = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(grave, new URL(page.url()).pathname).toEqual([]);
}

/** Runs in the page: fading elements have too little contrast until they are shown. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === "running" &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * axe without unneeded work: passes are not collected, style sheets not fetched again. "Legacy" only means
 * that frames of other origins are left out, and that no second page is opened to merge their results.
 */
export function axe(page: Page, without: string[] = []): AxeBuilder {
  const options = { preload: false, resultTypes: ["violations" as const] };
  const builder = new AxeBuilder({ page }).options(options).setLegacyMode();
  return without.reduce((made, selector) => made.exclude(selector), builder);
}
