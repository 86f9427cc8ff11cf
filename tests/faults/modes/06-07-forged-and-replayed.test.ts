import { db } from "@/lib/db";
import { sign } from "@/lib/payments/provider/signature";
import { KEYS } from "@/tests/support/servers/razorpay-local";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, type Opened, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, payInBrowser, verify, status } = forEachMode();
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 9 });
  buyer = await aBuyer(product);
  // Only the browser may place orders in this file.
  control().faults.add({ kind: "lose" });
});

const refused = {
  status: 400,
  body: { code: "payment_not_verified", message: "Payment verification failed." },
};
const ordersOf = ({ purchase_id }: Opened) =>
  db().order.count({ where: { purchaseId: purchase_id } });
const questions = () =>
  control()
    .calls()
    .filter(({ method }) => method === "GET");

it("6: a forged signature settles nothing", async () => {
  control().setKnobs({ forgeHandler: "wrongSignature" });
  const order = await open(buyer, [line(product)]);
  expect(await payInBrowser(buyer, order)).toMatchObject([refused]);
  expect(questions()).toEqual([]);
  expect(await ordersOf(order)).toBe(0);
});

it.each<[string, (order: Opened, paymentId: string) => string]>([
  [
    "payment and order the wrong way round",
    (order, id) => sign(`${id}|${order.order_id}`, KEYS.keySecret),
  ],
  ["our own purchase id", (order, id) => sign(`${order.purchase_id}|${id}`, KEYS.keySecret)],
  ["no order", (_order, id) => sign(`|${id}`, KEYS.keySecret)],
  ["the webhook's secret", (order, id) => sign(`${order.order_id}|${id}`, KEYS.webhookSecret)],
  [
    "the right one in capitals",
    (order, id) => sign(`${order.order_id}|${id}`, KEYS.keySecret).toUpperCase(),
  ],
  ["nothing", () => ""],
])("6: a signature over %s is refused", async (_what, signatureOf) => {
  const order = await open(buyer, [line(product)]);
  const { payment, response } = control().pay(order.order_id);
  const forged = { ...response, razorpay_signature: signatureOf(order, payment.id) };
  expect(await verify(buyer, forged)).toMatchObject(refused);
  expect(questions()).toEqual([]);
});

it("6: returns 404 for another customer's order", async () => {
  const order = await open(buyer, [line(product)]);
  const { response } = control().pay(order.order_id);
  const stranger = await aBuyer(product);
  expect(await verify(stranger, response)).toMatchObject(refused);
  const { razorpay_payment_id } = response;
  expect(await verify(stranger, { razorpay_payment_id })).toMatchObject(refused);
  expect(await ordersOf(order)).toBe(0);
});

it("6: without order and signature only the provider's answer counts", async () => {
  control().setKnobs({ forgeHandler: "missingFields" });
  const order = await open(buyer, [line(product)]);
  control().pay(order.order_id, { outcome: "failed" });
  const [failed] = control().state().payments;
  const claim = { razorpay_payment_id: failed?.id ?? "" };
  expect((await verify(buyer, claim)).body).toMatchObject({ state: "awaiting_payment" });
  expect(await verify(buyer, { razorpay_payment_id: "pay_AbCdEfGhIjKlMn" })).toMatchObject(refused);
  expect(await payInBrowser(buyer, order)).toMatchObject([{ body: { state: "placed" } }]);
});

it("7: the payment of a cheap purchase does not pay an expensive one", async () => {
  const cheap = await open(buyer, [line(product)]);
  await payInBrowser(buyer, cheap);
  const dear = await open(buyer, [line(product, 5)]);
  control().setKnobs({ forgeHandler: "otherOrder" });
  const { response } = control().pay(dear.order_id, { outcome: "failed" });
  expect(response).toMatchObject({ razorpay_order_id: cheap.order_id });
  expect((await verify(buyer, response)).body).toMatchObject({ purchase_id: cheap.purchase_id });
  const swapped = { ...response, razorpay_order_id: dear.order_id };
  expect(await verify(buyer, swapped)).toMatchObject(refused);
  expect(await status(buyer, dear)).toMatchObject({ state: "awaiting_payment", order_ids: [] });
  expect([await ordersOf(cheap), await ordersOf(dear)]).toEqual([1, 0]);
});

it("7: repeated verification returns the same order and emails once", async () => {
  const order = await open(buyer, [line(product)]);
  const { response } = control().pay(order.order_id);
  const first = await verify(buyer, response);
  for (let reload = 0; reload < 3; reload += 1) {
    expect((await verify(buyer, response)).body).toEqual(first.body);
  }
  expect(await status(buyer, order)).toMatchObject({ order_ids: first.body.order_ids });
  await shop().quiet();
  expect(await subjects(buyer)).toHaveLength(1);
});
