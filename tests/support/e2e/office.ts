import type { Browser, Page } from "@playwright/test";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { expect } from "@/tests/support/e2e/test";

/** The list of orders, in a browser of the demo's administrator that is as large as this page. */
export async function openOffice(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize() ?? undefined;
  const page = await (await browser.newContext({ viewport })).newPage();
  await signInAdmin(page);
  await page.goto("/admin/orders");
  return page;
}

/** The row of an order in a list or on a slip. */
export const rowOf = (page: Page, order: string) =>
  page.getByRole("row").filter({ hasText: order });

export const search = (page: Page) => page.getByRole("searchbox", { name: "Search orders" });

/** Types into the search until the order is the one that is found by these words. */
export async function find(page: Page, words: string, order: string) {
  await search(page).fill(words);
  // The rows of an earlier search may be the same ones.
  await expect(page).toHaveURL((url) => url.searchParams.get("query") === words);
  await expect(page.locator(".view-body[aria-busy]")).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(rowOf(page, order)).toBeVisible();
}

/** By the panel beside the table or, on a phone, by the sheet over it. */
export async function openOrder(page: Page, order: string) {
  await rowOf(page, order).getByRole("button", { name: order }).click();
  await page.getByRole("link", { name: "Open order" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: order })).toBeVisible();
}
