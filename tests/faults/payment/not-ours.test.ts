import { POST as webhook } from "@/app/api/payments/webhook/route";
import { db } from "@/lib/db";
import { aCustomer } from "@/tests/support/shop/builders";
import { deliver, forEachPayment, ordersOf } from "@/tests/support/shop/payment";
import { statusOf, verify } from "@/tests/support/shop/shop";

const { counter, open, pay } = forEachPayment();

describe("invalid payments and webhooks", () => {
  it("refuses a wrong signature", async () => {
    const { order_id } = await open();
    const { response } = pay(order_id);
    const answer = await verify(counter.buyer, { ...response, razorpay_signature: "0".repeat(64) });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Payment verification failed." },
    });
  });

  it("refuses the payment of another purchase", async () => {
    const cheap = await open(1);
    const { response } = pay(cheap.order_id);
    await verify(counter.buyer, response);
    const dear = await open(2);
    const answer = await verify(counter.buyer, { ...response, razorpay_order_id: dear.order_id });
    expect(answer.status).toBe(400);
    expect(await ordersOf(dear.purchase_id)).toBe(0);
  });

  it("returns 404 for another person's purchase", async () => {
    const { order_id, purchase_id } = await open();
    const stranger = await aCustomer();
    expect((await statusOf(stranger, purchase_id)).status).toBe(404);
    expect((await verify(stranger, pay(order_id).response)).status).toBe(400);
  });

  it("queries the provider when an older client sends only the payment id", async () => {
    const { order_id } = await open();
    const { response } = pay(order_id);
    const answer = await verify(counter.buyer, {
      razorpay_payment_id: response.razorpay_payment_id,
    });
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

  it("limits the size of a webhook", async () => {
    const body = "x".repeat(300 * 1024);
    const answer = await webhook(
      new Request("http://localhost/api/payments/webhook", { method: "POST", body }),
    );
    expect(answer.status).toBe(413);
  });

  it("stores a webhook once and answers a repeat with 200", async () => {
    const { order_id } = await open();
    pay(order_id);
    await counter.shop.provider.control.webhooksIdle();
    const [first] = counter.shop.hooks.received;
    if (!first) throw new Error("no webhook came");
    expect([await deliver(first), await deliver(first)]).toEqual([200, 200]);
    const id = String(first.headers["x-razorpay-event-id"]);
    expect(await db().webhookEvent.count({ where: { id } })).toBe(1);
  });
});
