import { POST as webhook } from "@/app/api/payments/webhook/route";
import { db } from "@/lib/db";
import { sendDueRefunds } from "@/lib/payments/refunds";
import { expirePurchases, reconcile } from "@/lib/payments/watch";
import { processWebhooks } from "@/lib/payments/webhook-events";
import { expectBalancedBooks, imbalances } from "@/tests/support/books";
import { aBuyer, aCustomer, aProduct, type Person, type Sold } from "@/tests/support/builders";
import { request } from "@/tests/support/http";
import { createPayment, line, openShop, type Shop, statusOf, verify } from "@/tests/support/shop";

let shop: Shop;
let product: Sold;
let buyer: Person;

let earlier: string[];

beforeAll(async () => {
  shop = await openShop();
  earlier = await imbalances();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.provider.control.reset();
  shop.hooks.received.length = 0;
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product, 2);
});

const stock = async () =>
  (await db().product.findUniqueOrThrow({ where: { id: product.id } })).quantity;
const movements = async () =>
  (await db().stockMovement.aggregate({ where: { productId: product.id }, _sum: { delta: true } }))
    ._sum.delta;
const ordersOf = (purchaseId: string) => db().order.count({ where: { purchaseId } });
const open = async (quantity = 2) =>
  (await createPayment(buyer, [line(product, quantity)])).body as {
    order_id: string;
    purchase_id: string;
  };
const pay = (orderId: string, outcome: "captured" | "authorized" | "failed" = "captured") =>
  shop.provider.control.pay(orderId, { method: "upi", outcome });
const endHold = (id: string) =>
  db().purchase.update({ where: { id }, data: { reservedUntil: new Date(Date.now() - 1000) } });

afterEach(async () => {
  expect(await movements()).toBe(await stock());
  await expectBalancedBooks(earlier);
});

describe("paying", () => {
  it("holds the stock, and places one order a line once it is paid", async () => {
    const opened = await open();
    expect(await stock()).toBe(1);
    const { response } = pay(opened.order_id);
    const verified = await verify(buyer, response);
    expect(verified).toMatchObject({
      status: 200,
      body: { state: "placed", message: "Payment successful and order placed!" },
    });
    expect(verified.body.order_numbers[0]).toMatch(/^AK-\d{4}-\d{6}$/);
    expect(await stock()).toBe(1);
    const cart = await request("/cart/getcartdetails", { body: {}, token: buyer.token });
    expect(cart.body.cart_items).toEqual([]);
    const mails = await db().outboxMail.findMany({ where: { to: buyer.email } });
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(verified.body.order_numbers[0]),
    ]);
  });

  it("places once, however often and from wherever it is told", async () => {
    const { order_id, purchase_id } = await open();
    const { response } = pay(order_id);
    await shop.provider.control.webhooksIdle();
    await Promise.all([
      verify(buyer, response),
      verify(buyer, response),
      statusOf(buyer, purchase_id),
      ...shop.hooks.received.map(deliver),
    ]);
    await processWebhooks();
    await reconcile();
    expect(await ordersOf(purchase_id)).toBe(1);
    expect(await db().outboxMail.count({ where: { to: buyer.email } })).toBe(1);
    expect(await db().refund.count({ where: { purchaseId: purchase_id } })).toBe(0);
  });

  it("is found by the webhook when the browser was closed", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id);
    await shop.provider.control.webhooksIdle();
    expect(await Promise.all(shop.hooks.received.map(deliver))).toContain(200);
    await processWebhooks();
    expect(await ordersOf(purchase_id)).toBe(1);
  });

  it("is found by the reconciler when browser and webhook are lost", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id);
    const createdAt = new Date(Date.now() - 10 * 60_000);
    await db().paymentAttempt.updateMany({
      where: { providerOrderId: order_id },
      data: { createdAt },
    });
    await reconcile();
    expect(await ordersOf(purchase_id)).toBe(1);
  });

  it("a failed try keeps the purchase open and the next one pays it", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id, "failed");
    expect((await statusOf(buyer, purchase_id)).body.state).toBe("awaiting_payment");
    const { response } = pay(order_id);
    expect((await verify(buyer, response)).body.state).toBe("placed");
  });

  it("captures what the bank has only authorised while the stock is held", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id, "authorized");
    expect((await statusOf(buyer, purchase_id)).body.state).toBe("placed");
  });
});

