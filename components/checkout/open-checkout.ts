import type { z } from "zod";
import type { CheckoutAnswer, RazorpayConstructor } from "@/lib/payments/checkout-js";
import type { createPayment } from "@/lib/payments/contract";

export type Payment = z.output<typeof createPayment.output>;

/**
 * Opens the provider's Checkout and waits for its end: the answer of a payment, or null when it was
 * closed without one. A failed payment is no end: Checkout stays open for another try.
 */
export function openCheckout(
  Razorpay: RazorpayConstructor,
  payment: Payment,
  { brand, now }: { brand: string; now: Date },
): Promise<CheckoutAnswer | null> {
  const { name, email, contact } = payment.prefill;
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key: payment.key_id,
      order_id: payment.order_id,
      amount: payment.amount_paise,
      currency: payment.currency,
      name: brand,
      prefill: contact ? { name, email, contact } : { name, email },
      theme: { color: INK },
      timeout: secondsLeft(payment.reserved_until, now),
      modal: { ondismiss: () => resolve(null) },
      handler: resolve,
    });
    checkout.open();
  });
}

/**
 * How long the stock is held, for Checkout to close in time; undefined when this device's clock is
 * plainly wrong, because a wrong number would close Checkout under the customer's hands.
 */
export function secondsLeft(reservedUntil: string, now: Date): number | undefined {
  const seconds = Math.floor((Date.parse(reservedUntil) - now.getTime()) / 1000);
  return seconds >= SHORTEST_S && seconds <= LONGEST_S ? seconds : undefined;
}

const INK = "#0c1413";
const SHORTEST_S = 30;
const LONGEST_S = 60 * 60;
