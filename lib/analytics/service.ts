import "server-only";
import { userPurchaseSummary, userTotals } from "@/lib/analytics/contract";
import { assertOwn } from "@/lib/auth/own";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { paise } from "@/lib/money";

/** Orders that were cancelled are not counted: nothing was bought with them. */
const userTotalsService = serve(userTotals, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const [row] = await db().$queryRaw<{ orders: number; spent: bigint; units: bigint }[]>`
    SELECT count(*)::int AS orders,
           coalesce(sum(o."totalPaise"), 0)::bigint AS spent,
           coalesce(sum(l.quantity), 0)::bigint AS units
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    WHERE o."userId" = ${actor.userId}::uuid AND o.status IS DISTINCT FROM 'canceled'`;
  return {
    user_total_spent_and_orders: {
      total_orders: row?.orders ?? 0,
      total_spent: paise(row?.spent ?? 0n),
      total_units: Number(row?.units ?? 0),
    },
  };
});

type SummaryRow = { name: string; units: bigint; spent: bigint; last: Date };

const userPurchaseSummaryService = serve(userPurchaseSummary, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const rows = await db().$queryRaw<SummaryRow[]>`
    SELECT l.name, sum(l.quantity)::bigint AS units, sum(o."totalPaise")::bigint AS spent,
           max(o."placedAt") AS last
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    WHERE o."userId" = ${actor.userId}::uuid AND o.status IS DISTINCT FROM 'canceled'
    GROUP BY l.name ORDER BY max(o."placedAt") DESC`;
  return {
    user_purchase_summary: rows.map((row) => ({
      product_name: row.name,
      total_items_purchased: Number(row.units),
      total_purchase_amount: paise(row.spent),
      purchase_time: row.last,
    })),
  };
});

export { userPurchaseSummaryService as userPurchaseSummary, userTotalsService as userTotals };
