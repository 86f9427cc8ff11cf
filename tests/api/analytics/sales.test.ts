import fc from "fast-check";
import { db, type Tx } from "@/lib/db";
import { SALES_SUM_LAWS } from "@/lib/payments/books/books-sales";
import { sumRefunds } from "@/lib/payments/refunds/queue";
import { rollUpSales } from "@/lib/sales/roll-up";
import { aCustomer, aProduct, type Sold } from "@/tests/support/shop/builders";
import { anOrder, aPaidPurchase, withCash } from "@/tests/support/shop/order-builder";

const STATUSES = [
  ...([null, "pending", "Accepted", "Processing"] as const),
  ...(["Shipped", "Delivered", "canceled"] as const),
];

/** Refunds of a cash order, an online order or several orders, some of which fail. */
const WHATS = [
  ...(["place", "place", "pay", "move", "move", "fail", "fold"] as const),
  ...(["refund", "refund", "byHand", "unmake", "arrive"] as const),
];

let userId: string;
let products: Sold[];

beforeAll(async () => {
  ({ userId } = await aCustomer());
  products = await Promise.all([1, 2, 3, 4].map(() => aProduct()));
});

const step = fc.record({
  what: fc.constantFrom(...WHATS),
  /** Which product is ordered, or which earlier order changes. */
  n: fc.nat({ max: 50 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  status: fc.constantFrom(...STATUSES),
  day: fc.nat({ max: 60 }),
  hour: fc.nat({ max: 23 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describe("the sums of sales equal a count over the orders", () => {
  it("after any history of orders", async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30 }),
      async (steps) => {
        const orders: string[] = [];
        for (const one of steps) await take(one, orders);
        await expectExact();
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("after concurrent histories and roll-ups", async () => {
    const life = fc.array(step, { minLength: 3, maxLength: 10 });
    const property = fc.asyncProperty(life, life, life, async (...lives) => {
      const folds = [1, 2, 3].map(async () => {
        for (let n = 0; n < 5; n++) await rollUpSales();
      });
      const all = lives.map(async (steps) => {
        const orders: string[] = [];
        for (const one of steps) await take(one, orders);
      });
      await Promise.all([...folds, ...all]);
      await expectExact();
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it("while an order is uncommitted: counted only after its commit, once", async () => {
    await db().$transaction(async (tx) => {
      await anOrder({ userId, product: products[0] as Sold }, tx);
      await expectExact();
    });
    await expectExact();
  });

  it("by the day in India, which begins at 18:30 UTC", async () => {
    const product = await aProduct();
    await anOrder({ userId, product, placedAt: new Date("2023-03-31T18:29:59Z") });
    await anOrder({ userId, product, placedAt: new Date("2023-03-31T18:30:00Z") });
    await rollUpSales();
    const days = await db().daySales.findMany({
      where: { day: { gte: new Date("2023-03-31"), lte: new Date("2023-04-01") } },
      orderBy: { day: "asc" },
      select: { day: true, orders: true },
    });
    expect(days.map(({ day, orders }) => [day.toISOString().slice(0, 10), orders])).toEqual([
      ["2023-03-31", 1],
      ["2023-04-01", 1],
    ]);
  });

  it("with a row of zeros for an unsold product", async () => {
    const { id: productId } = await aProduct();
    expect(await db().productSales.findUnique({ where: { productId } })).toEqual({
      ...{ productId, orders: 0, units: 0, paise: 0n, refundedPaise: 0n, unitsOut: 0 },
    });
  });
});

/** Runs one step of a history; `orders` are those placed so far. */
async function take(one: Step, orders: string[]): Promise<void> {
  const order = orders[one.n % orders.length];
  if (one.what === "fold") return rollUpSales();
  if (one.what === "place") orders.push(await place(db(), one));
  else if (one.what === "pay") orders.push(...(await pay(db(), one)));
  else if (one.what === "move" && order) await move(db(), order, one);
  else if (one.what === "refund" && order) await refund(db(), order, one);
  else if (one.what === "byHand" && order) await refund(db(), order, one, true);
  else if (one.what === "unmake" && order) await unmake(db(), order);
  else if (one.what === "arrive" && order) await arrive(db(), order);
  else if (one.what === "fail") {
    const failing = db().$transaction(async (tx) => {
      const placed = await place(tx, one);
      await move(tx, order ?? placed, one);
      throw new Error("This transaction fails.");
    });
    await expect(failing).rejects.toThrow("This transaction fails.");
  }
}

async function place(tx: Tx, { n, quantity, day, hour }: Step): Promise<string> {
  const product = products[n % products.length] as Sold;
  const placedAt = new Date(Date.UTC(2024, 0, 1 + day, hour));
  return (await anOrder({ userId, product, quantity, placedAt }, tx)).id;
}

/** Places two orders of one purchase paid online and returns their ids. */
async function pay(tx: Tx, { n, quantity, day }: Step): Promise<string[]> {
  const placedAt = new Date(Date.UTC(2024, 0, 1 + day));
  return aPaidPurchase(
    {
      userId,
      placedAt,
      lines: [
        { product: products[n % products.length] as Sold, quantity },
        { product: products[(n + 1) % products.length] as Sold, quantity: 1 },
      ],
    },
    tx,
  );
}

/**
 * Sets the status of an order that is not canceled. Cancels as the shop does, with a refund of what was paid
 * online and not refunded yet, limited by the payment.
 */
async function move(tx: Tx, id: string, { status }: Step): Promise<void> {
  const where = { id, OR: [{ status: null }, { status: { not: "canceled" as const } }] };
  const { count } = await tx.order.updateMany({ where, data: withCash(status) });
  if (count === 0 || status !== "canceled") return;
  const { payer, left } = await leftOf(tx, id);
  if (payer && left > 0) await aRefund(tx, id, payer, left, "order_canceled");
}

/** Refunds a part of what is left of the order or, by hand, of its purchase. */
async function refund(tx: Tx, id: string, { quantity }: Step, byHand = false): Promise<void> {
  const { payer, left, status } = await leftOf(tx, id);
  const amount = Math.min(quantity * 1_000_00, left);
  if (amount <= 0 || (byHand && !payer)) return;
  if (byHand) return aRefund(tx, null, payer, amount, "by_hand", id);
  if (status !== "canceled") await aRefund(tx, id, payer, amount, "part");
}

/** Lets one refund of an active order fail and another turn out smaller. */
async function unmake(tx: Tx, orderId: string): Promise<void> {
  if ((await leftOf(tx, orderId)).status === "canceled") return;
  const rows = await tx.refund.findMany({ where: { orderId, way: "payment", reason: "part" } });
  const [first, second] = rows;
  if (first) await tx.refund.update({ where: { id: first.id }, data: { state: "failed" } });
  if (second) await tx.refund.update({ where: { id: second.id }, data: { amountPaise: 1 } });
}

async function arrive(tx: Tx, id: string): Promise<void> {
  const data = { unitsOut: { decrement: 1 } };
  await tx.order.updateMany({ where: { id, unitsOut: { gte: 1 } }, data });
}

/** The refundable amount of an order, and its payment. */
async function leftOf(tx: Tx, id: string) {
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { totalPaise: true, status: true, purchase: { select: { id: true, paidBy: true } } },
  });
  const { paidBy: payer } = order.purchase;
  const owed = { state: { not: "failed" as const } };
  const back = await sumRefunds(tx, { orderId: id, ...owed });
  const refundable = Number(order.totalPaise) - back;
  if (!payer) return { payer, left: refundable, status: order.status };
  const { amountPaise } = await tx.payment.findUniqueOrThrow({ where: { id: payer } });
  const rest = Number(amountPaise) - (await sumRefunds(tx, { paymentId: payer, ...owed }));
  return { payer, left: Math.min(refundable, rest), status: order.status };
}

async function aRefund(
  tx: Tx,
  orderId: string | null,
  paymentId: string | null,
  amountPaise: number,
  reason: string,
  ofPurchaseOf = orderId ?? "",
): Promise<void> {
  const { purchaseId } = await tx.order.findUniqueOrThrow({ where: { id: ofPurchaseOf } });
  const way = paymentId ? ("payment" as const) : ("transfer" as const);
  const state = paymentId ? ("sent" as const) : ("processed" as const);
  // The provider does not know it, so it must not be asked.
  const nextTryAt = new Date("2099-01-01");
  const data = { orderId, paymentId, purchaseId, amountPaise, reason, way, state, nextTryAt };
  await tx.refund.create({ data, select: { id: true } });
}

async function expectExact() {
  await rollUpSales();
  expect(await folded()).toEqual(await counted());
  // Refunds and units as the books count them, by the export's entries.
  for (const law of SALES_SUM_LAWS) expect(await db().$queryRaw(law)).toEqual([]);
}

/** The rolled-up sums, without zeros. */
async function folded() {
  const product = await db().$queryRaw`
    SELECT "productId" AS key, orders, units, paise FROM "ProductSales"
    WHERE (orders, units, paise) <> (0, 0, 0) ORDER BY 1`;
  const day = await db().$queryRaw`
    SELECT day::text AS key, orders, units, paise FROM "DaySales"
    WHERE (orders, units, paise) <> (0, 0, 0) ORDER BY 1`;
  const status = await db().$queryRaw`
    SELECT status AS key, orders FROM "StatusCount" WHERE orders <> 0 ORDER BY 1`;
  return { product, day, status };
}

/** The same sums counted over the orders. */
async function counted() {
  const product = await db().$queryRaw`
    SELECT l."productId" AS key, count(*)::int AS orders,
      sum(l.quantity)::int AS units, sum(o."totalPaise")::bigint AS paise
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    WHERE o.status IS DISTINCT FROM 'canceled' GROUP BY 1 ORDER BY 1`;
  const day = await db().$queryRaw`
    SELECT (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date::text AS key, count(*)::int AS orders,
      sum(l.quantity)::int AS units, sum(o."totalPaise")::bigint AS paise
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId"
    WHERE o.status IS DISTINCT FROM 'canceled' GROUP BY 1 ORDER BY 1`;
  const status = await db().$queryRaw`
    SELECT coalesce(status::text, 'placed') AS key, count(*)::int AS orders
    FROM "Order" GROUP BY 1 ORDER BY 1`;
  return { product, day, status };
}
