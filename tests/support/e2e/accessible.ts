import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/e2e/test";

/** No finding of axe that keeps people out. `without` leaves parts of a long page out that are like others. */
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

/** Runs in the page: what fades in has too little contrast for axe until it is there. */
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

/** axe without what no finding needs: what passed is not collected, style sheets are not fetched again. */
export function axe(page: Page, without: string[] = []): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ preload: false, resultTypes: ["violations"] });
  return without.reduce((made, selector) => made.exclude(selector), builder);
}
