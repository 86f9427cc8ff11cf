import fs from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/e2e/test";

/** Half of the size of what AxeBuilder gives to each page. */
const axeSource = fs.readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** The parts that pages share: the bar and the foot of the shop, the sides of account and back-office. */
export const FRAME = [".top-bar", ".foot", ".side", ".shell-top"];

/**
 * Asserts that axe finds no violation in the open modal dialog, behind which nothing can be reached, or else in the page
 * without its frame. `without` names what is left out instead: the frame is not, where it is empty.
 */
export async function expectAccessible(page: Page, { without = FRAME } = {}) {
  await page.locator("h1").first().waitFor();
  // The title of a page made for one person is streamed, and may come after its heading.
  await expect(page).toHaveTitle(/./);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(settled);
  const hasModal = (await page.locator(MODAL).count()) > 0;
  const checked = hasModal ? axe(page).include(MODAL) : axe(page, without);
  const { violations } = await checked.analyze();
  const grave = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(grave, new URL(page.url()).pathname).toEqual([]);
}

const MODAL = "dialog:modal";

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
  const builder = new AxeBuilder({ page, axeSource }).options(options).setLegacyMode();
  return without.reduce((made, selector) => made.exclude(selector), builder);
}
