import { formatDateTime } from "@/lib/dates";
import type { RefundView } from "@/lib/orders/contract";

/** State and date of a refund: "Refunded", "on 27 Nov 2026, 9:58 pm". */
export function refundStand(refund: RefundView): { state: string; when: string } {
  const { state, way, started_at, refunded_at } = refund;
  const at = formatDateTime(refunded_at ?? started_at);
  const when = `on ${at}`;
  if (way === "transfer") return { state: "Sent by bank transfer", when };
  if (way === "not_collected") return { state: "Less to pay in cash", when: `since ${at}` };
  if (state === "refunded") return { state: "Refunded", when };
  return { state: "Refund started", when: `on ${formatDateTime(started_at)}` };
}

/** The purpose of a refund as a sentence; undefined if the order's own text says it. */
export function refundPurpose({ reason, note }: Pick<RefundView, "reason" | "note">) {
  if (note) return `Reason: ${/[.!?]$/.test(note) ? note : `${note}.`}`;
  return PURPOSES[reason];
}

const PURPOSES: Partial<Record<RefundView["reason"], string>> = {
  duplicate: "It was paid a second time.",
  amount_mismatch: "It was a payment of another amount.",
  replaced: "You had chosen another purchase before the payment reached us.",
  out_of_stock: "It was sold out before the payment reached us.",
};
