import { randomUUID } from "node:crypto";
import { dayCode, dayColumn } from "@/lib/dates";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import type { OrderStatus } from "@/lib/orders/contract";
import { request, respond } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { anOrder, aPaidPurchase } from "@/tests/support/shop/order-builder";

let admin: Person;
let customer: Person;
let product: Sold;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(async () => {
  [customer, product] = await Promise.all([aCustomer(), aProduct()]);
});

const list = async (filters: Record<string, string>) =>
  (await request(`/admin/orders?${new URLSearchParams(filters)}`, { token: admin.token })).body;
type Listed = { order_id: string };
const found = async (filters: Record<string, string>) =>
  (await list({ user_id: customer.userId, ...filters })).orders.map(
    ({ order_id }: Listed) => order_id,
  );
const needs = async () => (await list({ limit: "1" })).needs;
const attention = async () => (await request("/analytics/attention", { token: admin.token })).body;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Places orders in these statuses, the last newest; returns the ids newest first. */
async function ordersOf(...statuses: OrderStatus[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, status] of statuses.entries()) {
    const placedAt = new Date(Date.now() - (statuses.length - index) * DAY_MS);
    const { id } = await anOrder({ userId: customer.userId, product, status, placedAt });
    ids.unshift(id);
  }
  return ids;
}
async function aRefund(
  orderId: string,
  data: { state: "pending" | "sent" | "processed" | "failed"; tries?: number; lastError?: string },
  isWhole = false,
): Promise<void> {
  const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id: orderId } });
  const paid = { purchaseId, amountPaise: 100_00 };
  const attempt = await db().paymentAttempt.create({
    data: { ...paid, receipt: randomUUID(), keyId: "rzp_test_1" },
  });
  const payment = await db().payment.create({
    data: {
      ...{ ...paid, id: `pay_${randomUUID()}`, attemptId: attempt.id },
      ...{ currency: "INR", status: "captured", captured: true },
    },
  });
  const reason = isWhole ? "duplicate" : "part";
  const of = { ...paid, paymentId: payment.id, orderId: isWhole ? null : orderId };
  await db().refund.create({ data: { ...of, reason, ...data } });
}

describe("needs=late", () => {
  it("lists orders whose last promised day is over, until they are delivered", async () => {
    const before = await needs();
    const all = await ordersOf(null, "Processing", "Shipped", "Delivered", "canceled");
    const today = dayCode(new Date());
    const promise = (to: string) => ({
      ...{ dispatchBy: dayColumn("2000-01-01"), promisedFrom: dayColumn("2000-01-02") },
      promisedTo: dayColumn(to),
    });
    const where = { id: { in: all } };
    await db().order.updateMany({ where, data: promise(today) });
    expect(await found({ needs: "late" })).toEqual([]);
    await db().order.updateMany({ where, data: promise("2000-01-03") });
    const late = all.slice(2);
    expect(await found({ needs: "late" })).toEqual(late);
    expect(await found({ needs: "late", status: "Shipped" })).toEqual([late[0]]);
    const now = await needs();
    expect(now.late).toBe(before.late + 3);
    const heap = (await attention()).late_orders;
    expect(heap).toMatchObject({ count: now.late, href: "/admin/orders?needs=late" });
    expect(heap.oldest[0]).toMatchObject({ promised_to: "2000-01-03" });
  });
});

describe("needs=to_ship", () => {
  it("lists active orders that have not shipped, newest first, in pages", async () => {
    const before = await needs();
    const all = await ordersOf(
      ...([null, "pending", "Accepted", "Processing"] as const),
      ...(["Shipped", "Delivered", "canceled"] as const),
    );
    const toShip = all.slice(3);
    expect(await found({ needs: "to_ship" })).toEqual(toShip);
    expect(await found({ needs: "to_ship", canceled: "true" })).toEqual(toShip);
    expect(await found({ needs: "to_ship", status: "Accepted" })).toEqual([toShip[1]]);
    expect(await found({ needs: "to_ship", status: "Shipped" })).toEqual([]);
    const now = await needs();
    expect(now.to_ship).toBe(before.to_ship + 4);
    const heap = (await attention()).orders_to_ship;
    expect(heap).toMatchObject({ count: now.to_ship, href: "/admin/orders?needs=to_ship" });

    const filters = { user_id: customer.userId, needs: "to_ship", limit: "2" };
    const first = await list(filters);
    const second = await list({ ...filters, after: first.next });
    const ids = [...first.orders, ...second.orders].map(({ order_id }: Listed) => order_id);
    expect(ids).toEqual(toShip);
    expect(second.next).toBeNull();
    const back = await list({ ...filters, before: second.previous });
    expect(back.orders).toEqual(first.orders);
  });

  it("can be searched", async () => {
    const [shipped, open] = await ordersOf(null, "Shipped");
    expect(await found({ needs: "to_ship", query: product.name })).toEqual([open]);
    expect(await found({ query: product.name })).toEqual([shipped, open]);
  });
});

