import { expectAccessible } from "@/tests/support/e2e/accessible";
import { addAddress, freshCustomer } from "@/tests/support/e2e/customer";
import { payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("a driver comes from a car's page to a paid charger, on a phone by its keyboard", async ({
  page,
  request,
}) => {
  await freshCustomer(page, request);
  await addAddress(page);
  await page.goto("/cars/tata-nexon-ev");
  await page.getByRole("link", { name: "Check my connection" }).first().press("Enter");
  await expect(page.getByLabel("Car, scooter or truck")).toHaveValue("tata-nexon-ev 45 kWh");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeEnabled();
  await next.press("Enter");
  await page.getByLabel("Sanctioned load, kW").fill("5");
  await expectAccessible(page);
  await next.press("Enter");
  await expect(page.getByLabel("Sanctioned load, kW")).toBeHidden();
  await page.getByRole("button", { name: "Show my charger" }).press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3.3 kW is enough.");
  await expect(page).toHaveURL(/car=tata-nexon-ev\+45\+kWh.*load=5/);
  expect(page.url()).not.toContain("peak=");
  const cheapest = page.getByRole("listitem").filter({ hasText: "AC01W 3.3 kW" }).first();
  const add = cheapest.getByRole("button", { name: "Add to Cart" });
  // A key pressed before the scripts of the page are there is lost.
  await expect(add).toBeEnabled();
  await add.press("Enter");
  await cheapest.getByRole("link", { name: "View cart" }).press("Enter");
  await page.waitForURL("**/cart");
  await expect(page.getByRole("main")).toContainText("AC01W 3.3 kW");

  // The address is known, and is not asked for again.
  await page.getByRole("link", { name: "Checkout" }).press("Enter");
  await page.waitForURL("**/checkout");
  await expect(page.getByRole("main")).toContainText("Sector 62");
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole("radio", { name: /^Cash/ }).press("Space");
  await payButton(page).press("Enter");
  await placedOrder(page);
});
