import type { AdminOrder } from "@/lib/orders/contract";

/** Why a refund has not gone through; null once it has, so earlier problems are not shown. */
export function refundProblem(order: Pick<AdminOrder, "refund" | "refund_problem">) {
  return order.refund?.state === "refunded" ? null : order.refund_problem;
}
