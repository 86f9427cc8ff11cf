import "server-only";
import * as contract from "@/lib/analytics/contract";
import { db, Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { assertOwn } from "@/lib/identity/assert-own";
import { paise } from "@/lib/money";
import { entriesOf } from "@/lib/orders/record/entries";

/** Canceled orders are not counted. */
export const userTotals = serve(contract.userTotals, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const [[row], total_refunded] = await Promise.all([
    db().$queryRaw<{ orders: number; spent: bigint; units: bigint }[]>`
    SELECT count(*)::int AS orders,
           coalesce(sum(o."totalPaise"), 0)::bigint AS spent,
           coalesce(sum(l.quantity), 0)::bigint AS units
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    WHERE o."userId" = ${actor.userId}::uuid AND o.status IS DISTINCT FROM 'canceled'`,
    refundedTo(actor.userId),
  ]);
  const total_spent = paise(row?.spent ?? 0n);
  return {
    user_total_spent_and_orders: {
      total_orders: row?.orders ?? 0,
      total_spent,
      total_units: Number(row?.units ?? 0),
      total_refunded,
      net_spent: total_spent - total_refunded,
    },
  };
});

/** Refunds of a person's live orders, in paise. */
async function refundedTo(userId: string): Promise<number> {
  const ofUser = Prisma.sql`p."userId" = ${userId}::uuid`;
  const [row] = await db().$queryRaw<{ back: number }[]>`
    SELECT coalesce(-sum(amount), 0)::float8 AS back FROM (${entriesOf(ofUser)}) e WHERE kind = 'refund'`;
  return row?.back ?? 0;
}

type SummaryRow = { name: string; units: bigint; spent: bigint; back: bigint; last: Date };

export const userPurchaseSummary = serve(contract.userPurchaseSummary, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const rows = await db().$queryRaw<SummaryRow[]>`
    SELECT l.name, sum(l.quantity)::bigint AS units, sum(o."totalPaise")::bigint AS spent,
           coalesce(sum((SELECT sum("amountPaise") FROM "Refund"
             WHERE "orderId" = o.id AND state <> 'failed')), 0)::bigint AS back,
           max(o."placedAt") AS last
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    WHERE o."userId" = ${actor.userId}::uuid AND o.status IS DISTINCT FROM 'canceled'
    GROUP BY l.name ORDER BY max(o."placedAt") DESC`;
  return {
    user_purchase_summary: rows.map((row) => ({
      product_name: row.name,
      total_items_purchased: Number(row.units),
      total_purchase_amount: paise(row.spent),
      total_refunded: paise(row.back),
      purchase_time: row.last,
    })),
  };
});