describe("one purchase at a time", () => {
  it("answers a double click with one provider order", async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
    expect(shop.provider.control.state().orders).toHaveLength(1);
    expect(await stock()).toBe(1);
  });

  it("gives the stock of an abandoned purchase back when another one is opened", async () => {
    const first = await open(2);
    const second = await open(3);
    expect(second.purchase_id).not.toBe(first.purchase_id);
    expect(await stock()).toBe(0);
  });

  it("lets the customer who holds the last units see, change and pay them again", async () => {
    const first = await open(2);
    await db().product.update({ where: { id: product.id }, data: { quantity: 0 } });
    await db().stockMovement.create({
      data: { productId: product.id, delta: -1, reason: "damaged" },
    });
    const cart = await request("/cart/getcartdetails", { body: {}, token: buyer.token });
    expect(cart.body.cart_items[0]).toMatchObject({ quantity: 2, available: 2 });
    const again = await open(2);
    expect(again).toMatchObject({ order_id: first.order_id, purchase_id: first.purchase_id });
    const body = { productid: product.id, quantity: 1 };
    const more = await request("/cart/increasequantity", { body, token: buyer.token });
    expect(more.status).toBe(409);
  });

  it("refuses a total other than the one that was seen, and holds nothing", async () => {
    const answer = await createPayment(buyer, [line(product)], { expected_total: 1 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "price_changed",
      message: expect.stringContaining("₹42,999"),
    });
    expect(await stock()).toBe(3);
  });
});

describe("late money", () => {
  it("places the order when the stock is still there", async () => {
    const { order_id, purchase_id } = await open();
    await endHold(purchase_id);
    await expirePurchases();
    expect(await stock()).toBe(3);
    expect((await statusOf(buyer, purchase_id)).body.state).toBe("expired");
    const { response } = pay(order_id);
    expect((await verify(buyer, response)).body.state).toBe("placed");
    expect(await stock()).toBe(1);
  });

  it("goes back when the stock is gone, once", async () => {
    const { order_id, purchase_id } = await open();
    await endHold(purchase_id);
    await expirePurchases();
    const other = await aBuyer(product, 3);
    await request("/order/addorder", {
      body: { products: [line(product, 3)], paymentoption: "Cash" },
      token: other.token,
    });
    const { response, payment } = pay(order_id);
    expect((await verify(buyer, response)).body).toMatchObject({
      state: "refunded",
      order_ids: [],
    });
    await verify(buyer, response);
    await sendDueRefunds();
    await sendDueRefunds();
    expect(shop.provider.control.state().refunds).toEqual([
      expect.objectContaining({ payment_id: payment.id, amount: 2 * 42_999_00 }),
    ]);
    expect(await ordersOf(purchase_id)).toBe(0);
  });

  it("is never expired while it is being paid", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id);
    await endHold(purchase_id);
    await expirePurchases();
    expect(await ordersOf(purchase_id)).toBe(1);
  });
});

