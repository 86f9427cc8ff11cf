import { db } from "@/lib/db";
import { readBooks } from "@/lib/payments/books/books";
import { rollUpSales } from "@/lib/sales/roll-up";
import { fill, type Sizes } from "@/workshop/bench/data/fill";
import { allLines, notMeasured } from "@/workshop/bench/data/lines/all";
import { readSamples } from "@/workshop/bench/data/samples";

/** The SQL of `npm run bench -- data` for a tiny shop. */
const SMALL: Sizes = {
  products: 60,
  users: 150,
  admins: 3,
  orders: 1000,
  audits: 50,
  messages: 30,
  demos: 10,
  reports: 20,
};

beforeAll(async () => {
  await fill(process.env.DATABASE_URL ?? "", SMALL);
  await rollUpSales();
});

it("creates the requested number of rows and leaves no helpers behind", async () => {
  expect(await db().order.count()).toBe(SMALL.orders);
  expect(await db().product.count()).toBe(SMALL.products);
  expect(await db().user.groupBy({ by: ["role"], _count: true, orderBy: { role: "asc" } })).toEqual(
    [
      { role: "customer", _count: SMALL.users - SMALL.admins },
      { role: "admin", _count: SMALL.admins },
    ],
  );
  expect(await db().auditEntry.count()).toBe(SMALL.audits);
  expect(await db().contactMessage.count()).toBe(SMALL.messages);
  expect(await db().demoRequest.count()).toBe(SMALL.demos);
  expect(await db().chargerReport.count()).toBe(SMALL.reports);
  const left = await db().$queryRaw`SELECT to_regnamespace('bench')::text AS name`;
  expect(left).toEqual([{ name: null }]);
});

it("creates a shop with balanced books: payments, refunds and stock", async () => {
  const { lines, imbalances } = await readBooks(db());
  expect(imbalances).toEqual([]);
  expect(lines.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["cash, placed", "online, expired", "online, placed"]),
  );
});

it("creates orders whose rolled-up sums equal a plain query", async () => {
  const plain = db().$queryRaw`
    SELECT coalesce(status::text, 'placed') AS status, count(*)::int AS orders
    FROM "Order" GROUP BY 1 ORDER BY 1`;
  expect(await db().statusCount.findMany({ orderBy: { status: "asc" } })).toEqual(await plain);
  const sold = db().$queryRaw`
    SELECT l."productId", count(*)::int AS orders, sum(l.quantity)::int AS units, sum(o."totalPaise")::bigint AS paise
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    WHERE o.status IS DISTINCT FROM 'canceled' GROUP BY 1 ORDER BY 1`;
  const folded = db().productSales.findMany({
    where: { orders: { gt: 0 } },
    orderBy: { productId: "asc" },
    select: { productId: true, orders: true, units: true, paise: true },
  });
  expect(await folded).toEqual(await sold);
});

it("covers every line of the bench, and the bench every read of the back-office", async () => {
  const lines = allLines(await readSamples());
  for (const line of lines) {
    for (let turn = 0; turn < 3; turn += 1) await line.run(turn);
  }
  expect(notMeasured(lines)).toEqual([]);
});
