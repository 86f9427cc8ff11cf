import {
  addAddress,
  type Customer,
  freshCustomer,
  signInAdmin,
} from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { expectPaymentError, payByCard, payByUpi } from "@/tests/support/e2e/razorpay";
import {
  CHARGER,
  expectInAccount,
  goToCheckout,
  payButton,
  placedOrder,
  shopToCheckout,
} from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

// Whole journeys take longer than the usual half minute on a small machine.

const ORDER_MAIL = /^Orders? .* (is|are) placed$/;

test.describe("a purchase", () => {
  let customer: Customer;

  test.beforeEach(async ({ page, request }) => {
    customer = await freshCustomer(page, request);
    await addAddress(page);
  });

  test("by UPI appears in account, back-office and mailbox @both", async ({
    page,
    request,
    browser,
  }) => {
    await shopToCheckout(page);
    await expect(page.getByRole("figure")).toContainText("Arrives");
    await payButton(page).click();
    await payByUpi(page);
    const order = await placedOrder(page);
    await expect(page.getByRole("list", { name: `Progress of ${order}` })).toBeVisible();
    await expect(page.getByText("UPI, paid")).toBeVisible();
    await expectInAccount(page, order);
    await page.goto("/order?show=on-the-way");
    await page.getByRole("link", { name: `Details of order ${order}` }).click();
    await expect(page).toHaveTitle(new RegExp(order));
    await expect(page.getByRole("figure")).toContainText("Arrives");

    const mail = await mailTo(request, customer.email, ORDER_MAIL);
    expect(mail.subject).toContain(order);
    expect(mail.text).toContain(CHARGER);
    expect(mail.text).toMatch(/\nArrives \w{3} \d/);
    expect(mail.html).toContain(order);

    const office = await (await browser.newContext()).newPage();
    await signInAdmin(office);
    await office.goto(`/admin/orders?query=${order}`);
    const row = office.getByRole("row").filter({ hasText: order });
    await expect(row).toContainText(CHARGER);
    await expect(row).toContainText("UPI");
    await row.getByRole("button", { name: order }).click();
    await expect(office.getByRole("link").filter({ hasText: customer.email })).toBeVisible();
    await expect(office.getByText("Sector 62").filter({ visible: true })).toBeVisible();
  });

  test("by card succeeds after a wrong code", async ({ page, request }) => {
    await goToCheckout(page);
    await payButton(page).click();
    await payByCard(page, "12");
    await expectPaymentError(page, /incorrect OTP/i);
    await payByCard(page);
    const order = await placedOrder(page);
    await expectInAccount(page, order);
    expect((await mailTo(request, customer.email, ORDER_MAIL)).text).toContain("paid by card");
  });

  test("by cash is placed at once", async ({ page, request }) => {
    await goToCheckout(page);
    await page.getByRole("radio", { name: /^Cash/ }).check();
    await payButton(page).click();
    const order = await placedOrder(page);
    await expectInAccount(page, order);
    await page.goto("/order");
    await expect(page.getByRole("article", { name: order })).toContainText("in cash");
    expect((await mailTo(request, customer.email, ORDER_MAIL)).text).toContain(
      "in cash on delivery",
    );
  });

  test("a double click on Pay makes one order", async ({ page }) => {
    await goToCheckout(page);
    await payButton(page).dblclick();
    await expect(page.locator(".razorpay-checkout-frame")).toHaveCount(1);
    await payByUpi(page);
    await expectInAccount(page, await placedOrder(page), 1);
  });

  test("a double click on Place order makes one order", async ({ page }) => {
    await goToCheckout(page);
    await page.getByRole("radio", { name: /^Cash/ }).check();
    await payButton(page).dblclick();
    await expectInAccount(page, await placedOrder(page), 1);
  });
});
