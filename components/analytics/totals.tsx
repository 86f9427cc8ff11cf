import { formatPaise } from "@/lib/money";

/** The three summary tiles. `spent` in paise. */
export function Totals({ units, spent, orders }: { units: number; spent: number; orders: number }) {
  return (
    <dl className="tilesr num">
      <div>
        <dt>Total Product Order</dt>
        <dd>{units.toLocaleString("en-IN")}</dd>
      </div>
      <div>
        <dt>Total Spend</dt>
        <dd>{formatPaise(spent)}</dd>
      </div>
      <div>
        <dt>Total Order</dt>
        <dd>{orders.toLocaleString("en-IN")}</dd>
      </div>
    </dl>
  );
}
