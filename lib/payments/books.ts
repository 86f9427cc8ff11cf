import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { type CashLine, readCashBooks } from "@/lib/payments/books-cash";
import { WISH_LAWS } from "@/lib/payments/wish-laws";

/** A law of the books that does not hold, with the row it is about. */
export type Imbalance = { law: string; id: string; detail: string };

/** Sums by kind of purchase. Amounts in paise; `owed` has not reached the customer yet. */
export type BookLine = {
  kind: string;
  purchases: number;
  captured: number;
  refunded: number;
  owed: number;
  orders: number;
};

/** `cash` is what `captured` is to purchases that were paid online. */
export type Books = { lines: BookLine[]; cash: CashLine[]; imbalances: Imbalance[] };

/**
 * The whole money and stock of the shop, checked against its laws. For every purchase: what was captured,
 * less what has gone or goes back, is the value of its orders that are not canceled, unless it is still
 * open. For every product: on hand, sold and reserved are what was received. No order without a placed
 * purchase, none twice. Every cash order is received, open or not delivered. Pass a transaction that is `RepeatableRead` while others write.
 */
export async function readBooks(tx: Tx): Promise<Books> {
  const lines = await tx.$queryRaw<BookLine[]>`
    SELECT method || ', ' || replace(state, '_', ' ') AS kind, count(*)::int AS purchases,
      sum(captured)::float AS captured, sum(refunded)::float AS refunded, sum(owed)::float AS owed,
      sum(orders)::float AS orders
    FROM (${PURCHASES}) book GROUP BY 1 ORDER BY 1`;
  const imbalances: Imbalance[] = [];
  for (const law of LAWS) imbalances.push(...(await tx.$queryRaw<Imbalance[]>(law)));
  const cash = await readCashBooks(tx);
  return { lines, cash: cash.lines, imbalances: [...imbalances, ...cash.imbalances] };
}

/** One row a purchase; amounts in paise. By hand is what went back from the provider's dashboard. */
const PURCHASES = Prisma.sql`
  SELECT p.id, p.method::text, p.state::text, p."totalPaise" AS total, p."feePaise" AS fee,
    (SELECT coalesce(sum(y."amountPaise"), 0) FROM "Payment" y
      WHERE y."purchaseId" = p.id AND y.captured) AS captured,
    r.refunded, r.owed, r.by_hand, o.orders, o.count AS order_count, o.value AS order_value,
    l.count AS line_count, l.value AS line_value
  FROM "Purchase" p
  CROSS JOIN LATERAL (SELECT
      coalesce(sum("amountPaise") FILTER (WHERE state = 'processed'), 0) AS refunded,
      coalesce(sum("amountPaise") FILTER (WHERE state IN ('pending', 'sent')), 0) AS owed,
      coalesce(sum("amountPaise") FILTER (WHERE reason = 'by_hand' AND state <> 'failed'), 0) AS by_hand
    FROM "Refund" WHERE "purchaseId" = p.id) r
  CROSS JOIN LATERAL (SELECT count(*), coalesce(sum("totalPaise"), 0) AS value,
      coalesce(sum("totalPaise") FILTER (WHERE status IS DISTINCT FROM 'canceled'), 0) AS orders
    FROM "Order" WHERE "purchaseId" = p.id) o
  CROSS JOIN LATERAL (SELECT count(*), sum(quantity * "unitPaise") AS value
    FROM "PurchaseLine" WHERE "purchaseId" = p.id) l`;

const LAWS = [
  Prisma.sql`
    SELECT 'captured − refunded = orders' AS law, id::text,
      format('captured %s, refunded %s, on its way back %s, orders %s (paise; %s, %s)',
        captured, refunded, owed, orders, method, state) AS detail
    FROM (${PURCHASES}) book
    WHERE state <> 'awaiting_payment'
      AND CASE WHEN method = 'cash' THEN captured - refunded - owed <> 0
        ELSE captured - refunded - owed - orders NOT BETWEEN -by_hand AND 0 END`,
  Prisma.sql`
    SELECT 'a placed purchase has one order a line, another has none' AS law, id::text,
      format('%s orders, %s lines, %s', order_count, line_count, state) AS detail
    FROM (${PURCHASES}) book
    WHERE order_count <> CASE WHEN state = 'placed' THEN line_count ELSE 0 END`,
  Prisma.sql`
    SELECT 'total = lines + fee' AS law, id::text,
      format('total %s, lines %s, fee %s, orders %s (paise)', total, line_value, fee, order_value) AS detail
    FROM (${PURCHASES}) book
    WHERE total <> line_value + fee OR (state = 'placed' AND order_value <> line_value)`,
  Prisma.sql`
    SELECT 'no more goes back than was captured' AS law, y.id,
      format('captured %s, back %s (paise)', y."amountPaise", sum(r."amountPaise")) AS detail
    FROM "Payment" y JOIN "Refund" r ON r."paymentId" = y.id AND r.state <> 'failed'
    GROUP BY y.id HAVING sum(r."amountPaise") > CASE WHEN y.captured THEN y."amountPaise" ELSE 0 END`,
  Prisma.sql`
    SELECT 'on hand + sold + reserved = received' AS law, p.id::text,
      format('on hand %s, sold %s, reserved %s, received %s, movements %s: %s',
        p.quantity, s.sold, h.reserved, m.received, m.moved, p.name) AS detail
    FROM "Product" p
    CROSS JOIN LATERAL (SELECT coalesce(sum(delta), 0) AS moved,
        coalesce(sum(delta) FILTER (WHERE reason IN ('received', 'corrected', 'damaged')), 0) AS received
      FROM "StockMovement" WHERE "productId" = p.id) m
    CROSS JOIN LATERAL (SELECT coalesce(sum(l.quantity), 0) AS sold
      FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
      WHERE l."productId" = p.id AND o.status IS DISTINCT FROM 'canceled') s
    CROSS JOIN LATERAL (SELECT coalesce(sum(l.quantity), 0) AS reserved
      FROM "PurchaseLine" l JOIN "Purchase" u ON u.id = l."purchaseId"
      WHERE l."productId" = p.id AND u.state = 'awaiting_payment' AND u."stockHeld") h
    WHERE p.quantity <> m.moved OR p.quantity + s.sold + h.reserved <> m.received`,
  ...WISH_LAWS,
];
