import { randomInt, randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { fillLogin, signUp } from "@/tests/support/e2e/customer";
import { codeTo } from "@/tests/support/e2e/mailbox";
import { payByUpi } from "@/tests/support/e2e/razorpay";
import {
  CHARGER,
  openProduct,
  payButton,
  placedOrder,
  shopToCheckout,
} from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

test("a guest's cart survives a reload and moves to the account", async ({ page, request }) => {
  const customer = await signUp(request);
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expectAccessible(page);

  await openProduct(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "Shopping Cart, 1 charger" })).toBeVisible();
  await page.getByRole("link", { name: "View cart" }).first().click();
  await page.getByRole("button", { name: `One more ${CHARGER}` }).click();
  await expect(page.getByRole("status", { name: "Quantity" })).toHaveText("2");
  const checkout = page.getByRole("link", { name: "Checkout" });
  await expect(checkout).toBeVisible();
  await page.getByLabel("Delivery to PIN code").fill("201309");
  await expect(page.getByRole("figure")).toContainText(/^Arrives .*To Noida, Uttar Pradesh/);
  await page.reload();
  await expect(page.getByRole("status", { name: "Quantity" })).toHaveText("2");
  await expect(page.getByRole("figure")).toContainText("To Noida, Uttar Pradesh");
  await expectAccessible(page);

  await checkout.click();
  await page.waitForURL("**/login?next=%2Fcheckout");
  await expect(page.getByText("Log in to check out. Your cart is kept.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  await fillLogin(page, customer);
  await page.waitForURL("**/checkout");
  await expect(page.getByRole("listitem").filter({ hasText: CHARGER })).toContainText("₹85,998");

  await page.goto("/cart");
  await expect(page.getByRole("status", { name: "Quantity" })).toHaveText("2");
  // A page cannot clear the cookie; the first call does.
  await page.getByRole("button", { name: `One more ${CHARGER}` }).click();
  await expect(checkout).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.endsWith("guest-cart"))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a guest pays for a first order in at most twelve taps", async ({ page, request }) => {
    // The keyboard's own keys lead from field to field: only what lies outside of it is tapped.
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const button = (name: string) => page.getByRole("button", { name });
    await openProduct(page);
    await tap(button("Add to cart").first());
    await tap(page.getByRole("link", { name: "View cart" }).first());
    await tap(page.getByRole("link", { name: "Checkout" }));
    await tap(page.getByRole("link", { name: "Create an account" }));
    await tap(button("Email me a code instead of a password"));
    const email = `e2e-${randomUUID()}@example.com`;
    await page.getByLabel("Name").fill("Asha Menon");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Mobile number/).fill(`9${randomInt(1e8, 1e9)}`);
    await tap(button("Email me a code"));
    const code = await codeTo(request, email, /^Your sign-up code/);
    await page.getByLabel("One-time code").fill(code);
    await expectAccessible(page);
    await tap(button("Create account"));
    await page.waitForURL("**/checkout");
    await expect(page.getByText("Add an address to pay.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("PIN code").fill("201309");
    // The state shows before the answer that fills in the rest.
    await expect(page.getByLabel("City")).toHaveValue("Noida");
    await page.getByLabel("House and building").fill("B-1204, Lake View Residency");
    await page.getByLabel("Locality and street").fill("Sector 62");
    await tap(button("Save address"));
    await expect(page.getByRole("radio", { name: /^Home/ })).toBeChecked();
    await tap(payButton(page));
    await payByUpi(page);
    taps += 2;
    await placedOrder(page);
    expect(taps).toBeLessThanOrEqual(12);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Shopping Cart", exact: true })).toBeVisible();
  });
});

test("logging in merges the guest's cart with the account's", async ({
  page,
  request,
  browser,
}) => {
  const customer = await signUp(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login");
  await fillLogin(elsewhere, customer);
  await elsewhere.waitForURL("**/dashboard");
  await shopToCheckout(elsewhere);

  await openProduct(page);
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await page.waitForURL("**/login?next=%2Fcheckout");
  await expect(page.getByText("Log in to check out. Your cart is kept.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  await page.goto("/login?next=/cart");
  await fillLogin(page, customer);
  await page.waitForURL("**/cart");
  await expect(page.getByRole("status", { name: "Quantity" })).toHaveText("2");
});
