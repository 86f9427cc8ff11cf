import { db } from "@/lib/db";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, stockOf, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, checkout, payInBrowser, verify, status, reconcileLater } =
  forEachMode();
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 5 });
  buyer = await aBuyer(product);
});

const ordersOf = (purchaseId: string) => db().order.count({ where: { purchaseId } });
const confirmed = [expect.stringMatching(/AK-\d{4}-\d{6}/)];

it("1: the webhook places the order when the browser was closed after paying", async () => {
  control().setKnobs({ dropHandler: true });
  const order = await open(buyer, [line(product)]);
  expect(await payInBrowser(buyer, order)).toEqual([]);
  await shop().quiet();
  expect(await ordersOf(order.purchase_id)).toBe(1);
  expect(await status(buyer, order)).toMatchObject({ state: "placed", refunds: [] });
  expect(await subjects(buyer)).toEqual(confirmed);
});

it("1: the reconciler places the order when browser and webhooks are lost", async () => {
  const admin = await anAdmin();
  control().setKnobs({ dropHandler: true });
  control().faults.add({ kind: "lose" });
  const order = await open(buyer, [line(product)]);
  await payInBrowser(buyer, order);
  await shop().quiet();
  expect(await ordersOf(order.purchase_id)).toBe(0);
  await reconcileLater(order);
  expect(await ordersOf(order.purchase_id)).toBe(1);
  expect(await subjects(buyer)).toEqual(confirmed);
  expect(await subjects(admin)).toEqual([expect.stringContaining("webhooks do not arrive")]);
});

it("2: a browser that comes after the webhooks gets their order", async () => {
  control().setKnobs({ webhookFirst: true, doubleHandler: true });
  const order = await open(buyer, [line(product)]);
  const answers = await payInBrowser(buyer, order);
  expect(answers.map(({ body }) => body.state)).toEqual(["placed", "placed"]);
  expect(answers[0]?.body.order_ids).toEqual(answers[1]?.body.order_ids);
  await shop().quiet();
  expect(await ordersOf(order.purchase_id)).toBe(1);
});

it("2: places once for concurrent browser, webhooks, status and reconciler", async () => {
  control().faults.add({ kind: "duplicate", copies: 3 });
  for (let round = 0; round < 5; round += 1) {
    const shopper = await aBuyer(product);
    const order = await open(shopper, [line(product)]);
    const { response } = control().pay(order.order_id);
    await Promise.all([
      verify(shopper, response),
      verify(shopper, response),
      status(shopper, order),
      reconcileLater(order),
      reconcileLater(order),
    ]);
    await shop().quiet();
    expect(await ordersOf(order.purchase_id)).toBe(1);
    expect(await subjects(shopper)).toEqual(confirmed);
  }
  expect(await stockOf(product)).toBe(0);
  expect(
    await db().refund.count({
      where: { purchase: { lines: { some: { productId: product.id } } } },
    }),
  ).toBe(0);
});

it("3: a double click in two tabs makes one purchase with one provider order", async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => checkout(buyer, [line(product, 2)])),
  );
  expect(answers.map(({ status: code }) => code)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
  expect(control().state().orders).toHaveLength(1);
  expect(await db().purchase.count({ where: { userId: buyer.userId } })).toBe(1);
  expect(await stockOf(product)).toBe(3);
});

it.each(["one after the other", "both at once"])(
  "3: the second of two captured payments of one order is refunded (%s)",
  async (how) => {
    control().setKnobs({ allowDuplicatePayments: true });
    const order = await open(buyer, [line(product)]);
    if (how === "both at once") control().holdWebhooks();
    const first = control().pay(order.order_id);
    await shop().quiet();
    const second = control().pay(order.order_id);
    control().releaseWebhooks();
    await Promise.all([verify(buyer, first.response), verify(buyer, second.response)]);
    await shop().quiet();
    expect(await ordersOf(order.purchase_id)).toBe(1);
    expect(await stockOf(product)).toBe(4);
    expect(control().state().refunds).toEqual([
      expect.objectContaining({ amount: product.pricePaise, status: "processed" }),
    ]);
    const { paidBy } = await db().purchase.findUniqueOrThrow({ where: { id: order.purchase_id } });
    expect(control().state().refunds[0]?.payment_id).not.toBe(paidBy);
    expect(await subjects(buyer)).toEqual([
      ...confirmed,
      "₹42,999 goes back to you",
      "₹42,999 refunded",
    ]);
  },
);

it("3: the sweep finds a second payment without an event", async () => {
  const order = await open(buyer, [line(product)]);
  await payInBrowser(buyer, order);
  await shop().quiet();
  control().setKnobs({ allowDuplicatePayments: true });
  control().faults.add({ kind: "lose" });
  const { payment } = control().pay(order.order_id);
  await shop().jobs.sweep();
  await shop().quiet();
  expect(control().state().refunds).toMatchObject([{ payment_id: payment.id }]);
  expect(await ordersOf(order.purchase_id)).toBe(1);
});
