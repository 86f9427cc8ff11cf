import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import type { Imbalance } from "@/lib/payments/books/imbalance";

/** Cash of orders by state. Amounts in paise; for received cash, the amount taken. */
export type CashLine = { state: string; orders: number; paise: number };

/** The cash of all orders, and the invariants it violates. */
export async function readCashBooks(
  tx: Tx,
): Promise<{ lines: CashLine[]; imbalances: Imbalance[] }> {
  const lines = await tx.$queryRaw<CashLine[]>`
    SELECT replace(o.cash::text, '_', ' ') AS state, count(*)::int AS orders, sum(CASE
        WHEN r."orderId" IS NOT NULL THEN r."receivedPaise"
        WHEN o.cash = 'not_delivered' THEN o."totalPaise"
        ELSE o."totalPaise" + o."cashFeePaise" - o."cashLessPaise" END)::float AS paise
    FROM "Order" o LEFT JOIN "CashReceipt" r ON r."orderId" = o.id
    WHERE o.cash IS NOT NULL GROUP BY o.cash ORDER BY o.cash`;
  const imbalances: Imbalance[] = [];
  for (const law of LAWS) imbalances.push(...(await tx.$queryRaw<Imbalance[]>(law)));
  return { lines, imbalances };
}

const LAWS = [
  Prisma.sql`
    SELECT 'every cash order has received, open or not delivered, and no other order has' AS law, o.id::text,
      format('%s, %s, cash %s, %s', p.method, coalesce(o.status::text, 'placed'), coalesce(o.cash::text, 'unknown'),
        CASE WHEN r."orderId" IS NULL THEN 'no receipt' ELSE 'a receipt' END) AS detail
    FROM "Order" o JOIN "Purchase" p ON p.id = o."purchaseId" LEFT JOIN "CashReceipt" r ON r."orderId" = o.id
    WHERE (p.method = 'cash') <> (o.cash IS NOT NULL)
      OR (o.cash IS NOT DISTINCT FROM 'received') <> (r."orderId" IS NOT NULL)
      OR (o.cash IS NOT NULL AND (o.cash = 'not_delivered') <> (o.status IS NOT DISTINCT FROM 'canceled'))`,
  Prisma.sql`
    SELECT 'cash received = order + fee, or a note says why not' AS law, o.id::text,
      format('due %s, received %s, order %s, fee %s, less %s (paise)', r."duePaise", r."receivedPaise",
        o."totalPaise", o."cashFeePaise", o."cashLessPaise") AS detail
    FROM "CashReceipt" r JOIN "Order" o ON o.id = r."orderId"
    WHERE r."duePaise" <> o."totalPaise" + o."cashFeePaise" - o."cashLessPaise"
      OR (r."receivedPaise" <> r."duePaise" AND coalesce(r.note, '') = '')`,
  Prisma.sql`
    SELECT 'so much less is collected as was refunded before' AS law, o.id::text,
      format('less %s, refunds not collected %s (paise): %s', o."cashLessPaise", r.less, o.number) AS detail
    FROM "Order" o CROSS JOIN LATERAL (SELECT coalesce(sum("amountPaise"), 0) AS less FROM "Refund"
      WHERE "orderId" = o.id AND way = 'not_collected') r
    WHERE o."cashLessPaise" <> r.less`,
  Prisma.sql`
    SELECT 'one order of a cash purchase brings its fee in' AS law, p.id::text,
      format('fee %s, with its orders %s, still open %s (paise)', p."feePaise", f.carried, f.open) AS detail
    FROM "Purchase" p CROSS JOIN LATERAL (
      SELECT coalesce(sum("cashFeePaise") FILTER (WHERE cash <> 'not_delivered'), 0) AS carried,
        count(*) FILTER (WHERE cash = 'open') AS open
      FROM "Order" WHERE "purchaseId" = p.id) f
    WHERE p.method = 'cash' AND p.state = 'placed'
      AND (f.carried NOT IN (0, p."feePaise") OR (f.open > 0 AND f.carried <> p."feePaise"))`,
];
