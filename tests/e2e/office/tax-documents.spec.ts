import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { ADDRESS, call, confirmPassword, freshCustomer } from "@/tests/support/e2e/customer";
import { find, openOffice, openOrder } from "@/tests/support/e2e/office";
import { goToCheckout, payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

const SITE = {
  ...{ house_building: "Plot 9", locality_street: "Peenya", landmark: "Phase 2" },
  ...{ city: "Bengaluru", district: "Bengaluru Urban", state: "Karnataka", pin: "560058" },
};

test("a business gets its invoice at dispatch, and a credit note when it cancels", async ({
  page,
  request,
  browser,
}) => {
  await freshCustomer(page, request);
  await call(page, "/users/address", { ...ADDRESS, ...SITE });
  const order = await buyForBusiness(page);
  await page.goto(`/order/${order}`);
  await expect(page.getByText("Here as soon as your order leaves")).toBeVisible();

  const office = await openOffice(browser, page);
  await find(office, order, order);
  await openOrder(office, order);
  await expect(office.getByText("27AABCE1234F1Z5")).toBeVisible();
  await office.getByRole("combobox").selectOption("Shipped");
  await office.getByRole("dialog").getByRole("button", { name: "Set to Shipped" }).click();
  await expect(office.getByText(`${order} is now Shipped`)).toBeVisible();

  await page.reload();
  const invoice = await paperOf(page, /^Tax invoice AK\/\d{4}\/\d{6}$/);
  await office.reload();
  expect(await paperOf(office, /^Tax invoice AK\//)).toEqual(invoice);

  await office.getByRole("button", { name: "Cancel order" }).click();
  const dialog = office.getByRole("dialog", { name: "Cancel this order?" });
  await dialog.getByLabel("Reason").fill("The site is not ready");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(office.getByText("Order successfully canceled!")).toBeVisible();
  await page.reload();
  const note = await paperOf(page, /^Credit note AKCN\/\d{4}\/\d{5}$/);
  expect(note.equals(invoice)).toBe(false);
  await expectAccessible(page);

  const month = await monthOf(office);
  expect(JSON.stringify(month.b2b)).toContain("27AABCE1234F1Z5");
  expect(JSON.stringify(month.cdnr)).toContain("27AABCE1234F1Z5");
});

/** Exports the newest month of the returns, whose documents agree with each other and with the money. */
async function monthOf(office: Page): Promise<Record<string, object>> {
  await office.goto("/admin/tax");
  await office.locator("tbody").getByRole("link").first().click();
  await expect(office.getByText("agree to the paisa")).toBeVisible();
  const link = office.getByRole("link", { name: "GSTR-1 for the portal" });
  const href = await link.getAttribute("href");
  const download = office.waitForEvent("download");
  await link.click();
  await confirmPassword(office);
  expect((await download).suggestedFilename()).toMatch(/^GSTR1-\w{15}-\d{6}\.json$/);
  const headers = { "sec-fetch-site": "same-origin" };
  return (await office.request.get(href ?? "", { headers })).json();
}

/** Fills the checkout as a business of Maharashtra whose goods go to its own site in Karnataka. */
async function buyForBusiness(page: Page): Promise<string> {
  await goToCheckout(page);
  await page.getByLabel("I need a GST invoice for my business").check();
  await page.getByLabel("GSTIN").fill("27 AABCE1234F1Z6");
  await page.getByLabel("Legal name").fill("Eastern Fleet Services LLP");
  await page.getByRole("radio", { name: /^Cash/ }).check();
  await payButton(page).click();
  await expect(page.getByText("A character of this GSTIN is wrong")).toBeVisible();
  await page.getByLabel("GSTIN").fill("27 AABCE1234F1Z5");
  await page.getByRole("radio", { name: "To our own site there" }).check();
  await page.getByLabel("Address on your GST certificate").fill("14, Link Road");
  await page.getByLabel("Town or city").fill("Mumbai");
  await page.getByLabel("PIN code").fill("400053");
  await expectAccessible(page);
  await payButton(page).click();
  return placedOrder(page);
}

/** The bytes of the document that a link of this name leads to. */
async function paperOf(page: Page, name: RegExp): Promise<Buffer> {
  const href = await page.getByRole("link", { name }).first().getAttribute("href");
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.get(href ?? "", { headers });
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const bytes = await answer.body();
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  return bytes;
}
