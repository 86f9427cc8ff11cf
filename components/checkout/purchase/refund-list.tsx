import { refundPurpose, refundStand } from "@/components/orders/refund-text";
import { formatPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";

/** The refunds of a purchase: amount, date and bank reference. */
export function RefundList({ refunds }: Pick<PurchaseStatus, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <ul className="refunds" aria-label="Refunds">
      {refunds.map((refund) => (
        <li key={`${refund.started_at.getTime()} ${refund.reference} ${refund.amount}`}>
          <span>
            <b>{refundWords(refund)}</b>
            {refundPurpose(refund) && <small className="own-line">{refundPurpose(refund)}</small>}
            {refund.reference && <small className="own-line">Reference {refund.reference}</small>}
          </span>
          <span className="numeric amount">{formatPaise(refund.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

type Refund = PurchaseStatus["refunds"][number];

function refundWords(refund: Refund): string {
  const { state, when } = refundStand(refund);
  return `${state} ${when}${refund.order_number ? `, ${refund.order_number}` : ""}`;
}
