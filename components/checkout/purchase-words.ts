import type { PurchaseStatus } from "@/lib/payments/contract";

export type PurchaseWords = { heading: string; lead: string; small?: string };

/** What a purchase's page says; `amount` is its total, ready to be read. */
export function purchaseWords(state: PurchaseStatus["state"], amount: string): PurchaseWords {
  return WORDS[state](amount);
}

const REFUND_TIME = "usually within 5 to 7 working days";

const WORDS: Record<PurchaseStatus["state"], (amount: string) => PurchaseWords> = {
  placed: (amount) => ({
    heading: "Order placed.",
    lead: `Thank you. We have your order for ${amount}, and a confirmation is on its way to your e-mail.`,
  }),
  confirming: (amount) => ({
    heading: "Your payment is being confirmed.",
    lead: `We are waiting for the bank’s final word on ${amount}, usually under a minute. Please do not pay again.`,
    small:
      "You can close this page. If the bank declines, the amount goes back to the same account and nothing is shipped.",
  }),
  awaiting_payment: (amount) => ({
    heading: "No payment yet.",
    lead: `We have not received ${amount}. Your chargers are held for a few minutes, so you can pay again.`,
    small: "Have you just paid? Then wait: this page updates by itself.",
  }),
  expired: (amount) => ({
    heading: "The time to pay has run out.",
    lead: `Nothing was ordered and nothing is shipped. If ${amount} was taken from your account, it goes back there, ${REFUND_TIME}.`,
  }),
  refunded: (amount) => ({
    heading: "Your money goes back to you.",
    lead: `We could not place this order. ${amount} goes back to the account you paid from, ${REFUND_TIME}. Nothing is shipped.`,
  }),
};
