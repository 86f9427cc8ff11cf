import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";

/** Every amount that goes back of a purchase: how much, since when, and what the bank knows it by. */
export function RefundList({ refunds }: Pick<PurchaseStatus, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <ul className="refunds" aria-label="Refunds">
      {refunds.map((refund) => (
        <li key={`${refund.started_at.getTime()} ${refund.reference} ${refund.amount}`}>
          <span>
            <b>{refundWords(refund)}</b>
            {refund.reference && <small>Reference {refund.reference}</small>}
          </span>
          <span className="num amt">{formatPaise(refund.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

type Refund = PurchaseStatus["refunds"][number];

function refundWords({ state, started_at, refunded_at }: Refund): string {
  if (state === "started") return `Refund started on ${formatDateTime(started_at)}`;
  return refunded_at ? `Refunded on ${formatDateTime(refunded_at)}` : "Refunded";
}
