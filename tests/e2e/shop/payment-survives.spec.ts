import { addAddress, freshCustomer } from "@/tests/support/e2e/customer";
import { payElsewhere, pressPay } from "@/tests/support/e2e/provider";
import { expectPaymentError, payByUpi, paymentFrame } from "@/tests/support/e2e/razorpay";
import { expectInAccount, goToCheckout, payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

const IN_APP =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 Instagram 340.0.0.22.109 Android";

test("the page finds an order paid on the phone while the window is open @phone", async ({
  page,
  request,
}) => {
  await freshCustomer(page, request);
  await addAddress(page);
  await goToCheckout(page);
  const providerOrder = await pressPay(page);
  await expect(page.locator(".razorpay-checkout-frame")).toBeVisible();
  await payElsewhere(request, providerOrder);
  await expectInAccount(page, await placedOrder(page));
});

test("a payment that is closed, reloaded, continued, failed and paid makes one order", async ({
  page,
  request,
}) => {
  await freshCustomer(page, request);
  await addAddress(page);
  await goToCheckout(page);
  const first = await pressPay(page);
  await paymentFrame(page).getByTestId("rzp-close").click();
  await expect(page.getByText(/^Payment not completed\. Nothing was charged\./)).toBeVisible();
  await page.reload();
  const again = page.waitForResponse("**/api/payments/continuepayment");
  await page.getByRole("button", { name: "Continue this payment" }).click();
  expect((await (await again).json()).order_id).toBe(first);
  await payByUpi(page, "failure@razorpay");
  await expectPaymentError(page, /./);
  await payByUpi(page);
  await expectInAccount(page, await placedOrder(page), 1);
});

test("a second tab does not pay a purchase paid in the first", async ({ page, request }) => {
  await freshCustomer(page, request);
  await addAddress(page);
  await goToCheckout(page);
  const tab = await page.context().newPage();
  await tab.goto("/checkout");
  await expect(payButton(tab)).toBeEnabled();
  await page.bringToFront();
  await payButton(page).click();
  await payByUpi(page);
  const order = await placedOrder(page);
  await tab.bringToFront();
  await tab.waitForURL(/\/checkout\/[0-9a-f-]{36}/);
  await expect(tab.getByText(`Order ${order}`)).toBeVisible();
});

test.describe("in an in-app browser", () => {
  test.use({ userAgent: IN_APP });

  test("the whole page goes to the provider and returns logged in", async ({ page, request }) => {
    await freshCustomer(page, request);
    await addAddress(page);
    await goToCheckout(page);
    await payButton(page).click();
    await page.waitForURL("**/v1/checkout/**");
    await page.getByTestId("rzp-method-upi").check();
    await page.getByTestId("rzp-vpa").fill("success@razorpay");
    await page.getByTestId("rzp-submit").click();
    await expectInAccount(page, await placedOrder(page));
  });

  test("a failed payment returns to a page where it can be paid again", async ({
    page,
    request,
  }) => {
    await freshCustomer(page, request);
    await addAddress(page);
    await goToCheckout(page);
    await payButton(page).click();
    await page.waitForURL("**/v1/checkout/**");
    await page.getByTestId("rzp-method-upi").check();
    await page.getByTestId("rzp-vpa").fill("failure@razorpay");
    await page.getByTestId("rzp-submit").click();
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/);
    await expect(page.getByRole("heading", { name: "No payment yet." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pay again" })).toBeEnabled();
  });
});