describe("a provider in trouble", () => {
  const onCreate = { method: "POST", path: "/v1/orders" };

  it("adopts the order whose creation was not answered", async () => {
    shop.provider.control.faults.add({ match: onCreate, kind: "commitThenDrop", times: 1 });
    const { order_id } = await open();
    expect(shop.provider.control.state().orders.map(({ id }) => id)).toEqual([order_id]);
  });

  it("says so when the order cannot be made, keeps the stock, and goes on where it stopped", async () => {
    shop.provider.control.faults.add({ match: onCreate, kind: "http500", times: 1 });
    const failed = await createPayment(buyer, [line(product, 2)]);
    expect(failed).toMatchObject({
      status: 502,
      body: { code: "payment_provider_failed", message: "Failed to create payment order." },
    });
    expect(await stock()).toBe(1);
    await db().paymentAttempt.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } });
    const opened = await open();
    expect(opened.order_id).toMatch(/^order_/);
    expect(await stock()).toBe(1);
  });

  it.each(["http502Html", "reset", "brokenJson"] as const)(
    "%s while asking is no verdict: still confirming, never failed",
    async (kind) => {
      const { order_id, purchase_id } = await open();
      const { response } = pay(order_id);
      shop.provider.control.faults.add({ match: { method: "GET", path: "/v1/orders/*" }, kind });
      expect((await verify(buyer, response)).body.state).toBe("confirming");
      shop.provider.control.faults.clear();
      expect((await statusOf(buyer, purchase_id)).body.state).toBe("placed");
    },
  );

  it("refunds once although the answer was lost", async () => {
    const { order_id, purchase_id } = await open();
    await endHold(purchase_id);
    await expirePurchases();
    await db().product.update({ where: { id: product.id }, data: { isListed: false } });
    const { response } = pay(order_id);
    await verify(buyer, response);
    const match = { method: "POST", path: "/v1/payments/*/refund" };
    shop.provider.control.faults.add({ match, kind: "commitThenDrop", times: 1 });
    await sendDueRefunds();
    await db().refund.updateMany({ data: { nextTryAt: new Date(0) } });
    await sendDueRefunds();
    expect(shop.provider.control.state().refunds).toHaveLength(1);
    const [refund] = await db().refund.findMany({ where: { purchaseId: purchase_id } });
    expect(refund).toMatchObject({ state: "processed", reason: "out_of_stock" });
  });
});

describe("what is not ours", () => {
  it("refuses a wrong signature", async () => {
    const { order_id } = await open();
    const { response } = pay(order_id);
    const answer = await verify(buyer, { ...response, razorpay_signature: "0".repeat(64) });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Payment verification failed." },
    });
  });

  it("refuses the payment of another purchase", async () => {
    const cheap = await open(1);
    const { response } = pay(cheap.order_id);
    await verify(buyer, response);
    const dear = await open(2);
    const answer = await verify(buyer, { ...response, razorpay_order_id: dear.order_id });
    expect(answer.status).toBe(400);
    expect(await ordersOf(dear.purchase_id)).toBe(0);
  });

  it("does not know another person's purchase", async () => {
    const { order_id, purchase_id } = await open();
    const stranger = await aCustomer();
    expect((await statusOf(stranger, purchase_id)).status).toBe(404);
    expect((await verify(stranger, pay(order_id).response)).status).toBe(400);
  });

  it("asks the provider when an older client sends only the payment id", async () => {
    const { order_id } = await open();
    const { response } = pay(order_id);
    const answer = await verify(buyer, { razorpay_payment_id: response.razorpay_payment_id });
    expect(answer.body.state).toBe("placed");
  });

  it.each([
    ["no signature", { "x-razorpay-event-id": "e1" }],
    ["a wrong one", { "x-razorpay-event-id": "e2", "x-razorpay-signature": "f".repeat(64) }],
  ])("refuses a webhook with %s", async (_what, headers) => {
    const init = { method: "POST", headers: headers as Record<string, string>, body: "{}" };
    const answer = await webhook(new Request("http://localhost/api/payments/webhook", init));
    expect(answer.status).toBe(401);
  });

  it("reads no more of a webhook than an event can be", async () => {
    const body = "x".repeat(300 * 1024);
    const answer = await webhook(
      new Request("http://localhost/api/payments/webhook", { method: "POST", body }),
    );
    expect(answer.status).toBe(413);
  });

  it("stores a webhook once and answers 200 to its repetition", async () => {
    const { order_id } = await open();
    pay(order_id);
    await shop.provider.control.webhooksIdle();
    const [first] = shop.hooks.received;
    if (!first) throw new Error("no webhook came");
    expect([await deliver(first), await deliver(first)]).toEqual([200, 200]);
    const id = String(first.headers["x-razorpay-event-id"]);
    expect(await db().webhookEvent.count({ where: { id } })).toBe(1);
  });
});

function deliver(hook: { headers: Record<string, unknown>; body: string }): Promise<number> {
  const headers = new Headers();
  for (const name of ["x-razorpay-signature", "x-razorpay-event-id"]) {
    headers.set(name, String(hook.headers[name]));
  }
  const init = { method: "POST", headers, body: hook.body };
  return webhook(new Request("http://localhost/api/payments/webhook", init)).then(
    ({ status }) => status,
  );
}
