import { heldUntil } from "@/components/checkout/session/held-until";
import { formatPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";

export type PurchaseWords = { heading: string; lead: string; small?: string };

type Shown = Pick<
  PurchaseStatus,
  | "state"
  | "bank_pending"
  | "total"
  | "refunds"
  | "reserved_until"
  | "all_held"
  | "replaced"
  | "by_office"
>;

/** Heading and texts of the purchase page. */
export function purchaseWords(status: Shown): PurchaseWords {
  const amount = formatPaise(status.total);
  return officeWords(amount, status) ?? WORDS[status.state](amount, status);
}

/** Texts of an order that our office created; the customer never had a cart for it. */
function officeWords(amount: string, status: Shown): PurchaseWords | undefined {
  const { by_office, state, bank_pending, replaced, reserved_until } = status;
  if (!by_office || bank_pending || replaced) return undefined;
  if (state === "expired") {
    return {
      heading: "The time to pay has run out.",
      lead: `Nothing was ordered and nothing will be shipped. Please call us and we will put it together again. If ${amount} was taken from your account, it goes back there, ${REFUND_TIME}.`,
    };
  }
  if (state !== "awaiting_payment") return undefined;
  return {
    heading: "Your order is ready for payment.",
    lead: `We have put it together for you: ${amount}, ${heldUntil(reserved_until, true)}. It is placed as soon as you pay.`,
    small: "Have you just paid? Then wait: this page updates by itself.",
  };
}

/** Says what stock is held for the customer, and until when. */
function held({ all_held, reserved_until }: Shown): string {
  const until = heldUntil(reserved_until);
  return all_held
    ? `Your chargers are ${until}.`
    : `Some of your chargers are ${until}, the rest are yours once you have paid. If they are sold first, your money goes back.`;
}

const REFUND_TIME = "usually within 5 to 7 working days";

const WORDS: Record<PurchaseStatus["state"], (amount: string, status: Shown) => PurchaseWords> = {
  placed: (amount) => ({
    heading: "Order placed.",
    lead: `Thank you. We have your order for ${amount}, and a confirmation is on its way to your email.`,
  }),
  confirming: (amount) => ({
    heading: "Your payment is being confirmed.",
    lead: `We are waiting for the bank’s final word on ${amount}, usually under a minute. Please do not pay again.`,
    small:
      "You can close this page. If the bank declines, the amount goes back to the same account and nothing is shipped.",
  }),
  awaiting_payment: (amount, status) => ({
    heading: status.bank_pending ? "The bank has not answered yet." : "No payment yet.",
    lead: status.bank_pending
      ? `If you have approved ${amount}, please wait: this page updates by itself. If you closed your bank’s page, you can pay again.`
      : `We have not received ${amount}. ${held(status)} You can pay again.`,
    small: status.bank_pending
      ? `${held(status)} A second payment would be refunded.`
      : "Have you just paid? Then wait: this page updates by itself.",
  }),
  expired: (amount, { replaced }) => ({
    heading: replaced ? "You have started another purchase." : "The time to pay has run out.",
    lead: `Nothing was ordered${replaced ? " with this one" : ""} and nothing is shipped. If ${amount} was taken from your account, it goes back there, ${REFUND_TIME}.`,
  }),
  refunded: (amount, { refunds }) => {
    const isBack = refunds.length > 0 && refunds.every(({ state }) => state === "refunded");
    return isBack
      ? {
          heading: "Your money has been refunded.",
          lead: `We could not place this order. ${amount} was sent back to the account you paid from. Nothing is shipped.`,
        }
      : {
          heading: "Your money is being refunded.",
          lead: `We could not place this order. ${amount} goes back to the account you paid from, ${REFUND_TIME}. Nothing is shipped.`,
        };
  },
};
