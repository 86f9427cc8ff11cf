import { db } from "@/lib/db";
import { expirePurchases } from "@/lib/payments/reconciliation/attempts";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { request } from "@/tests/support/servers/http";
import { aBuyer } from "@/tests/support/shop/builders";
import { endHold, forEachPayment, ordersOf } from "@/tests/support/shop/payment";
import { createPayment, line, statusOf, verify } from "@/tests/support/shop/shop";

const { counter, stock, open, pay } = forEachPayment();

describe("a late payment", () => {
  it("places the order when stock is available", async () => {
    const { order_id, purchase_id } = await open();
    await endHold(purchase_id);
    await expirePurchases();
    expect(await stock()).toBe(3);
    expect((await statusOf(counter.buyer, purchase_id)).body.state).toBe("expired");
    const { response } = pay(order_id);
    expect((await verify(counter.buyer, response)).body.state).toBe("placed");
    expect(await stock()).toBe(1);
  });

  it("is refunded once without stock", async () => {
    const { order_id, purchase_id } = await open();
    await endHold(purchase_id);
    await expirePurchases();
    const other = await aBuyer(counter.product, 3);
    await request("/order/addorder", {
      body: { products: [line(counter.product, 3)], paymentoption: "Cash" },
      token: other.token,
    });
    const { response, payment } = pay(order_id);
    expect((await verify(counter.buyer, response)).body).toMatchObject({
      state: "refunded",
      order_ids: [],
    });
    await verify(counter.buyer, response);
    await sendDueRefunds();
    await sendDueRefunds();
    expect(counter.shop.provider.control.state().refunds).toEqual([
      expect.objectContaining({ payment_id: payment.id, amount: 2 * 42_999_00 }),
    ]);
    expect(await ordersOf(purchase_id)).toBe(0);
  });

  it("is not expired while it is being paid", async () => {
    const { order_id, purchase_id } = await open();
    pay(order_id);
    await endHold(purchase_id);
    await expirePurchases();
    expect(await ordersOf(purchase_id)).toBe(1);
  });
});

describe("a failing provider", () => {
  const onCreate = { method: "POST", path: "/v1/orders" };

  it("an order whose creation was not answered is adopted", async () => {
    counter.shop.provider.control.faults.add({ match: onCreate, kind: "commitThenDrop", times: 1 });
    const { order_id } = await open();
    expect(counter.shop.provider.control.state().orders.map(({ id }) => id)).toEqual([order_id]);
  });

  it("a failed order creation keeps the stock and can be continued", async () => {
    counter.shop.provider.control.faults.add({ match: onCreate, kind: "http500", times: 1 });
    const failed = await createPayment(counter.buyer, [line(counter.product, 2)]);
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
    "%s during a query keeps the payment confirming, not failed",
    async (kind) => {
      const { order_id, purchase_id } = await open();
      const { response } = pay(order_id);
      counter.shop.provider.control.faults.add({
        match: { method: "GET", path: "/v1/orders/*" },
        kind,
      });
      expect((await verify(counter.buyer, response)).body.state).toBe("confirming");
      counter.shop.provider.control.faults.clear();
      expect((await statusOf(counter.buyer, purchase_id)).body.state).toBe("placed");
    },
  );

  it("a refund with a lost answer is made once", async () => {
    const { order_id, purchase_id } = await open();
    await endHold(purchase_id);
    await expirePurchases();
    await db().product.update({ where: { id: counter.product.id }, data: { isListed: false } });
    const { response } = pay(order_id);
    await verify(counter.buyer, response);
    const match = { method: "POST", path: "/v1/payments/*/refund" };
    counter.shop.provider.control.faults.add({ match, kind: "commitThenDrop", times: 1 });
    await sendDueRefunds();
    await db().refund.updateMany({ data: { nextTryAt: new Date(0) } });
    await sendDueRefunds();
    expect(counter.shop.provider.control.state().refunds).toHaveLength(1);
    const [refund] = await db().refund.findMany({ where: { purchaseId: purchase_id } });
    expect(refund).toMatchObject({ state: "processed", reason: "out_of_stock" });
  });
});
