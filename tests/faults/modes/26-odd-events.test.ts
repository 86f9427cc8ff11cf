import { sign } from "@/lib/payments/provider/signature";
import { KEYS } from "@/tests/support/servers/razorpay-local";
import { aBuyer, anAdmin, aProduct } from "@/tests/support/shop/builders";
import { forEachMode, rowCounts, unworked } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, history } = forEachMode();

let posted = 0;
/** Posts a body with the given headers, by default with a valid signature. */
async function post(body: string, more: Record<string, string> = {}) {
  posted += 1;
  const id = `odd-${posted}`;
  const headers = {
    "x-razorpay-event-id": id,
    "x-razorpay-signature": sign(body, KEYS.webhookSecret),
    ...more,
  };
  const url = `${shop().origin}/api/payments/webhook`;
  const answer = await fetch(url, { method: "POST", headers, body });
  await shop().quiet();
  return { id, status: answer.status, unworked: await unworked([id]) };
}

const entity = (fields: object) => ({ entity: fields });
const ODD: [string, object][] = [
  ["no payload", { event: "order.paid" }],
  ["an empty payload", { event: "order.paid", payload: {} }],
  ["a payload that is a list", { event: "payment.captured", payload: [] }],
  ["an empty entity", { event: "payment.captured", payload: { payment: entity({}) } }],
  [
    "no order id",
    {
      event: "payment.captured",
      payload: { payment: entity({ id: "pay_AbCdEfGhIjKlMn", notes: [], order_id: null }) },
    },
  ],
  [
    "a refund without its payment",
    {
      event: "refund.processed",
      payload: { refund: entity({ id: "rfnd_AbCdEfGhIjKlMn", notes: [] }) },
    },
  ],
  [
    "a refund without an id",
    { event: "refund.processed", payload: { refund: entity({ notes: [] }) } },
  ],
  ["an empty dispute", { event: "payment.dispute.created", payload: { dispute: entity({}) } }],
  [
    "a new kind of event",
    { event: "settlement.processed", payload: { settlement: entity({ notes: [] }) } },
  ],
  [
    "numbers for ids",
    { event: "order.paid", payload: { order: entity({ id: 7 }), payment: entity({ id: 7 }) } },
  ],
];

it.each(ODD)("26: accepts an event with %s without effect", async (_what, event) => {
  await anAdmin();
  const before = await rowCounts();
  expect(await post(JSON.stringify(event))).toMatchObject({ status: 200, unworked: [] });
  expect(await rowCounts()).toEqual(before);
});

it.each([
  ["fields of tomorrow and notes as a list", { notes: [], tomorrow: { is: ["odd"] } }],
  ["notes with things in them", { notes: { order_id: "order_AbCdEfGhIjKlMn", amount: "1" } }],
  ["only ids", {}],
])("26: places the order for our event with %s", async (_what, more) => {
  const product = await aProduct();
  const buyer = await aBuyer(product);
  control().faults.add({ kind: "lose" });
  const order = await open(buyer, [line(product)]);
  const { payment } = control().pay(order.order_id);
  const entityOfPayment = entity({ id: payment.id, order_id: order.order_id, ...more });
  await post(JSON.stringify({ event: "payment.captured", payload: { payment: entityOfPayment } }));
  expect(await history(buyer)).toHaveLength(1);
});

it.each(["", "null", "[]", "7", '"order.paid"', "{", "{}", '{"event":7}'])(
  "26: refuses %p with a valid signature",
  async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, unworked: [] });
  },
);

it.each([
  ["an empty signature", { "x-razorpay-signature": "" }],
  [
    "a signature of an empty secret",
    { "x-razorpay-signature": "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad" },
  ],
  ["a signature of another length", { "x-razorpay-signature": "00" }],
  ["two signatures", { "x-razorpay-signature": `${"0".repeat(64)}, ${"0".repeat(64)}` }],
])("26: refuses %s", async (_what, headers) => {
  expect(await post("", headers)).toMatchObject({ status: 401, unworked: [] });
});

it("26: does not store an event without an id or with a very long one", async () => {
  const body = JSON.stringify({ event: "order.paid" });
  expect((await post(body, { "x-razorpay-event-id": "" })).status).toBe(400);
  expect((await post(body, { "x-razorpay-event-id": "x".repeat(101) })).status).toBe(400);
});
