import type { AdminOrder } from "@/lib/orders/contract";

/** Why the money is still not back; what went wrong before it went through is past. */
export function refundProblem(order: Pick<AdminOrder, "refund" | "refund_problem">) {
  return order.refund?.state === "refunded" ? null : order.refund_problem;
}
