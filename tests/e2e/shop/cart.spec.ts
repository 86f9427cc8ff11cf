import { expectAccessible } from "@/tests/support/e2e/accessible";
import { fillLogin, signUp } from "@/tests/support/e2e/customer";
import { CHARGER, openProduct, shopToCheckout } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

test.describe.configure({ timeout: 120_000 });

test("a guest's cart survives a reload and moves to the account @both", async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expectAccessible(page);

  await openProduct(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
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
  await page.goto("/login?next=/cart");
  await fillLogin(page, customer);
  await page.waitForURL("**/cart");
  await expect(page.getByRole("status", { name: "Quantity" })).toHaveText("2");
});
