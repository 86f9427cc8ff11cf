import { amountInWords } from "@/lib/analytics/amount-rules";
import { formatPaise, wholeRupees } from "@/lib/money";

/** Total sales. Amounts in paise. */
export function SalesTotals({
  sales,
  refunded,
  orders,
  units,
}: {
  sales: number;
  refunded: number;
  orders: number;
  units: number;
}) {
  const average = orders === 0 ? 0 : wholeRupees(sales / orders);
  return (
    <dl className="day-figures numeric">
      <div>
        <dt>Sales, cancelled orders left out</dt>
        <dd>
          {formatPaise(sales)}
          {sales >= LAKH_PAISE && <small className="mute"> {amountInWords(sales)}</small>}
        </dd>
      </div>
      <div>
        <dt>Refunded</dt>
        <dd>{formatPaise(refunded)}</dd>
      </div>
      <div>
        <dt>Net sales</dt>
        <dd>{formatPaise(sales - refunded)}</dd>
      </div>
      <div>
        <dt>Orders</dt>
        <dd>{orders.toLocaleString("en-IN")}</dd>
      </div>
      <div>
        <dt>Units</dt>
        <dd>{units.toLocaleString("en-IN")}</dd>
      </div>
      <div>
        <dt>Average order</dt>
        <dd>{formatPaise(average)}</dd>
      </div>
    </dl>
  );
}

const LAKH_PAISE = 1_00_000_00;
