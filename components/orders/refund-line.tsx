import { refundPurpose, refundStand } from "@/components/orders/refund-text";
import { formatPaise } from "@/lib/money";
import type { RefundView } from "@/lib/orders/contract";

/** State of one refund: amount, date, purpose and bank reference. */
export function RefundLine({ refund }: { refund: RefundView }) {
  const { amount, reference } = refund;
  const { state, when } = refundStand(refund);
  const purpose = refundPurpose(refund);
  const isUnderWay = refund.state === "started";
  return (
    <p className="refund-line numeric">
      <b>{state}</b> {when}: {formatPaise(amount)}
      <span>{isUnderWay ? ", usually there within 5 to 7 working days." : "."}</span>
      {purpose && <span> {purpose}</span>}
      {reference && (
        <span>
          {" "}
          <span className="mute">Reference</span>{" "}
          <span className="refund-reference">{reference}</span>
        </span>
      )}
    </p>
  );
}

/** The refunds of an order, and those of its whole purchase. */
export function RefundLines({
  order,
}: {
  order: { refunds: readonly RefundView[]; purchase_refunds: readonly RefundView[] };
}) {
  const { refunds, purchase_refunds: whole } = order;
  if (refunds.length + whole.length === 0) return null;
  return (
    <div className="note-lines">
      {refunds.map((refund) => (
        <RefundLine key={keyOf(refund)} refund={refund} />
      ))}
      {whole.length > 0 && <p>Of the whole purchase:</p>}
      {whole.map((refund) => (
        <RefundLine key={keyOf(refund)} refund={refund} />
      ))}
    </div>
  );
}

function keyOf({ started_at, amount, reference }: RefundView): string {
  return `${started_at.getTime()} ${amount} ${reference}`;
}
