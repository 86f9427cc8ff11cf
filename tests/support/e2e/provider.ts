import type { APIRequestContext, Page } from "@playwright/test";
import { settings } from "@/tests/support/e2e/settings";
import { expect } from "@/tests/support/e2e/test";

/** Pays an order at the stand-in behind the page's back: the customer's phone did it. */
export async function payElsewhere(request: APIRequestContext, orderId: string): Promise<void> {
  await control(request, "pay", { order_id: orderId, method: "upi", outcome: "captured" });
}

/** The customer has approved it, and the bank says nothing yet. Answers the payment's id. */
export async function leavePending(request: APIRequestContext, orderId: string): Promise<string> {
  const data = { order_id: orderId, method: "upi", outcome: "pending" };
  return (await control(request, "pay", data)).payment.id;
}

/** The bank approves late. */
export async function authorize(request: APIRequestContext, paymentId: string): Promise<void> {
  await control(request, "authorize", { payment_id: paymentId });
}

async function control(request: APIRequestContext, what: string, data: object) {
  const answer = await request.post(`${settings.razorpayOrigin}/__rzp/${what}`, {
    headers: { "x-rzp-token": process.env.RAZORPAY_CONTROL_TOKEN ?? "" },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Presses the button that opens the payment window; returns the provider's order. */
export async function pressPay(page: Page): Promise<string> {
  const made = page.waitForResponse("**/api/payments/createpayment");
  await page.getByRole("button", { name: /^Pay/ }).click();
  const { order_id } = await (await made).json();
  return order_id;
}
