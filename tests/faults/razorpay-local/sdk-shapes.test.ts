/** @jest-environment node */
import type { z } from "zod";
import { AMOUNT, axiosOf, forEachTest } from "@/tests/support/servers/razorpay-local";
import {
  collectionOf,
  OrderShape,
  PaymentShape,
  RefundShape,
} from "../../../packages/razorpay-local/contract/shapes";

const { sdk, control, newOrder, paid } = forEachTest();

/** Asserts that an answer has exactly the fields of its shape. */
async function has(shape: z.ZodType, call: unknown): Promise<void> {
  const { error } = shape.safeParse(await call);
  expect(error?.issues ?? []).toEqual([]);
}

test("every order call of the SDK", async () => {
  const { id } = await newOrder({ notes: { city: "Pune" } });
  control().pay(id, { outcome: "failed" });
  await has(OrderShape, newOrder());
  await has(OrderShape, sdk().orders.fetch(id));
  await has(OrderShape, sdk().orders.edit(id, { notes: { a: "b" } }));
  await has(collectionOf(OrderShape), sdk().orders.all({ receipt: "co_01HX", count: 100 }));
  await has(collectionOf(PaymentShape), sdk().orders.fetchPayments(id));
});

test.each(["upi", "card", "netbanking"] as const)("every payment call, by %s", async (method) => {
  const { id } = await paid({}, { method });
  await has(PaymentShape, sdk().payments.fetch(id));
  await has(PaymentShape, sdk().payments.fetch(id, { "expand[]": "card" }));
  await has(PaymentShape, sdk().payments.edit(id, { notes: { a: "b" } }));
  await has(collectionOf(PaymentShape), sdk().payments.all({ from: 1, count: 5 }));
  const waiting = await paid({}, { method, outcome: "authorized" });
  await has(PaymentShape, sdk().payments.capture(waiting.id, AMOUNT, "INR"));
});

test.each(["failed", "pending", "authorized", "captured"] as const)(
  "a payment that is %s",
  async (outcome) => {
    const { id } = await paid({}, { outcome });
    await has(PaymentShape, sdk().payments.fetch(id));
  },
);

test("every refund call of the SDK, and the one with a key outside it", async () => {
  const { id } = await paid();
  const refund = await sdk().payments.refund(id, { amount: 100, notes: { a: "b" } });
  const body = { amount: 100, speed: "optimum", receipt: "rf_1" };
  const headers = { "X-Refund-Idempotency": "refund_key_01" };
  const keyed = await axiosOf(sdk()).post(`/v1/payments/${id}/refund`, body, { headers });
  await has(RefundShape, keyed.data);
  await has(RefundShape, refund);
  await has(RefundShape, sdk().refunds.fetch(refund.id));
  await has(RefundShape, sdk().refunds.fetch(refund.id, { payment_id: id }));
  await has(RefundShape, sdk().payments.fetchRefund(id, refund.id));
  await has(RefundShape, sdk().refunds.edit(refund.id, { notes: { a: "b" } }));
  await has(collectionOf(RefundShape), sdk().refunds.all({ count: 1 }));
  await has(collectionOf(RefundShape), sdk().payments.fetchMultipleRefund(id, {}));
});

test.each(["processed", "pending", "failed"] as const)(
  "a refund that is %s",
  async (refundMode) => {
    control().setKnobs({ refundMode, refundSettleMs: 1_000 });
    const { id } = await paid();
    const refund = await sdk().payments.refund(id, {});
    await has(RefundShape, refund);
    control().clock.advance(1_000);
    await has(RefundShape, sdk().refunds.fetch(refund.id));
  },
);
