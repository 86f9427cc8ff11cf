import { addAddress, freshCustomer } from "@/tests/support/e2e/customer";
import {
  CHARGER,
  openProduct,
  payButton,
  placedOrder,
  shopToCheckout,
} from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";
import { translateAll } from "@/tests/support/e2e/translated";

// Expected: React's report that it rerenders a part translated before hydration.
test.use({ allowedErrors: [/Minified React error #418/] });

test("a customer buys, cancels and edits the account on translated pages", async ({
  page,
  request,
}) => {
  await freshCustomer(page, request);
  await addAddress(page);
  await translateAll(page);
  await shopToCheckout(page);

  await test.step("cart", async () => {
    await page.goto("/cart");
    const quantity = page.getByRole("status", { name: "Quantity" });
    await expect(page.locator("font font").first()).toBeAttached();
    await page.getByRole("button", { name: `One more ${CHARGER}` }).click();
    await expect(quantity).toHaveText("2");
    await page.getByRole("button", { name: `One less ${CHARGER}` }).click();
    await expect(quantity).toHaveText("1");
    await page.getByRole("link", { name: "Checkout" }).click();
    await page.waitForURL("**/checkout");
  });

  await test.step("checkout", async () => {
    for (const method of [/^Cash/, /^UPI/, /^Cash/]) {
      await page.getByRole("radio", { name: method }).check();
      await expect(payButton(page)).toBeEnabled();
    }
    await payButton(page).click();
    const order = await placedOrder(page);
    await page.goto("/order");
    await page.getByRole("button", { name: `Cancel order ${order}` }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await dialog.getByRole("radio", { name: "Other" }).check();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await dialog.getByRole("radio", { name: "Changed my mind" }).check();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByRole("article", { name: order })).toContainText("Cancelled on");
  });

  await test.step("account", async () => {
    await page.goto("/profile");
    const edit = page.getByRole("button", { name: "Edit", exact: true });
    await edit.click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await edit.click();
    await page.getByLabel("Name", { exact: true }).fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Asha Menon");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(edit).toBeVisible();
    await page.getByRole("button", { name: "Delete Address" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Address" }).click();
    await expect(page.getByRole("button", { name: "Delete Address" })).toHaveCount(0);
  });

  await test.step("shop", async () => {
    await page.goto("/products");
    const filters = page.getByRole("form", { name: "Filter chargers" });
    await filters.getByRole("radio", { name: "Portable" }).check();
    await filters.getByRole("radio", { name: "DC fast" }).check();
    await openProduct(page);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.getByRole("link", { name: "View cart" }).first().click();
    await page.getByRole("button", { name: `Remove ${CHARGER}` }).click();
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
  });
});
