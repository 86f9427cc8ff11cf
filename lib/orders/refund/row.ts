import "server-only";
import type { Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import { RefundReason, type RefundView } from "@/lib/orders/contract";

/** The columns needed to show a refund. */
export const REFUND_COLUMNS = {
  state: true,
  amountPaise: true,
  createdAt: true,
  processedAt: true,
  providerRefundId: true,
  arn: true,
  reason: true,
  note: true,
  way: true,
} as const satisfies Prisma.RefundSelect;

type RefundRow = Prisma.RefundGetPayload<{ select: typeof REFUND_COLUMNS }>;

/** A failed refund is retried: for the customer it has started and is not done. */
export function refundFromRow(row: RefundRow): RefundView {
  const isDone = row.state === "processed";
  return {
    state: isDone ? "refunded" : "started",
    amount: paise(row.amountPaise),
    started_at: row.createdAt,
    refunded_at: isDone ? row.processedAt : null,
    reference: row.arn ?? row.providerRefundId,
    reason: RefundReason.parse(row.reason),
    note: row.note,
    way: row.way,
  };
}
