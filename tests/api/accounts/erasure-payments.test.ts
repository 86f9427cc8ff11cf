import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { closePurchase } from "@/lib/orders/purchase/closing";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { settle } from "@/lib/payments/settle";
import { processWebhooks } from "@/lib/payments/webhooks/webhook-events";
import { request } from "@/tests/support/servers/http";
import { PASSWORD } from "@/tests/support/shop/builders";
import { forEachPayment, ordersOf } from "@/tests/support/shop/payment";
import { verify } from "@/tests/support/shop/shop";

const { counter, stock, open, pay } = forEachPayment();

async function erase(): Promise<void> {
  const { token } = counter.buyer;
  const body = { entered_password: PASSWORD };
  const answer = await request("/users/account", { method: "DELETE", token, body });
  expect(answer.status).toBe(200);
}

/** Stores a payment event as the provider sends it, with the payer's data. */
async function storeEvent(paymentId: string, orderId: string): Promise<string> {
  const payer = { email: "payer@example.com", contact: "+919876500000", vpa: "payer@upi" };
  const payment = { entity: { id: paymentId, order_id: orderId, ...payer } };
  const refund = { entity: { id: `rfnd_${randomUUID()}`, payment_id: paymentId, notes: payer } };
  const payload = { account_id: "acc_1", payload: { payment, refund } };
  const id = `late-${randomUUID()}`;
  await db().webhookEvent.create({ data: { id, event: "payment.captured", payload } });
  return id;
}
const event = (id: string) => db().webhookEvent.findUniqueOrThrow({ where: { id } });

describe("the provider's events of an erased person", () => {
  it("keep only ids, also when they arrive later", async () => {
    const { order_id } = await open();
    const { payment, response } = pay(order_id);
    await verify(counter.buyer, response);
    const early = await storeEvent(payment.id, order_id);
    await erase();
    const late = await storeEvent(payment.id, order_id);
    await processWebhooks();
    for (const id of [early, late]) {
      const ids = {
        payment: { entity: { id: payment.id, order_id } },
        refund: { entity: { id: expect.any(String), payment_id: payment.id } },
      };
      const { payload, idsOnly } = await event(id);
      expect({ payload, idsOnly }).toEqual({ payload: { payload: ids }, idsOnly: true });
    }
  });

  it("are unchanged for other people", async () => {
    const { order_id } = await open();
    const { payment } = pay(order_id);
    const id = await storeEvent(payment.id, order_id);
    await processWebhooks();
    expect(await event(id)).toMatchObject({ idsOnly: false, payload: { account_id: "acc_1" } });
  });
});

it("removes the address of an abandoned checkout, whose late payment is refunded", async () => {
  const { order_id, purchase_id } = await open();
  await db().$transaction((tx) => closePurchase(tx, purchase_id));
  await erase();
  const purchase = { where: { id: purchase_id } };
  expect(await db().purchase.findUniqueOrThrow(purchase)).toMatchObject({
    address: {},
    deliveryAddress: "Address removed",
    phone: null,
  });
  pay(order_id);
  await settle(order_id);
  await sendDueRefunds();
  expect(await ordersOf(purchase_id)).toBe(0);
  expect(counter.shop.provider.control.state().refunds).toHaveLength(1);
  expect(await db().purchase.findUniqueOrThrow(purchase)).toMatchObject({ state: "refunded" });
  expect(await stock()).toBe(3);
});
