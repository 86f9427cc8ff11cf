import { formatPaise } from "@/lib/money";

type TotalsProps = { units: number; spent: number; refunded: number; orders: number };

/** The three summary tiles. `spent` and `refunded` in paise. */
export function Totals({ units, spent, refunded, orders }: TotalsProps) {
  return (
    <dl className="figure-tiles numeric">
      <div>
        <dt>Total Product Order</dt>
        <dd>{units.toLocaleString("en-IN")}</dd>
      </div>
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
    </dl>
  );
}
