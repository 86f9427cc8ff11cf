/** Names the purchase in the address that the provider's page sends its customer back to. */
export const PURCHASE_PARAM = "purchase";

/** What `settle` decides from, in the provider's words; amounts in paise. */
export type SeenPayment = { id: string; amount: number; currency: string; status: string };

export type Decision<P extends SeenPayment = SeenPayment> = {
  /** The payment that pays the purchase, if there is one. */
  pays: P | undefined;
  /** Captured money that must go back, with the reason its refund row is unique by. */
  refund: { payment: P; reason: "duplicate" | "amount_mismatch" }[];
  /** Authorised for the right amount and not captured yet. */
  waiting: P[];
  pending: Pending;
};

/**
 * What may still become of the payments seen: nothing; the bank has not answered ("bank": the customer
 * approves it this moment, or has walked away from it); or the money is taken and not ours yet ("money").
 */
export type Pending = "none" | "bank" | "money";

/**
 * What the provider's payments mean for a purchase of `totalPaise`. `paidBy` is the payment that has
 * paid it already, if any: it stays the one, every other captured payment is a duplicate.
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

/** The same of statuses alone, in the provider's words. */
export function pendingOf(payments: readonly { status: string }[]): Pending {
  const has = (status: string) => payments.some((payment) => payment.status === status);
  if (has("authorized")) return "money";
  return has("created") ? "bank" : "none";
}
