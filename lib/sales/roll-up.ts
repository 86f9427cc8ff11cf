import "server-only";
import { db, primary } from "@/lib/db";
import { readingClient } from "@/lib/reading";

/**
 * Rolls up sales: adds the changes of orders and refunds since the last run to the sums, each change once.
 * Call it before reading the sums, so that they equal a count over the orders; a job runs it too, so that
 * little is left to do. Safe to run concurrently: the second run waits for the rows that the first deletes,
 * and then finds them gone.
 */
export async function rollUpSales(): Promise<void> {
  if (readingClient() && !(await hasChanges())) return;
  await primary().$executeRaw`
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

/** A replica without changes to add shows sums that equal a count over its orders. */
async function hasChanges(): Promise<boolean> {
  const rows = await db().$queryRaw<object[]>`SELECT 1 FROM "SalesChange" LIMIT 1`;
  return rows.length > 0;
}
