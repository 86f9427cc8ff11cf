import type { z } from "zod";
import { watchPurchase } from "@/components/checkout/session/watch-purchase";
import type { createPayment, PurchaseStatus } from "@/lib/payments/contract";
import type { CheckoutAnswer, RazorpayConstructor } from "@/lib/payments/provider/checkout-js";

export type Payment = z.output<typeof createPayment.output>;

/** How the payment window ended: it answered, our server knew the outcome first, or it was closed. */
export type CheckoutEnd =
  | { kind: "answered"; answer: CheckoutAnswer }
  | { kind: "settled"; status: PurchaseStatus }
  | { kind: "closed" };

type Look = {
  brand: string;
  now: Date;
  /** Where the provider posts its answer in full-page mode. Without it, Checkout opens over this page. */
  callbackUrl?: string;
};

/**
 * Opens the provider's Checkout and waits until it ends. A failed payment does not end it: Checkout stays
 * open for a retry. After paying in a UPI app the customer may come back to a window that has not
 * noticed, so our server is polled as well; the first of the two to answer wins.
 */
export function openCheckout(
  Razorpay: RazorpayConstructor,
  payment: Payment,
  look: Look,
): Promise<CheckoutEnd> {
  const open = new AbortController();
  return new Promise<CheckoutEnd>((resolve) => {
    const close = () => resolve({ kind: "closed" });
    const answer = look.callbackUrl
      ? { callback_url: look.callbackUrl, redirect: true as const }
      : { handler: (given: CheckoutAnswer) => resolve({ kind: "answered", answer: given }) };
    const checkout = new Razorpay({
      ...common(payment, look),
      modal: { ondismiss: close },
      ...answer,
    });
    checkout.open();
    const stop = watchPurchase(payment.purchase_id, (status) => {
      if (!OVER.includes(status.state)) return;
      resolve({ kind: "settled", status });
      checkout.close();
    });
    open.signal.addEventListener("abort", stop);
    // The back button of a full-page payment restores this page from the back/forward cache.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && close();
    window.addEventListener("pageshow", returned, { signal: open.signal });
  }).finally(() => open.abort());
}

/** Without "confirming": every payment is in that state while the customer approves it. */
const OVER: readonly PurchaseStatus["state"][] = ["placed", "refunded", "expired"];

function common(payment: Payment, { brand, now }: Look) {
  const { name, email, contact } = payment.prefill;
  return {
    key: payment.key_id,
    order_id: payment.order_id,
    amount: payment.amount_paise,
    currency: payment.currency,
    name: brand,
    prefill: contact ? { name, email, contact } : { name, email },
    theme: { color: INK },
    timeout: secondsLeft(payment.reserved_until, now),
  };
}

/**
 * Seconds until the stock hold ends, so that Checkout closes in time. Undefined if this device's clock is
 * clearly wrong, because a wrong timeout would close Checkout while the customer is paying.
 */
export function secondsLeft(reservedUntil: string, now: Date): number | undefined {
  const seconds = Math.floor((Date.parse(reservedUntil) - now.getTime()) / 1000);
  return seconds >= SHORTEST_S && seconds <= LONGEST_S ? seconds : undefined;
}

const INK = "#0c1413";
const SHORTEST_S = 30;
const LONGEST_S = 60 * 60;
