import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { RefundView } from "@/lib/orders/contract";

/** Where the money is that goes back: how much, since when, and what the bank knows it by. */
export function RefundLine({ refund }: { refund: RefundView }) {
  const { state, amount, started_at, refunded_at, reference } = refund;
  return (
    <p className="rf num">
      {state === "refunded" ? (
        <>
          <b>Refunded</b> on {formatDateTime(refunded_at ?? started_at)}: {formatPaise(amount)}.
        </>
      ) : (
        <>
          <b>Refund started</b> on {formatDateTime(started_at)}: {formatPaise(amount)}, usually
          there within 5 to 7 working days.
        </>
      )}
      {reference && (
        <>
          {" "}
          <span className="mute">Reference</span> <span className="rf-ref">{reference}</span>
        </>
      )}
    </p>
  );
}
