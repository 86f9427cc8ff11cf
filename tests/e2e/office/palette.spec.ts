import { expectAccessible } from "@/tests/support/e2e/accessible";
import { aBuyer } from "@/tests/support/e2e/buyer";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

test("the palette opens an order, a customer and a page", async ({ page, request }) => {
  const buyer = await aBuyer(request);
  const order = await buyer.buy("cash");
  await signInAdmin(page);
  await page.goto("/admin/dashboard");
  const field = page.getByRole("combobox", { name: /^Search orders/ });
  const button = page.getByRole("button", { name: "Search", exact: true });

  await button.click();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(order);
  await expect(page.getByRole("option", { name: order })).toBeVisible();
  await expectAccessible(page);
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: order })).toBeVisible();
  await expect(field).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toHaveText(order);
  await field.fill(buyer.email);
  const customer = page.getByRole("option", { name: buyer.name });
  await expect(customer.last()).toContainText(buyer.email);
  await field.press("ArrowUp");
  const tab = page.context().waitForEvent("page");
  await field.press("Control+Enter");
  await expect((await tab).getByRole("heading", { name: buyer.name }).first()).toBeVisible();

  await field.fill("zz no such thing");
  await expect(page.getByText("Nothing found for “zz no such thing”.")).toBeVisible();
  await field.press("Escape");
  await expect(field).toHaveCount(0);

  await button.click();
  await field.fill("audit");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/admin\/audit/);
});

test("Escape returns the focus", async ({ page }) => {
  await signInAdmin(page);
  await page.goto("/admin/dashboard");
  const button = page.getByRole("button", { name: "Search", exact: true });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /^Search orders/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
