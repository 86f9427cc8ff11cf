import { paise } from "@/lib/money";

/** A row of the sales roll-up; null if there are no rows. */
type Row = { paise: bigint | null; refundedPaise: bigint | null };

/** Sales, refunds and the difference, in paise. */
export function moneyOf(row: Row) {
  const total_sales = paise(row.paise ?? 0n);
  const total_refunded = paise(row.refundedPaise ?? 0n);
  return { total_sales, total_refunded, net_sales: total_sales - total_refunded };
}
