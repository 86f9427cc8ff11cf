import type { z } from "zod";
import { watchPurchase } from "@/components/checkout/session/watch-purchase";
import type { createPayment, PurchaseStatus } from "@/lib/payments/contract";
import type { CheckoutAnswer, RazorpayConstructor } from "@/lib/payments/provider/checkout-js";

export type Payment = z.output<typeof createPayment.output>;

/** How a payment window ended: with its answer, by a state that the shop knew first, or closed. */
export type CheckoutEnd =
  | { kind: "answered"; answer: CheckoutAnswer }
  | { kind: "settled"; status: PurchaseStatus }
  | { kind: "closed" };

type Look = {
  brand: string;
  now: Date;
  /** Where the provider posts its answer when it takes the whole page; else it opens over this one. */
  callbackUrl?: string;
};

/**
 * Opens the provider's Checkout and waits for its end. A failed payment is none: Checkout stays open
 * for another try. A customer who pays in the UPI app may come back to a window that knows nothing of
 * it, so the shop is asked as well; whatever speaks first counts, once.
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
    // The back button of a full-page payment brings this page back as it was left.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && close();
    window.addEventListener("pageshow", returned, { signal: open.signal });
  }).finally(() => open.abort());
}

/** Not "confirming": that is what every payment looks like while the customer approves it. */
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
