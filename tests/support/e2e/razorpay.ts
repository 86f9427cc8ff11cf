import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "@/tests/support/e2e/test";

const GOOD_CARD = { number: "4100280000001007", expiry: "12/30", cvv: "123" };

/** The payment window of the local stand-in. */
export function paymentFrame(page: Page): FrameLocator {
  return page.frameLocator(".razorpay-checkout-frame");
}

export async function payByUpi(page: Page, vpa = "success@razorpay") {
  const frame = paymentFrame(page);
  await frame.getByTestId("rzp-method-upi").check();
  await frame.getByTestId("rzp-vpa").fill(vpa);
  await frame.getByTestId("rzp-submit").click();
}

/** At the stand-in's bank four digits or more succeed, fewer are wrong. */
export async function payByCard(page: Page, otp = "123456") {
  const frame = paymentFrame(page);
  await frame.getByTestId("rzp-method-card").check();
  await frame.getByTestId("rzp-card-number").fill(GOOD_CARD.number);
  await frame.getByTestId("rzp-card-expiry").fill(GOOD_CARD.expiry);
  await frame.getByTestId("rzp-card-cvv").fill(GOOD_CARD.cvv);
  await frame.getByTestId("rzp-submit").click();
  await frame.getByTestId("rzp-otp").fill(otp);
  await frame.getByTestId("rzp-submit").click();
}

export async function expectPaymentError(page: Page, text: RegExp) {
  await expect(paymentFrame(page).getByTestId("rzp-error")).toHaveText(text);
}
