import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { addAddress, freshCustomer, signInAdmin } from "@/tests/support/e2e/customer";
import { payByUpi } from "@/tests/support/e2e/razorpay";
import { demo, settings } from "@/tests/support/e2e/settings";
import { payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

/** A charger for this test: six in stock, first by name. */
async function aCharger(request: APIRequestContext) {
  const headers = { "x-api-key": demo.apiKey };
  const login = await request.post(`${settings.baseUrl}/api/admin/login`, {
    headers,
    data: { email: demo.adminEmail, password: demo.password },
  });
  const name = `0 Figures ${randomUUID().slice(0, 8)}`;
  const product = { name, model: "E2E", price: 24_999, quantity: 6, product_color: "Black" };
  const added = await request.post(`${settings.baseUrl}/api/products/add`, {
    headers: { ...headers, authorization: login.headers().authorization ?? "" },
    multipart: { product_data: JSON.stringify(product) },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { slug } = (await added.json()).product;
  return { name, path: `/products/${slug}` };
}

async function buy(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText(/added to cart/i).first()).toBeVisible();
  await page.goto("/checkout");
  await payButton(page).click();
  await payByUpi(page);
  return placedOrder(page);
}

const rowIn = (page: Page, section: string, name: string) =>
  page.getByRole("region", { name: section }).getByRole("row").filter({ hasText: name });

/** A charger's cells in both tables of the report. */
async function figuresOf(page: Page, name: string) {
  await page.goto("/admin/report?sort=name&stock=low");
  const row = rowIn(page, "Product analytics", name);
  await expect(row).toBeVisible();
  const sold = await row.getByRole("cell").allTextContents();
  const low = rowIn(page, "Stock analysis", name);
  await expect(page.getByText("Low is 5 units or fewer.")).toBeVisible();
  const stock = (await low.count()) > 0 ? await low.getByRole("cell").allTextContents() : null;
  return { sold: sold.slice(1), stock: stock?.slice(1) ?? null };
}

test("an order and its cancellation change the charger's figures", async ({
  page,
  browser,
  request,
}) => {
  const { name, path } = await aCharger(request);
  const viewport = page.viewportSize() ?? undefined;
  const office = await (await browser.newContext({ viewport })).newPage();
  await signInAdmin(office);
  expect(await figuresOf(office, name)).toEqual({ sold: ["0", "0", "₹0"], stock: null });

  await freshCustomer(page, request);
  await addAddress(page);
  const order = await buy(page, path);
  expect(await figuresOf(office, name)).toEqual({
    sold: ["1", "1", "₹24,999"],
    stock: ["6", "Low5", "1"],
  });
  await expectAccessible(office);

  await page.goto("/order");
  await page.getByRole("button", { name: `Cancel order ${order}` }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
  await dialog.getByRole("radio", { name: "Changed my mind" }).check();
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("Order successfully canceled!")).toBeVisible();
  expect(await figuresOf(office, name)).toEqual({ sold: ["0", "0", "₹0"], stock: null });
});

test("the dashboard links to open tasks and shows other periods", async ({
  page,
  browser,
  request,
}) => {
  const { path } = await aCharger(request);
  const viewport = page.viewportSize() ?? undefined;
  const shop = await (await browser.newContext({ viewport })).newPage();
  await freshCustomer(shop, request);
  await addAddress(shop);
  await buy(shop, path);

  await signInAdmin(page);
  await page.goto("/admin/dashboard");
  for (const figure of ["Total Chargers", "Total Orders", "Total Sales"]) {
    const value = page.locator("dl div").filter({ hasText: figure }).locator("dd");
    await expect(value).toHaveText(/^₹?[1-9]/);
  }
  const status = page.getByRole("region", { name: "Charger Status Overview" });
  await expect(status.getByRole("columnheader")).toHaveText([
    ...["Product Name", "Initial Stock", "Remaining Stock", "Total Ordered"],
  ]);
  // As bars, or in words while there is nothing to compare.
  await expect(page.getByRole("table", { name: "Orders per product" })).toBeAttached();
  await expect(page.locator(".recharts-area-curve")).toBeVisible();
  await expectAccessible(page);

  const days = page.getByRole("region", { name: "Sales by day" });
  for (const count of ["90", "365"]) {
    await days.getByRole("radio", { name: `${count} days` }).check();
    await expect(page).toHaveURL(new RegExp(`/admin/dashboard\\?days=${count}$`));
    await expect(days.getByText(`Total of ${count} days`)).toBeVisible();
    await expect(days.locator("tbody tr")).toHaveCount(Number(count));
  }
  await page.goBack();
  await expect(days.getByText("Total of 90 days")).toBeVisible();

  const waiting = page.getByRole("region", { name: "Needs attention" });
  await waiting.getByRole("link", { name: /chargers? low on stock/ }).click();
  await page.waitForURL("**/admin/report?stock=low#stock");
  await expect(page.getByRole("radio", { name: /^Low only/ })).toBeChecked();
  await page.goBack();
  await waiting.getByRole("link", { name: /^Order Placed/ }).click();
  await page.waitForURL("**/admin/orders?status=placed");
  await expect(page.getByRole("heading", { name: "Manage Orders" })).toBeVisible();
});

test("the report sorts, pages and filters through its address", async ({ page }) => {
  await signInAdmin(page);
  await page.goto("/admin/report?sort=nonsense&sold_after=1&stock_after=x&stock=");
  const products = page.getByRole("region", { name: "Product analytics" });
  const heading = (name: string) => products.getByRole("columnheader", { name });
  await expect(heading("Total Orders")).toHaveAttribute("aria-sort", "descending");
  await products.getByRole("link", { name: "Total Sales" }).click();
  await expect(heading("Total Sales")).toHaveAttribute("aria-sort", "descending");
  await products.getByRole("link", { name: "Product Name" }).click();
  await expect(heading("Product Name")).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/sort=name/);
  await page.goBack();
  await expect(heading("Total Sales")).toHaveAttribute("aria-sort", "descending");
  await page.goto("/admin/report#charger-reports");
  await expect(page.getByRole("heading", { name: "Charger reports" })).toBeInViewport();
});
