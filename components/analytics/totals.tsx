import { formatPaise } from "@/lib/money";

type TotalsProps = { units: number; spent: number; refunded: number; orders: number };

/**
 * The three summary tiles. `spent` and `refunded` in paise. Where each order has one unit, the units are a line
 * below the orders: the same number twice would look like a fault.
 */
export function Totals({ units, spent, refunded, orders }: TotalsProps) {
  const isTwin = units === orders;
  return (
    <dl className={isTwin ? "figure-tiles figure-tiles--pair numeric" : "figure-tiles numeric"}>
      {!isTwin && <Units count={units} />}
      <div>
        <dt>Total Spend</dt>
        <dd>
          {formatPaise(spent)}
          {refunded > 0 && (
            <span className="totals-note mute small">{formatPaise(refunded)} of it refunded</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Total Order</dt>
        <dd>{orders.toLocaleString("en-IN")}</dd>
      </div>
      {isTwin && <Units count={units} />}
    </dl>
  );
}

function Units({ count }: { count: number }) {
  return (
    <div>
      <dt>Total Product Order</dt>
      <dd>{count.toLocaleString("en-IN")}</dd>
    </div>
  );
}
