import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import type { ProviderPayment } from "@/lib/payments/provider/razorpay";
import { rows } from "@/lib/sql";

/**
 * Stores the provider's view of a payment. Answers arrive in any order: captured stays captured, and the
 * refunded amount only grows.
 */
export async function recordPayment(
  tx: Tx,
  attempt: { id: string; purchaseId: string },
  payment: ProviderPayment,
): Promise<void> {
  const { id, amount, currency, status, method = null } = payment;
  const captured = isCaptured(payment);
  const refunded = Math.min(payment.amount_refunded ?? 0, amount);
  await rows(
    tx,
    Prisma.sql`
      INSERT INTO "Payment" AS p
        (id, "attemptId", "purchaseId", "amountPaise", currency, status, method, captured, "refundedPaise", "updatedAt")
      VALUES (${id}, ${attempt.id}::uuid, ${attempt.purchaseId}::uuid, ${amount}, ${currency}, ${status},
        ${method}, ${captured}, ${refunded}, now())
      ON CONFLICT (id) DO UPDATE SET
        status = CASE WHEN p.captured AND NOT excluded.captured THEN p.status ELSE excluded.status END,
        method = coalesce(excluded.method, p.method),
        captured = p.captured OR excluded.captured,
        "refundedPaise" = greatest(p."refundedPaise", excluded."refundedPaise"),
        "updatedAt" = now()`,
  );
}

/** Whether we ever had the money: an authorised payment that is released automatically never was ours. */
export function isCaptured({ status, captured }: ProviderPayment): boolean {
  return status === "captured" || (status === "refunded" && captured !== false);
}
