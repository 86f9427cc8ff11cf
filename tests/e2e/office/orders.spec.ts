import { aBuyer } from "@/tests/support/e2e/buyer";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { find, openOffice, rowOf, search } from "@/tests/support/e2e/office";
import { expect, test } from "@/tests/support/e2e/test";

test.describe.configure({ mode: "parallel" });

test("two administrators of one order see each other's changes", async ({
  page,
  request,
  browser,
}) => {
  const order = await (await aBuyer(request)).buy("cash");
  const first = await openOffice(browser, page);
  const second = await openOffice(browser, page);
  await find(first, order, order);
  await find(second, order, order);
  await rowOf(first, order).getByRole("combobox").selectOption("Shipped");
  await first.getByRole("dialog").getByRole("button", { name: "Set to Shipped" }).click();
  await expect(first.getByText(`${order} is now Shipped`)).toBeVisible();
  await rowOf(second, order).getByRole("combobox").selectOption("Delivered");
  await second.getByRole("button", { name: "Not yet" }).click();
  await expect(
    second.getByText(`${order} is now Delivered. It was set to Shipped meanwhile`),
  ).toBeVisible();
});

test("the list is navigated with keys", async ({ page, request }) => {
  const buyer = await aBuyer(request);
  for (const _ of [1, 2]) await buyer.buy("cash");
  await signInAdmin(page);
  await page.goto("/admin/orders");
  const rows = page.locator("tbody tr");
  // Keys are lost before hydration.
  await expect(rows.getByRole("combobox").first()).toBeEnabled();
  await expect(rows.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("k");
  await expect(rows.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
});
