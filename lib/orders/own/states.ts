/** Where the money for an order stands; "nothing_due" for cash that is not collected any more. */
export const PAYMENT_STATES = [
  ...(["paid", "due", "nothing_due"] as const),
  ...(["part_refunded", "refund_started", "refunded"] as const),
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The parts of the order history; on the way is everything that is neither delivered nor canceled. */
export const HISTORY_PARTS = ["on_the_way", "delivered", "canceled"] as const;
export type HistoryPart = (typeof HISTORY_PARTS)[number];
