import { db } from "@/lib/db";
import { reconcile } from "@/lib/payments/reconciliation/attempts";
import { processWebhooks } from "@/lib/payments/webhooks/webhook-events";
import { request } from "@/tests/support/servers/http";
import { deliver, forEachPayment, ordersOf } from "@/tests/support/shop/payment";
import { createPayment, line, statusOf, verify } from "@/tests/support/shop/shop";

const { counter, stock, open, pay } = forEachPayment();

describe("paying", () => {
  it("holds the stock and places one order per line once paid", async () => {
    const opened = await open();
    expect(await stock()).toBe(1);
    const { response } = pay(opened.order_id);
    const verified = await verify(counter.buyer, response);
    expect(verified).toMatchObject({
      status: 200,
      body: { state: "placed", message: "Payment successful and order placed!" },
    });
    expect(verified.body.order_numbers[0]).toMatch(/^AK-\d{4}-\d{6}$/);
    expect(await stock()).toBe(1);
    const cart = await request("/cart/getcartdetails", { body: {}, token: counter.buyer.token });
    expect(cart.body.cart_items).toEqual([]);
    const mails = await db().outboxMail.findMany({ where: { to: counter.buyer.email } });
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(verified.body.order_numbers[0]),
    ]);
  });

  it("places once for repeated and concurrent confirmations", async () => {
    const { order_id, purchase_id } = await open();
    const { response } = pay(order_id);
    await counter.shop.provider.control.webhooksIdle();
    await Promise.all([
      verify(counter.buyer, response),
      verify(counter.buyer, response),
      statusOf(counter.buyer, purchase_id),
      ...counter.shop.hooks.received.map(deliver),
    ]);
    await processWebhooks();
    await reconcile();
    expect(await ordersOf(purchase_id)).toBe(1);
    expect(await db().outboxMail.count({ where: { to: counter.buyer.email } })).toBe(1);
    expect(await db().refund.count({ where: { purchaseId: purchase_id } })).toBe(0);
  });

  it("is settled by the webhook when the browser was closed", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id);
    await counter.shop.provider.control.webhooksIdle();
    expect(await Promise.all(counter.shop.hooks.received.map(deliver))).toContain(200);
    await processWebhooks();
    expect(await ordersOf(purchase_id)).toBe(1);
  });

  it("is settled by the reconciler when browser and webhook are lost", async () => {
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

  it("stays open after a failed attempt, and the next one pays it", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id, "failed");
    expect((await statusOf(counter.buyer, purchase_id)).body.state).toBe("awaiting_payment");
    const { response } = pay(order_id);
    expect((await verify(counter.buyer, response)).body.state).toBe("placed");
  });

  it("captures an authorised payment while the stock is held", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id, "authorized");
    expect((await statusOf(counter.buyer, purchase_id)).body.state).toBe("placed");
  });
});

describe("one purchase at a time", () => {
  it("answers a double click with one provider order", async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
    expect(counter.shop.provider.control.state().orders).toHaveLength(1);
    expect(await stock()).toBe(1);
  });

  it("releases an abandoned purchase's stock when another is opened", async () => {
    const first = await open(2);
    const second = await open(3);
    expect(second.purchase_id).not.toBe(first.purchase_id);
    expect(await stock()).toBe(0);
  });

  it("lets the holder of the last units see, change and pay again", async () => {
    const first = await open(2);
    await db().product.update({ where: { id: counter.product.id }, data: { quantity: 0 } });
    await db().stockMovement.create({
      data: { productId: counter.product.id, delta: -1, reason: "damaged" },
    });
    const cart = await request("/cart/getcartdetails", { body: {}, token: counter.buyer.token });
    expect(cart.body.cart_items[0]).toMatchObject({ quantity: 2, available: 2 });
    const again = await open(2);
    expect(again).toMatchObject({ order_id: first.order_id, purchase_id: first.purchase_id });
    const body = { productid: counter.product.id, quantity: 1 };
    const more = await request("/cart/increasequantity", { body, token: counter.buyer.token });
    expect(more.status).toBe(409);
  });

  it("refuses a changed total and holds nothing", async () => {
    const answer = await createPayment(counter.buyer, [line(counter.product)], {
      expected_total: 1,
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "price_changed",
      message: expect.stringContaining("₹42,999"),
    });
    expect(await stock()).toBe(3);
  });
});
