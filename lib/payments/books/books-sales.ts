import "server-only";
import { Prisma } from "@/lib/db";
import { entriesOf } from "@/lib/orders/record/entries";

const ALL = Prisma.sql`TRUE`;

/** The roll-up of sales, plus the changes that are not rolled up yet. */
const SUMS = {
  day: Prisma.sql`
    SELECT day::text AS key, sum(paise) AS sales, sum("refundedPaise") AS refunded, 0 AS out
    FROM (SELECT day, paise, "refundedPaise" FROM "DaySales"
      UNION ALL SELECT day, paise, "refundedPaise" FROM "SalesChange") s GROUP BY 1`,
  product: Prisma.sql`
    SELECT "productId"::text AS key, sum(paise) AS sales, sum("refundedPaise") AS refunded, sum("unitsOut") AS out
    FROM (SELECT "productId", paise, "refundedPaise", "unitsOut" FROM "ProductSales" UNION ALL
      SELECT "productId", paise, "refundedPaise", "unitsOut" FROM "SalesChange" WHERE "productId" IS NOT NULL) s
    GROUP BY 1`,
};

/**
 * The same sums counted from the entries: by day of purchase, and by product for entries of a single order.
 */
const COUNTED = {
  day: Prisma.sql`
    SELECT (coalesce(o."placedAt", p."placedAt") AT TIME ZONE 'Asia/Kolkata')::date::text AS key,
      sum(e.amount) FILTER (WHERE e.kind IN ('order', 'cancellation')) AS sales,
      -sum(e.amount) FILTER (WHERE e.kind = 'refund') AS refunded, 0 AS out
    FROM (${entriesOf(ALL)}) e JOIN "Purchase" p ON p.id = e."purchaseId" AND p.state = 'placed'
    LEFT JOIN "Order" o ON o.id = e."orderId" AND NOT e.whole GROUP BY 1`,
  product: Prisma.sql`
    SELECT l."productId"::text AS key, sum(e.sales) AS sales, sum(e.refunded) AS refunded, sum(o."unitsOut") AS out
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    JOIN (SELECT "orderId", sum(amount) FILTER (WHERE kind IN ('order', 'cancellation')) AS sales,
        -sum(amount) FILTER (WHERE kind = 'refund') AS refunded
      FROM (${entriesOf(ALL)}) one WHERE NOT whole GROUP BY 1) e ON e."orderId" = o.id
    GROUP BY 1`,
};

/** Analytics and export must agree, by day and by product. */
function sameSums(by: "day" | "product"): Prisma.Sql {
  const law = `analytics = export, by ${by}`;
  return Prisma.sql`
    SELECT ${law}::text AS law, key AS id,
      format('analytics: sales %s, refunded %s, out %s; export: %s, %s, %s (paise, units)',
        s.sales, s.refunded, s.out, c.sales, c.refunded, c.out) AS detail
    FROM (${SUMS[by]}) s FULL JOIN (${COUNTED[by]}) c USING (key)
    WHERE (coalesce(s.sales, 0), coalesce(s.refunded, 0), coalesce(s.out, 0))
      <> (coalesce(c.sales, 0), coalesce(c.refunded, 0), coalesce(c.out, 0))`;
}

/** The export must agree with the payments and refunds, by purchase. */
const SAME_MONEY = Prisma.sql`
  SELECT 'export = payments, receipts and refunds' AS law, p.id::text,
    format('export: paid %s, back %s; payments %s, refunds %s (paise)', e.paid, e.refunded, y.captured, r.back)
      AS detail
  FROM "Purchase" p
  JOIN (SELECT "purchaseId", sum(paid) AS paid, sum(refunded) AS refunded
    FROM (${entriesOf(ALL)}) one GROUP BY 1) e ON e."purchaseId" = p.id
  CROSS JOIN LATERAL (SELECT ((SELECT coalesce(sum("amountPaise"), 0) FROM "Payment"
      WHERE "purchaseId" = p.id AND captured) + (SELECT coalesce(sum(k."receivedPaise"), 0)
      FROM "Order" o JOIN "CashReceipt" k ON k."orderId" = o.id WHERE o."purchaseId" = p.id))::float8 AS captured) y
  CROSS JOIN LATERAL (SELECT coalesce(sum("amountPaise"), 0)::float8 AS back FROM "Refund"
    WHERE "purchaseId" = p.id AND state <> 'failed' AND way <> 'not_collected') r
  WHERE (e.paid, e.refunded) <> (y.captured, r.back)`;

/** The rolled-up sales must equal a count over the entries. */
export const SALES_SUM_LAWS: readonly Prisma.Sql[] = [sameSums("day"), sameSums("product")];

export const SALES_LAWS: readonly Prisma.Sql[] = [...SALES_SUM_LAWS, SAME_MONEY];
