/** @jest-environment node */
import Razorpay from "razorpay";
import {
  AMOUNT,
  KEYS,
  paidAt,
  sdkFor,
  until,
  withReceiver,
} from "@/tests/support/servers/razorpay-local";
import type { RazorpayLocal } from "../../../packages/razorpay-local/index";

const retryDelaysMs = [20, 3_600_000];

const names = (from: RazorpayLocal) => from.control.events().map((row) => row.event);

test("events come in order, signed over escaped bytes, as snapshots", async () => {
  await withReceiver(async (at, { received }) => {
    const { id } = await paidAt(at, { notes: { place: "Pune ₹ a/b" } });
    await sdkFor(at.origin).payments.refund(id, {});
    await at.control.webhooksIdle();
    expect(names(at)).toEqual([
      "payment.authorized",
      "payment.captured",
      "order.paid",
      "refund.created",
      "refund.processed",
    ]);
    for (const { headers, body } of received) {
      const signature = String(headers["x-razorpay-signature"]);
      const check = Razorpay.validateWebhookSignature(body, signature, KEYS.webhookSecret);
      expect(check).toBe(true);
      expect(headers["user-agent"]).toBe("Razorpay-Webhook/v1");
      expect(headers["x-razorpay-event-id"]).toMatch(/^[A-Za-z0-9]{14}$/);
    }
    const order = received.find(({ body }) => body.includes('"event":"order.paid"'));
    expect(order?.body).toContain("Pune \\u20b9 a\\/b");
    expect(JSON.parse(order?.body ?? "")).toMatchObject({
      entity: "event",
      account_id: expect.stringMatching(/^acc_/),
      contains: ["payment", "order"],
      payload: { payment: { entity: { id } }, order: { entity: { status: "paid" } } },
    });
    const first = received.find(({ body }) => body.includes('"event":"payment.authorized"'));
    expect(JSON.parse(first?.body ?? "").payload.payment.entity).toMatchObject({
      status: "authorized",
      fee: null,
    });
  });
});

test("a refused delivery is repeated with the same id, with back-off", async () => {
  await withReceiver(
    async (at, { received }) => {
      const order = await sdkFor(at.origin).orders.create({ amount: AMOUNT, currency: "INR" });
      at.control.pay(order.id, { outcome: "authorized" });
      await until(() => received.length === 2);
      await at.control.webhooksIdle();
      at.control.clock.advance(3_700_000);
      await until(() => at.control.events()[0]?.state === "delivered");
      expect(new Set(received.map(({ headers }) => headers["x-razorpay-event-id"])).size).toBe(1);
      expect(at.control.events()[0]?.deliveries.map((row) => row.status)).toEqual([500, 400, 200]);
    },
    { statuses: [500, 400], retryDelaysMs },
  );
});

test("events can be held, repeated and corrupted", async () => {
  await withReceiver(async (at, { received }) => {
    at.control.holdWebhooks();
    await paidAt(at);
    await at.control.webhooksIdle();
    expect(received).toHaveLength(0);
    at.control.releaseWebhooks();
    await at.control.webhooksIdle();
    expect(received).toHaveLength(3);
    const id = at.control.events()[0]?.id ?? "";
    expect(await at.control.deliver(id, { times: 2 })).toEqual([200, 200]);
    await at.control.deliver(id, { tamper: true });
    await at.control.deliver(id, { secret: "another" });
    const valid = received.map(({ headers, body }) =>
      Razorpay.validateWebhookSignature(
        body,
        String(headers["x-razorpay-signature"]),
        KEYS.webhookSecret,
      ),
    );
    expect(valid).toEqual([true, true, true, true, true, false, false]);
  });
});
