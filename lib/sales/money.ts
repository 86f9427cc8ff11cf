import { paise } from "@/lib/money";

/** A row of the sums of sales; nulls are those of no rows. */
type Row = { paise: bigint | null; refundedPaise: bigint | null };

/** What was sold, what of it goes back, and the rest, in paise. */
export function moneyOf(row: Row) {
  const total_sales = paise(row.paise ?? 0n);
  const total_refunded = paise(row.refundedPaise ?? 0n);
  return { total_sales, total_refunded, net_sales: total_sales - total_refunded };
}
