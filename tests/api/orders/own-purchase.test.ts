import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import type { OrderStatus } from "@/lib/orders/contract";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { anOrder, aPaidPurchase } from "@/tests/support/shop/order-builder";
import { aRegistration } from "@/tests/support/shop/papers";

type Shown = { order_id: string; order_number: string; order_status: OrderStatus };

let product: Sold;
let buyer: Person;

beforeAll(allowPrograms);
beforeEach(async () => {
  product = await aProduct({ pricePaise: 42_999_00 });
  buyer = await aCustomer();
});

const history = async (body: object = {}): Promise<Shown[]> =>
  (await request("/order/orderhistory", { body, token: buyer.token })).body;
const purchaseOf = (number: string, person = buyer) =>
  request(`/order/purchase/${number}`, { token: person.token });
const orderOf = (status: OrderStatus, minutesAgo = 0) =>
  anOrder({
    ...{ userId: buyer.userId, product, status },
    placedAt: new Date(Date.now() - minutesAgo * 60_000),
  });
const ids = (orders: Shown[]) => orders.map(({ order_id }) => order_id);

describe("an order in its customer's history", () => {
  it("says where its money stands, the GST in it, and how many it was bought with", async () => {
    const second = await aProduct({ pricePaise: 18_999_00 });
    const lines = [
      { product, quantity: 2 },
      { product: second, quantity: 1 },
    ];
    await aPaidPurchase({ userId: buyer.userId, lines });
    const [, first] = (await history()).sort((a, b) =>
      b.order_number.localeCompare(a.order_number),
    );
    expect(first).toMatchObject({
      ...{ purchase_orders: 2, payment_state: "paid", needs_fitting: true },
      // 85,998 × 5 / 105
      ...{ total_amount: 85_998, tax_included: 4_095.14, tax_rate: 5 },
      ...{ delivery_phone: null, driver_note: null },
    });
  });

  it.each<[OrderStatus, string]>([
    [null, "due"],
    ["Delivered", "due"],
    ["canceled", "nothing_due"],
  ])("to be paid in cash, with status %s, is %s", async (status, payment_state) => {
    await orderOf(status);
    expect(await history()).toMatchObject([{ payment_state, purchase_orders: 1 }]);
  });

  it("leads to its product while that is on sale", async () => {
    await orderOf(null);
    const { slug } = await db().product.findUniqueOrThrow({ where: { id: product.id } });
    expect(await history()).toMatchObject([{ product_slug: slug }]);
    const data = { isListed: false, kind: "portable" as const };
    await db().product.update({ where: { id: product.id }, data });
    expect(await history()).toMatchObject([{ product_slug: null, needs_fitting: false }]);
  });
});

describe("the parts of the history", () => {
  it("are what is on the way, delivered and cancelled", async () => {
    const placed = await orderOf(null, 1);
    const pending = await orderOf("pending", 2);
    const shipped = await orderOf("Shipped", 3);
    const delivered = await orderOf("Delivered", 4);
    const canceled = await orderOf("canceled", 5);
    expect(ids(await history({ show: "on_the_way" }))).toEqual([placed.id, pending.id, shipped.id]);
    expect(ids(await history({ show: "delivered" }))).toEqual([delivered.id]);
    expect(ids(await history({ show: "canceled" }))).toEqual([canceled.id]);
    expect(await history()).toHaveLength(5);
    const wrong = await request("/order/orderhistory", {
      ...{ body: { show: "lost" }, token: buyer.token },
    });
    expect(wrong).toMatchObject({ status: 422, body: { fields: { show: expect.any(Array) } } });
  });

  it("page on after an order that has left the part, and leave none out at one moment", async () => {
    const [first, second, third] = [
      await orderOf(null, 1),
      await orderOf(null, 2),
      await orderOf(null, 3),
    ];
    const status = { status: "Delivered" as const };
    await db().order.update({ where: { id: first.id }, data: status });
    const show = "on_the_way";
    expect(ids(await history({ show, after: first.id, limit: 1 }))).toEqual([second.id]);
    expect(ids(await history({ show, after: second.id, limit: 1 }))).toEqual([third.id]);
    const { placedAt } = await db().order.findUniqueOrThrow({ where: { id: third.id } });
    await db().order.updateMany({ where: { userId: buyer.userId }, data: { placedAt } });
    const [newest, ...others] = ids(await history());
    expect(ids(await history({ after: newest }))).toEqual(others);
  });

  it("answer nothing after an order that is not one's own", async () => {
    await orderOf(null);
    const other = await aCustomer();
    const theirs = await anOrder({ userId: other.userId, product });
    expect(await history({ after: theirs.id })).toEqual([]);
    expect(await history({ after: randomUUID() })).toEqual([]);
  });
});

describe("GET /order/purchase/{order_number}", () => {
  it("answers all orders of the purchase by the number of one, for its customer only", async () => {
    const lines = [product, await aProduct()].map((one) => ({ product: one, quantity: 1 }));
    await aPaidPurchase({ userId: buyer.userId, lines });
    const numbers = (await history()).map(({ order_number }) => order_number).sort();
    const { status, body } = await purchaseOf(numbers[1] ?? "");
    expect(status).toBe(200);
    expect(body.orders.map((one: Shown) => one.order_number)).toEqual(numbers);
    const { purchase_id } = body.orders[0];
    const placed = await request(`/payments/status/${purchase_id}`, { token: buyer.token });
    expect(placed.body.orders).toEqual(body.orders);
    expect((await purchaseOf(numbers[0] ?? "", await aCustomer())).status).toBe(404);
    expect((await purchaseOf("AK-2611-999999")).status).toBe(404);
    expect(body.is_invoiced).toBe(false);
    await aRegistration("29AAPFU0939F1ZR", "PU");
    expect((await purchaseOf(numbers[0] ?? "")).body.is_invoiced).toBe(true);
  });
});
