import "server-only";
import type { Tx } from "@/lib/db";
import type { ProviderPayment } from "@/lib/payments/provider/razorpay";

/**
 * Keeps what the provider says of a payment. Answers come in any order: captured money stays captured,
 * what has gone back only grows.
 */
export async function recordPayment(
  tx: Tx,
  attempt: { id: string; purchaseId: string },
  payment: ProviderPayment,
): Promise<void> {
  const { id, amount, currency, status, method = null } = payment;
  const captured = isCaptured(payment);
  const refunded = Math.min(payment.amount_refunded ?? 0, amount);
  await tx.$executeRaw`
    INSERT INTO "Payment" AS p
      (id, "attemptId", "purchaseId", "amountPaise", currency, status, method, captured, "refundedPaise", "updatedAt")
    VALUES (${id}, ${attempt.id}::uuid, ${attempt.purchaseId}::uuid, ${amount}, ${currency}, ${status},
      ${method}, ${captured}, ${refunded}, now())
    ON CONFLICT (id) DO UPDATE SET
      status = CASE WHEN p.captured AND NOT excluded.captured THEN p.status ELSE excluded.status END,
      method = coalesce(excluded.method, p.method),
      captured = p.captured OR excluded.captured,
      "refundedPaise" = greatest(p."refundedPaise", excluded."refundedPaise"),
      "updatedAt" = now()`;
}

/** Whether the money was ever ours: an authorised payment that goes back by itself never was. */
export function isCaptured({ status, captured }: ProviderPayment): boolean {
  return status === "captured" || (status === "refunded" && captured !== false);
}
