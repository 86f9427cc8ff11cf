/** The purchase's id in the URL that the provider's page returns the customer to. */
export const PURCHASE_PARAM = "purchase";

/** The provider's payment data on which `settle` decides; amounts in paise. */
export type SeenPayment = { id: string; amount: number; currency: string; status: string };

export type Decision<P extends SeenPayment = SeenPayment> = {
  /** The payment that pays the purchase, if any. */
  pays: P | undefined;
  /** Captured money that must be refunded, with the reason that makes its refund row unique. */
  refund: { payment: P; reason: "duplicate" | "amount_mismatch" }[];
  /** Authorised for the right amount and not captured yet. */
  waiting: P[];
  pending: Pending;
};

/**
 * What may still become of the payments seen: "none"; "bank": the bank has not answered (the customer is
 * approving the payment or has abandoned it); "money": the money was taken but not captured.
 */
export type Pending = "none" | "bank" | "money";

/**
 * What the provider's payments mean for a purchase of `totalPaise`. `paidBy` is the payment that has already
 * paid it, if any: it stays the one, and every other captured payment is a duplicate.
 */
export function decide<P extends SeenPayment>(
  payments: readonly P[],
  totalPaise: number,
  paidBy?: string,
): Decision<P> {
  const fits = (payment: SeenPayment) =>
    payment.amount === totalPaise && payment.currency === "INR";
  const captured = payments.filter(({ status }) => status === "captured");
  const fitting = captured.filter(fits);
  const pays = paidBy ? fitting.find(({ id }) => id === paidBy) : fitting[0];
  const payer = paidBy ?? pays?.id;
  return {
    pays,
    refund: captured
      .filter(({ id }) => id !== payer)
      .map((payment) => ({ payment, reason: fits(payment) ? "duplicate" : "amount_mismatch" })),
    waiting: payments.filter((payment) => payment.status === "authorized" && fits(payment)),
    pending: pendingOf(payments),
  };
}

/** The pending state of a list of payment statuses. */
export function pendingOf(payments: readonly { status: string }[]): Pending {
  const has = (status: string) => payments.some((payment) => payment.status === status);
  if (has("authorized")) return "money";
  return has("created") ? "bank" : "none";
}
