/** @jest-environment node */
import { AMOUNT, forEachTest, KEYS } from "@/tests/support/servers/razorpay-local";

const { local, sdk, control, newOrder } = forEachTest();
const basic = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString("base64")}`;

test("an order has the documented shape", async () => {
  const order = await newOrder();
  expect(order).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    entity: "order",
    amount: AMOUNT,
    amount_paid: 0,
    amount_due: AMOUNT,
    currency: "INR",
    receipt: "co_01HX",
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: [],
    created_at: expect.any(Number),
  });
  expect(await sdk().orders.fetch(order.id)).toEqual(order);
});

test("a form body is accepted like JSON", async () => {
  const response = await fetch(`${local().origin}/v1/orders`, {
    method: "POST",
    headers: { authorization: basic },
    body: new URLSearchParams({ amount: "49900", currency: "INR", "notes[city]": "Pune" }),
  });
  expect(await response.json()).toMatchObject({ amount: AMOUNT, notes: { city: "Pune" } });
});

test("lists are newest first and filter by receipt, time and page", async () => {
  const first = await newOrder({ receipt: "co_1" });
  control().clock.advance(60_000);
  const second = await newOrder({ receipt: "co_2" });
  const ids = async (query: object) => (await sdk().orders.all(query)).items.map((row) => row.id);
  expect(await ids({})).toEqual([second.id, first.id]);
  expect(await ids({ receipt: "co_1" })).toEqual([first.id]);
  expect(await ids({ count: 1, skip: 1 })).toEqual([first.id]);
  expect(await ids({ from: second.created_at })).toEqual([second.id]);
  expect(await ids({ to: first.created_at })).toEqual([first.id]);
  expect(await sdk().orders.all({ receipt: "co_3" })).toEqual({
    entity: "collection",
    count: 0,
    items: [],
  });
});

test("only the notes of an order can be changed", async () => {
  const order = await newOrder();
  expect(await sdk().orders.edit(order.id, { notes: { a: "b" } })).toMatchObject({
    notes: { a: "b" },
  });
  await expect(patch(`/v1/orders/${order.id}`, { amount: 100 })).resolves.toMatchObject({
    error: { reason: "extra_field_sent" },
  });
});

test("a repeated receipt creates another order, returns the first or is refused, by setting", async () => {
  const order = await newOrder();
  expect((await newOrder()).id).not.toBe(order.id);
  expect((await newOrder({ unique_receipt: true })).id).toBe(order.id);
  control().setKnobs({ uniqueOrderReceipt: true });
  await expect(newOrder()).rejects.toMatchObject({
    error: { description: "Order receipt should be unique." },
  });
});

test("listLag: lists omit new objects, unlike fetches by id and lists under an id", async () => {
  control().setKnobs({ listLag: 120 });
  const order = await newOrder();
  const { id } = control().pay(order.id).payment;
  await sdk().payments.refund(id, {});
  for (const list of [sdk().orders.all(), sdk().payments.all(), sdk().refunds.all()]) {
    expect((await list).items).toEqual([]);
  }
  expect((await sdk().orders.all({ receipt: "co_01HX" })).items).toEqual([]);
  expect(await sdk().orders.fetch(order.id)).toMatchObject({ status: "paid" });
  expect((await sdk().orders.fetchPayments(order.id)).items).toHaveLength(1);
  expect((await sdk().payments.fetchMultipleRefund(id, {})).items).toHaveLength(1);
  control().clock.advance(121_000);
  expect((await sdk().orders.all({ receipt: "co_01HX" })).items).toMatchObject([{ id: order.id }]);
});

test("authorized lists orders with or without authorised payments", async () => {
  const [one, two] = [await newOrder(), await newOrder()];
  control().pay(one.id);
  const ids = async (authorized: 0 | 1) =>
    (await sdk().orders.all({ authorized })).items.map((row) => row.id);
  expect(await ids(1)).toEqual([one.id]);
  expect(await ids(0)).toEqual([two.id]);
});

test("a lenient account accepts unknown fields", async () => {
  control().setKnobs({ refuseExtraFields: false });
  expect(await newOrder({ total: 1 })).toMatchObject({ amount: AMOUNT });
});

async function patch(path: string, body: object): Promise<unknown> {
  const headers = { authorization: basic, "content-type": "application/json" };
  const init = { method: "PATCH", headers, body: JSON.stringify(body) };
  return (await fetch(local().origin + path, init)).json();
}
