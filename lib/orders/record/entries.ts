import "server-only";
import { db, Prisma } from "@/lib/db";

/**
 * The kinds of money entries. "order" adds the price and "cancellation" takes it off; "cash_fee" is charged
 * once per purchase with a live order; "refund" is money returned; "second_payment" came in addition to the
 * one that paid, "payment" for a purchase that never became orders.
 */
export type EntryKind =
  | "order"
  | "cancellation"
  | "cash_fee"
  | "refund"
  | "second_payment"
  | "payment";

/** One entry; money in paise. */
export type Entry = {
  kind: EntryKind;
  purchaseId: string;
  /**
   * The order it is listed with: for entries of the whole purchase its first order; null if there is none.
   */
  orderId: string | null;
  /** Whether it belongs to the whole purchase and not to that order alone. */
  whole: boolean;
  at: Date;
  /** What it adds to the sales; negative if it takes off. */
  amount: number;
  /** Money in (online, or cash as far as recorded) and money out. */
  paid: number;
  refunded: number;
  paymentId: string | null;
  refundId: string | null;
};

/**
 * The entries of purchases, as a query whose columns are those of `Entry`; `which` filters the purchases,
 * aliased `p`. The only definition of an order's money: the export lists the entries, the books add them up,
 * and the sales roll-up must agree with them. Invariants:
 * - "order" and "cancellation" add up to the live orders, all amounts to the net sales with cash fees;
 * - paid minus refunded is the money that stayed; for purchases paid online it equals their net sales.
 * A cancellation takes the full price off the sales, so a canceled order's refunds have no amount. A refund by
 * hand of several orders only takes off what later cancellations have not used up.
 */
export function entriesOf(which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT kind, "purchaseId", "orderId", whole, at, amount::float8, paid::float8, refunded::float8, "paymentId", "refundId"
    FROM (${Prisma.join([orders(which), cancellations(which), fees(which), refunds(which), rest(which), payments(which)], " UNION ALL ")}) entry`;
}

/** The entries listed with these orders, oldest first per order. */
export function entriesOfOrders(orderIds: readonly string[]): Promise<Entry[]> {
  const ids = [...orderIds];
  const which = Prisma.sql`p.id IN (SELECT "purchaseId" FROM "Order" WHERE id = ANY(${ids}::uuid[]))`;
  return db().$queryRaw<Entry[]>`
    SELECT * FROM (${entriesOf(which)}) e WHERE "orderId" = ANY(${ids}::uuid[]) ORDER BY ${OLDEST}`;
}

/** The entries of these purchases, oldest first per purchase. */
export function entriesOfPurchases(purchaseIds: readonly string[]): Promise<Entry[]> {
  const which = Prisma.sql`p.id = ANY(${[...purchaseIds]}::uuid[])`;
  return db().$queryRaw<Entry[]>`SELECT * FROM (${entriesOf(which)}) e ORDER BY ${OLDEST}`;
}

/** The order itself comes first; at the same moment, a payment before its refund. */
const OLDEST = Prisma.sql`kind <> 'order', at, refunded, "refundId"`;

const orders = (which: Prisma.Sql) => Prisma.sql`
  SELECT 'order' AS kind, p.id AS "purchaseId", o.id AS "orderId", false AS whole, o."placedAt" AS at,
    o."totalPaise" AS amount, CASE WHEN p.method = 'online' THEN o."totalPaise" ELSE coalesce(k."receivedPaise", 0)
      END AS paid, 0 AS refunded,
    p."paidBy" AS "paymentId", NULL::uuid AS "refundId"
  FROM "Purchase" p JOIN "Order" o ON o."purchaseId" = p.id LEFT JOIN "CashReceipt" k ON k."orderId" = o.id
  WHERE ${which}`;

const cancellations = (which: Prisma.Sql) => Prisma.sql`
  SELECT 'cancellation', p.id, o.id, false,
    coalesce((SELECT max(e.at) FROM "OrderEvent" e WHERE e."orderId" = o.id AND e."to" = 'canceled'), o."placedAt"),
    -o."totalPaise", 0, 0, NULL, NULL
  FROM "Purchase" p JOIN "Order" o ON o."purchaseId" = p.id AND o.status = 'canceled' WHERE ${which}`;

/** The order that entries of the whole purchase are listed with. */
const FIRST = Prisma.sql`(SELECT f.id FROM "Order" f WHERE f."purchaseId" = p.id ORDER BY f.number LIMIT 1)`;

const fees = (which: Prisma.Sql) => Prisma.sql`
  SELECT 'cash_fee', p.id, ${FIRST}, true, p."placedAt", p."feePaise", 0, 0, NULL, NULL
  FROM "Purchase" p WHERE ${which} AND p."feePaise" > 0 AND EXISTS (SELECT 1 FROM "Order" o
    WHERE o."purchaseId" = p.id AND o.status IS DISTINCT FROM 'canceled')`;

/**
 * Refunds of one order. One that only reduced the cash to collect lowers the sales, but no money went back.
 */
const refunds = (which: Prisma.Sql) => Prisma.sql`
  SELECT 'refund', p.id, o.id, false, coalesce(r."processedAt", r."createdAt"),
    CASE WHEN o.status = 'canceled' THEN 0 ELSE -r."amountPaise" END, 0,
    CASE WHEN r.way = 'not_collected' THEN 0 ELSE r."amountPaise" END, r."paymentId", r.id
  FROM "Purchase" p JOIN "Refund" r ON r."purchaseId" = p.id AND r.state <> 'failed'
  JOIN "Order" o ON o.id = r."orderId" WHERE ${which}`;

/**
 * Refunds of no single order. Those of the payment are first used up by orders that were canceled for less
 * than their price.
 */
const rest = (which: Prisma.Sql) => Prisma.sql`
  SELECT 'refund', u."purchaseId", u.first, true, u.at,
    greatest(u.before - u.used, 0) - greatest(u.before + u."amountPaise" - u.used, 0) AS amount,
    0, u."amountPaise", u."paymentId", u.id
  FROM (
    SELECT r.id, r."purchaseId", r."paymentId", coalesce(r."processedAt", r."createdAt") AS at, r."amountPaise",
      ${FIRST} AS first,
      CASE WHEN r."paymentId" = p."paidBy" AND p.state = 'placed' THEN c.used ELSE 'infinity'::float8 END AS used,
      (sum(r."amountPaise") OVER (PARTITION BY r."paymentId" ORDER BY r."createdAt", r.id) - r."amountPaise")::float8
        AS before
    FROM "Purchase" p JOIN "Refund" r ON r."purchaseId" = p.id AND r."orderId" IS NULL AND r.state <> 'failed'
    CROSS JOIN LATERAL (SELECT coalesce(sum(o."totalPaise" - coalesce((SELECT sum(b."amountPaise") FROM "Refund" b
        WHERE b."orderId" = o.id AND b.state <> 'failed'), 0)), 0)::float8 AS used
      FROM "Order" o WHERE o."purchaseId" = p.id AND o.status = 'canceled') c
    WHERE ${which}
  ) u`;

const payments = (which: Prisma.Sql) => Prisma.sql`
  SELECT CASE WHEN p.state = 'placed' THEN 'second_payment' ELSE 'payment' END, p.id, ${FIRST}, true, y."createdAt", 0,
    y."amountPaise", 0, y.id, NULL
  FROM "Purchase" p JOIN "Payment" y ON y."purchaseId" = p.id AND y.captured
  WHERE ${which} AND NOT (p.state = 'placed' AND y.id = p."paidBy")`;
