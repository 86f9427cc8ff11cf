import type { Imbalance } from "@/lib/payments/books/imbalance";
import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { entriesOf } from "@/lib/orders/record/entries";
import { type CashLine, readCashBooks } from "@/lib/payments/books/books-cash";
import { SALES_LAWS } from "@/lib/payments/books/books-sales";
import { WISH_LAWS } from "@/lib/payments/wish-laws";

/** Sums by kind of purchase. Amounts in paise; `owed` has not reached the customer yet. */
export type BookLine = {
  kind: string;
  purchases: number;
  captured: number;
  refunded: number;
  owed: number;
  orders: number;
};

/** Sales of orders that are not canceled, their refunds, and the cash fees, in paise. */
export type BookSales = { sales: number; refunded: number; fees: number };

/** `cash` is to cash purchases what `captured` is to online ones. */
export type Books = {
  lines: BookLine[];
  cash: CashLine[];
  sales: BookSales;
  imbalances: Imbalance[];
};

/**
 * Checks the shop's money and stock against its invariants. For every purchase that is no longer open:
 * captured minus refunded or to be refunded = the value of its orders that are not canceled minus their
 * refunds. For every product: on hand + out for orders + reserved = received. Every order has a placed
 * purchase, and no order exists twice. Cash of an order is received, open or not delivered. The sales
 * roll-up and the export agree with orders and payments. While others write, pass a `RepeatableRead`
 * transaction.
 */
export async function readBooks(tx: Tx): Promise<Books> {
  const lines = await tx.$queryRaw<BookLine[]>`
    SELECT method || ', ' || replace(state, '_', ' ') AS kind, count(*)::int AS purchases,
      sum(captured)::float AS captured, sum(refunded)::float AS refunded, sum(owed)::float AS owed,
      sum(orders - back)::float AS orders
    FROM (${PURCHASES}) book GROUP BY 1 ORDER BY 1`;
  const [sales = { sales: 0, refunded: 0, fees: 0 }] = await tx.$queryRaw<BookSales[]>`
    SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('order', 'cancellation')), 0) AS sales,
      coalesce(-sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded,
      coalesce(sum(amount) FILTER (WHERE kind = 'cash_fee'), 0) AS fees
    FROM (${entriesOf(Prisma.sql`TRUE`)}) entry`;
  const imbalances: Imbalance[] = [];
  for (const law of [...LAWS, ...SALES_LAWS]) {
    imbalances.push(...(await tx.$queryRaw<Imbalance[]>(law)));
  }
  const cash = await readCashBooks(tx);
  return { lines, cash: cash.lines, sales, imbalances: [...imbalances, ...cash.imbalances] };
}

/**
 * One row per purchase; amounts in paise. `back` is refunds of orders that are not canceled, `by_hand` a
 * refund of several orders together from the provider's dashboard.
 */
const PURCHASES = Prisma.sql`
  SELECT p.id, p.method::text, p.state::text, p."totalPaise" AS total, p."feePaise" AS fee,
    (SELECT coalesce(sum(y."amountPaise"), 0) FROM "Payment" y
      WHERE y."purchaseId" = p.id AND y.captured) AS captured,
    r.refunded, r.owed, r.by_hand, o.orders, o.count AS order_count, o.value AS order_value, o.back,
    l.count AS line_count, l.value AS line_value
  FROM "Purchase" p
  CROSS JOIN LATERAL (SELECT
      coalesce(sum("amountPaise") FILTER (WHERE state = 'processed'), 0) AS refunded,
      coalesce(sum("amountPaise") FILTER (WHERE state IN ('pending', 'sent')), 0) AS owed,
      coalesce(sum("amountPaise") FILTER (WHERE reason = 'by_hand' AND "orderId" IS NULL AND state <> 'failed'), 0)
        AS by_hand
    FROM "Refund" WHERE "purchaseId" = p.id AND way = 'payment') r
  CROSS JOIN LATERAL (SELECT count(*), coalesce(sum("totalPaise"), 0) AS value,
      coalesce(sum("totalPaise") FILTER (WHERE status IS DISTINCT FROM 'canceled'), 0) AS orders,
      coalesce(sum((SELECT sum("amountPaise") FROM "Refund" WHERE "orderId" = o.id AND state <> 'failed'))
        FILTER (WHERE status IS DISTINCT FROM 'canceled'), 0) AS back
    FROM "Order" o WHERE "purchaseId" = p.id) o
  CROSS JOIN LATERAL (SELECT count(*), sum(quantity * "unitPaise") AS value
    FROM "PurchaseLine" WHERE "purchaseId" = p.id) l`;

const LAWS = [
  Prisma.sql`
    SELECT 'captured − refunded = orders − their refunds' AS law, id::text,
      format('captured %s, refunded %s, on its way back %s, orders %s, of which back %s (paise; %s, %s)',
        captured, refunded, owed, orders, back, method, state) AS detail
    FROM (${PURCHASES}) book
    WHERE state <> 'awaiting_payment'
      AND CASE WHEN method = 'cash' THEN captured - refunded - owed <> 0
        ELSE captured - refunded - owed - (orders - back) NOT BETWEEN -by_hand AND 0 END`,
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
    SELECT 'no more goes back of an order than it cost' AS law, o.id::text,
      format('cost %s, back %s (paise): %s', o."totalPaise", sum(r."amountPaise"), o.number) AS detail
    FROM "Order" o JOIN "Refund" r ON r."orderId" = o.id AND r.state <> 'failed'
    GROUP BY o.id HAVING sum(r."amountPaise") > o."totalPaise"`,
  Prisma.sql`
    SELECT 'no more units are out for an order than it has' AS law, o.id::text,
      format('ordered %s, out %s, on their way back %s: %s', l.quantity, o."unitsOut", o."unitsComing", o.number)
        AS detail
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId" WHERE o."unitsOut" NOT BETWEEN 0 AND l.quantity`,
  Prisma.sql`
    SELECT 'units of a cancelled order are out only where it had left' AS law, o.id::text,
      format('out %s: %s', o."unitsOut", o.number) AS detail
    FROM "Order" o WHERE o.status = 'canceled' AND o."unitsOut" > 0 AND NOT EXISTS (SELECT 1 FROM "OrderEvent" e
      WHERE e."orderId" = o.id AND e."to" = 'canceled' AND e."from" IN ('Shipped', 'Delivered'))`,
  Prisma.sql`
    SELECT 'on hand + out + reserved = received' AS law, p.id::text,
      format('on hand %s, out for orders %s, reserved %s, received %s, movements %s: %s',
        p.quantity, s.out, h.reserved, m.received, m.moved, p.name) AS detail
    FROM "Product" p
    CROSS JOIN LATERAL (SELECT coalesce(sum(delta), 0) AS moved,
        coalesce(sum(delta) FILTER (WHERE reason IN ('received', 'corrected', 'damaged')), 0) AS received
      FROM "StockMovement" WHERE "productId" = p.id) m
    CROSS JOIN LATERAL (SELECT coalesce(sum(o."unitsOut"), 0) AS out
      FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId" WHERE l."productId" = p.id) s
    CROSS JOIN LATERAL (SELECT coalesce(sum(l."heldUnits"), 0) AS reserved
      FROM "PurchaseLine" l JOIN "Purchase" u ON u.id = l."purchaseId"
      WHERE l."productId" = p.id AND u.state = 'awaiting_payment' AND u."stockHeld") h
    WHERE p.quantity <> m.moved OR p.quantity + s.out + h.reserved <> m.received`,
  ...WISH_LAWS,
];
