import type { APIRequestContext, Page } from "@playwright/test";
import { settings } from "@/tests/support/e2e/settings";
import { expect } from "@/tests/support/e2e/test";

/** Pays an order at the stand-in behind the page's back: the customer's phone did it. */
export async function payElsewhere(request: APIRequestContext, orderId: string): Promise<void> {
  const answer = await request.post(`${settings.razorpayOrigin}/__rzp/pay`, {
    headers: { "x-rzp-token": process.env.RAZORPAY_CONTROL_TOKEN ?? "" },
    data: { order_id: orderId, method: "upi", outcome: "captured" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Presses the button that opens the payment window; answers the provider's order. */
export async function pressPay(page: Page): Promise<string> {
  const made = page.waitForResponse("**/api/payments/createpayment");
  await page.getByRole("button", { name: /^Pay/ }).click();
  const { order_id } = await (await made).json();
  return order_id;
}
