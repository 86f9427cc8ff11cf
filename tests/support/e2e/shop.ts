import type { Page } from "@playwright/test";
import { call } from "@/tests/support/e2e/customer";
import { expect } from "@/tests/support/e2e/test";

/** A charger cheap enough for cash. */
export const CHARGER = "AC03W 7.4 kW";

/** Opens a charger's page from the catalogue, as a visitor would. */
export async function openProduct(page: Page, name = CHARGER) {
  await page.goto("/products");
  const path = await page
    .locator('a[href^="/products/"]')
    .filter({ hasText: name })
    .first()
    .getAttribute("href");
  await page.goto(path ?? "/products/missing");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

/** Puts one unit into the cart on its page and goes by the cart to checkout. */
export async function shopToCheckout(page: Page, name = CHARGER) {
  await openProduct(page, name);
  const add = page.getByRole("button", { name: "Add to cart" }).first();
  await add.click();
  await expect(page.getByText(/added to cart/i).first()).toBeVisible();
  await page.goto("/cart");
  await page.getByRole("link", { name: "Checkout" }).click();
  await page.waitForURL("**/checkout");
}

/** Puts one unit into the cart by the call that its page makes, and opens the checkout. */
export async function goToCheckout(page: Page, name = CHARGER) {
  type Found = { products: { id: string; name: string }[] };
  const { products } = await call<Found>(page, "/products/search", { query: name, limit: "1-100" });
  const productid = products.find((product) => product.name === name)?.id;
  await call(page, "/cart/addtocart", { productid });
  await page.goto("/checkout");
  // Before the scripts of the page are there a choice would be lost.
  await expect(payButton(page)).toBeEnabled();
}

/** The yellow button of checkout, for any payment method. */
export function payButton(page: Page) {
  return page.getByRole("button", { name: /^(Pay|Place order)/ });
}

/** The order's number on the page after checkout. */
export async function placedOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/);
  const number = page.getByText(/AK-\d{4}-\d{6}/).first();
  await expect(number).toBeVisible({ timeout: 20_000 });
  return /AK-\d{4}-\d{6}/.exec((await number.textContent()) ?? "")?.[0] ?? "";
}

/** Asserts that the order is in its customer's history and totals. */
export async function expectInAccount(page: Page, order: string, orders = 1) {
  await page.goto("/order");
  await expect(page.getByRole("article", { name: order })).toContainText(CHARGER);
  await expect(page.getByRole("article")).toHaveCount(orders);
  await page.goto("/dashboard");
  await expect(tile(page, "Total Order")).toHaveText(String(orders));
  await expect(tile(page, "Total Product Order")).toHaveText(String(orders));
  await expect(tile(page, "Total Spend")).toHaveText(/^₹[1-9]/);
  await expect(page.getByText(`Ordered ${CHARGER}`).first()).toBeVisible();
}

function tile(page: Page, name: string) {
  return page
    .locator("dl div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
}
