import type { FileAnswer } from "@/lib/call/file";
import { exportProducts } from "@/lib/catalogue/csv/export";
import { db } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { exportOrders } from "@/lib/orders/export/export";
import { ADMIN_ORDER_COLUMNS } from "@/lib/orders/mapper";
import { duePapers } from "@/lib/orders/papers/paper";
import { rollUpSales } from "@/lib/sales/roll-up";
import { percentile, ratio, timed } from "@/workshop/bench/measure";

/** Measurements beside the table: the sales roll-up and its cost for a buyer, joins, and the large files. */
export async function extras(admin: Admin): Promise<void> {
  await rollUp();
  await triggers();
  await joins();
  await papers();
  await file("all orders as CSV", () => exportOrders(admin, { canceled: "true" }));
  await file("all products as CSV", () => exportProducts(admin, {}));
}

/** What the job of tax documents asks each minute. */
async function papers(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 10; run += 1) times.push(await timed(() => duePapers(20)));
  say("tax documents to be drawn", percentile(times, 0.5));
}

async function rollUp(): Promise<void> {
  const [{ waiting } = { waiting: 0 }] = await db().$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM "SalesChange"`;
  const whole = await timed(rollUpSales);
  if (waiting > 0) say(`roll-up of ${waiting.toLocaleString("en-IN")} changes`, whole);
  // As autovacuum does within a minute.
  await db().$executeRaw`VACUUM (ANALYZE) "SalesChange", "ProductSales", "DaySales"`;
  const times: number[] = [];
  for (let run = 0; run < 10; run += 1) {
    // Forth and back, so that the shop is unchanged: two changes per order each way.
    await db().$executeRaw`
      UPDATE "Order" SET status = (CASE status WHEN 'Delivered' THEN 'Shipped' ELSE 'Delivered' END)::"OrderStatus"
      WHERE id IN (SELECT id FROM "Order" WHERE status <> 'canceled' ORDER BY "placedAt", id LIMIT 500)`;
    times.push(await timed(rollUpSales));
  }
  say("roll-up of 1,000 changes", percentile(times, 0.5));
  say("roll-up of none", await timed(rollUpSales));
}

/** Inserting an order with and without the sales triggers, in the database alone. */
async function triggers(): Promise<void> {
  const insert = (isOn: boolean) => async () => {
    const undone = new Error("undone");
    const work = db().$transaction(async (tx) => {
      if (!isOn) await tx.$executeRaw`ALTER TABLE "Order" DISABLE TRIGGER order_sales_placed`;
      await tx.$executeRawUnsafe(PLACE_EACH);
      throw undone;
    });
    await work.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  };
  const slower = await ratio(10, insert(false), insert(true));
  const alone = percentile([await timed(insert(true)), await timed(insert(true))], 0.5) / PLACED;
  console.log(
    `${"an order's row with its triggers".padEnd(44)} ${alone.toFixed(3)} ms, ${slower.toFixed(2)} times as long as without`,
  );
}

const PLACED = 1000;

/** One INSERT per order, for lines that were never paid; the caller rolls back. */
const PLACE_EACH = `
  DO $$
  DECLARE bought record;
  BEGIN
    FOR bought IN SELECT l.id, l."purchaseId", p."userId" FROM "PurchaseLine" l JOIN "Purchase" p ON p.id = l."purchaseId"
      WHERE p.state = 'expired' LIMIT ${PLACED}
    LOOP
      INSERT INTO "Order" (id, number, "purchaseId", "lineId", "userId", "totalPaise", "unitsOut")
      VALUES (gen_random_uuid(), 'BENCH-' || bought.id, bought."purchaseId", bought.id, bought."userId", 100, 1);
    END LOOP;
  END $$`;

/** The same page of orders by one statement with joins, and by one statement per table. */
async function joins(): Promise<void> {
  const page = await db().order.findMany({
    orderBy: { placedAt: "desc" },
    take: 20,
    select: { id: true },
  });
  const where = { id: { in: page.map(({ id }) => id) } };
  const read = (relationLoadStrategy: "join" | "query") => () =>
    db().order.findMany({ where, select: ADMIN_ORDER_COLUMNS, relationLoadStrategy });
  const slower = await ratio(40, read("join"), read("query"));
  console.log(
    `${"a page of orders by a statement a table".padEnd(44)} ${slower.toFixed(2)} times as long as by one with joins`,
  );
}

async function file(name: string, call: () => Promise<FileAnswer>): Promise<void> {
  const before = process.memoryUsage.rss();
  let [bytes, peak] = [0, before];
  const ms = await timed(async () => {
    const { body } = await call();
    for await (const piece of body) {
      bytes += piece.byteLength;
      peak = Math.max(peak, process.memoryUsage.rss());
    }
  });
  const megabytes = (count: number) => `${(count / 2 ** 20).toFixed(0)} MB`;
  console.log(
    `${name.padEnd(44)} ${(ms / 1000).toFixed(1)} s, ${megabytes(bytes)}, memory ${megabytes(before)} before, at most ${megabytes(peak)}`,
  );
}

function say(name: string, ms: number): void {
  console.log(`${name.padEnd(44)} ${ms.toFixed(ms < 10 ? 1 : 0)} ms`);
}