describe("needs=refunds", () => {
  const lastError = "Your account does not have enough balance.";

  it("lists orders with a refund refused or tried five times, cancelled ones included", async () => {
    const before = await needs();
    const ids = await ordersOf("canceled", "Delivered", "canceled", "Shipped", null, "canceled");
    const [waits = "", refused = "", often = "", done = "", gone = "", sent = ""] = ids;
    await aRefund(waits, { state: "pending", tries: 4 });
    await aRefund(refused, { state: "pending", lastError });
    await aRefund(often, { state: "pending", tries: 5 });
    await aRefund(often, { state: "pending", tries: 9 });
    await aRefund(done, { state: "processed", lastError });
    await aRefund(gone, { state: "failed", lastError });
    await aRefund(sent, { state: "sent", lastError });
    expect(await found({ needs: "refunds" })).toEqual([refused, often, sent]);
    expect(await found({ needs: "refunds", status: "Shipped" })).toEqual([often]);
    expect(await found({ needs: "refunds", after: refused, limit: "1" })).toEqual([often]);
    expect((await needs()).refunds).toBe(before.refunds + 3);
    expect((await attention()).refunds.href).toBe("/admin/orders?needs=refunds");
  });

  it("shows a refund of the whole purchase at its first order", async () => {
    const lines = [
      { product, quantity: 1 },
      { product: await aProduct(), quantity: 1 },
    ];
    const [first = "", second = ""] = await aPaidPurchase({ userId: customer.userId, lines });
    await aRefund(second, { state: "pending", lastError }, true);
    expect(await found({ needs: "refunds" })).toEqual([first]);
  });
});

describe("cash=open", () => {
  it("lists shipped orders with cash to collect", async () => {
    const before = await needs();
    const ids = await ordersOf("Shipped", "Delivered", "Delivered", "Delivered", null, "canceled");
    const [, , received, free, delivered, shipped] = ids;
    await db().order.update({ where: { id: received }, data: { cash: "received" } });
    const cashLessPaise = product.pricePaise;
    await db().order.update({ where: { id: free }, data: { cashLessPaise } });
    expect(await found({ cash: "open" })).toEqual([delivered, shipped]);
    expect((await needs()).cash).toBe(before.cash + 2);
    await db().order.update({ where: { id: received }, data: { cash: "open" } });
  });

  it("subtracts reductions from the dashboard's sum", async () => {
    const before = (await attention()).cash;
    const [id, whole] = await ordersOf("Delivered", "Delivered");
    await db().order.update({ where: { id }, data: { cashLessPaise: 999_00 } });
    const less = product.pricePaise / 100 - 999;
    const partly = (await attention()).cash;
    expect(partly.count).toBe(before.count + 2);
    expect(partly.amount).toBeCloseTo(before.amount + less + product.pricePaise / 100, 2);
    const data = { cashLessPaise: product.pricePaise };
    await db().order.update({ where: { id: whole }, data });
    const now = (await attention()).cash;
    expect(now.count).toBe(before.count + 1);
    expect(now.amount).toBeCloseTo(before.amount + less, 2);
  });
});

describe("product_id", () => {
  it("lists every buyer of a product, whatever its current name", async () => {
    const other = await aCustomer();
    const mine = await ordersOf(null, "Delivered", "canceled");
    const placedAt = new Date(Date.now() - 9 * DAY_MS);
    const { id } = await anOrder({ userId: other.userId, product, placedAt });
    await anOrder({ userId: other.userId, product: await aProduct() });
    await db().product.update({
      where: { id: product.id },
      data: { name: "Renamed", isListed: false },
    });
    const { orders, product: of, counts, needs: none } = await list({ product_id: product.id });
    expect(orders.map(({ order_id }: Listed) => order_id)).toEqual([...mine.slice(1), id]);
    expect(of).toEqual({ product_id: product.id, product_name: "Renamed" });
    expect([counts, none]).toEqual([null, null]);
    expect(await found({ product_id: product.id, canceled: "true" })).toEqual(mine);
    expect(await found({ product_id: product.id, status: "Delivered" })).toEqual([mine[1]]);
    expect(await found({ product_id: product.id, needs: "to_ship" })).toEqual([mine[2]]);
    expect(await found({ product_id: product.id, query: "nobody at all" })).toEqual([]);
  });

  it("finds nothing for an unknown product and refuses an invalid id", async () => {
    const never = await list({ product_id: randomUUID() });
    expect(never).toMatchObject({ orders: [], product: null });
    const url = "/admin/orders?product_id=AC03W";
    expect((await request(url, { token: admin.token })).body.fields).toEqual({
      product_id: ["That is no product."],
    });
  });
});

it("the filters apply to the specification's call and the file as well", async () => {
  const [shipped, open] = await ordersOf(null, "Shipped");
  const address = { city: "Pune", state: "Maharashtra", pin: "411001" };
  await db().purchase.updateMany({ where: { userId: customer.userId }, data: { address } });
  const of = { product_id: product.id };
  const numberOf = async (id: string | undefined) =>
    (await db().order.findUniqueOrThrow({ where: { id } })).number;
  const [toShip, left] = [await numberOf(open), await numberOf(shipped)];
  const specified = await request(
    `/order/allorderdata?${new URLSearchParams({ ...of, needs: "to_ship" })}`,
    { token: admin.token },
  );
  expect(specified.body.map(({ order_number }: { order_number: string }) => order_number)).toEqual([
    toShip,
  ]);
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${admin.token}` };
  const file = async (filters: Record<string, string>) => {
    const query = new URLSearchParams({ ...of, ...filters });
    const url = `http://localhost/api/admin/orders/export?${query}`;
    const answer = await respond(new Request(url, { headers }));
    const text = await answer.text();
    return [toShip, left].filter((number) => text.includes(number));
  };
  expect(await file({})).toEqual([toShip, left]);
  expect(await file({ needs: "to_ship" })).toEqual([toShip]);
  expect(await file({ cash: "open" })).toEqual([left]);
});

it.each([
  ["needs", "lost"],
  ["cash", "received"],
])("refuses the filter %s=%s", async (name, value) => {
  const { status, body } = await request(`/admin/orders?${name}=${value}`, { token: admin.token });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ [name]: ["There is no such filter."] });
});
