import "server-only";
import { db } from "@/lib/db";

/**
 * Adds what orders and their refunds have changed since the last time to the sums of sales, each change once. Whoever reads
 * the sums folds first, so they are what a plain count over the orders answers at that moment; a job folds
 * as well, so that there is never much to do. Two at once are safe: the second waits for the rows that the
 * first deletes, and finds them gone.
 */
export async function rollUpSales(): Promise<void> {
  await db().$executeRaw`
    WITH change AS (DELETE FROM "SalesChange" RETURNING *),
    product AS (
      INSERT INTO "ProductSales" AS p ("productId", orders, units, paise, "refundedPaise", "unitsOut")
      SELECT "productId", sum(orders), sum(units), sum(paise), sum("refundedPaise"), sum("unitsOut")
      FROM change WHERE "productId" IS NOT NULL GROUP BY 1 ORDER BY 1
      ON CONFLICT ("productId") DO UPDATE SET orders = p.orders + excluded.orders,
        units = p.units + excluded.units, paise = p.paise + excluded.paise,
        "refundedPaise" = p."refundedPaise" + excluded."refundedPaise",
        "unitsOut" = p."unitsOut" + excluded."unitsOut"),
    day AS (
      INSERT INTO "DaySales" AS d (day, orders, units, paise, "refundedPaise")
      SELECT day, sum(orders), sum(units), sum(paise), sum("refundedPaise") FROM change GROUP BY 1 ORDER BY 1
      ON CONFLICT (day) DO UPDATE SET orders = d.orders + excluded.orders,
        units = d.units + excluded.units, paise = d.paise + excluded.paise,
        "refundedPaise" = d."refundedPaise" + excluded."refundedPaise")
    INSERT INTO "StatusCount" AS s (status, orders)
    SELECT coalesce(status::text, 'placed'), sum(count) FROM change GROUP BY 1 ORDER BY 1
    ON CONFLICT (status) DO UPDATE SET orders = s.orders + excluded.orders`;
}
