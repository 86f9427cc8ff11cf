/** @jest-environment node */
import { AMOUNT, forEachTest } from "@/tests/support/servers/razorpay-local";

const { sdk, control, newOrder, paid } = forEachTest();

const names = () =>
  control()
    .events()
    .map((row) => row.event);

test("lateAuthorize: fails first, then is authorised and captured by event only", async () => {
  control().setKnobs({ lateAuthorize: 3_600_000 });
  const order = await newOrder();
  const { payment } = control().pay(order.id);
  expect(payment).toMatchObject({ status: "failed", error_reason: "payment_timed_out" });
  expect(await sdk().orders.fetch(order.id)).toMatchObject({ status: "attempted" });
  control().clock.advance(3_599_000);
  expect(await sdk().payments.fetch(payment.id)).toMatchObject({ status: "failed" });
  control().clock.advance(1_000);
  expect(await sdk().payments.fetch(payment.id)).toMatchObject({
    status: "captured",
    error_code: null,
    error_reason: null,
  });
  expect(await sdk().orders.fetch(order.id)).toMatchObject({ status: "paid", attempts: 1 });
  expect(names()).toEqual([
    "payment.failed",
    "payment.authorized",
    "payment.captured",
    "order.paid",
  ]);
});

test("lateAuthorize: after the order's automatic period the payment waits for the shop", async () => {
  control().setKnobs({ lateAuthorize: 31 * 60_000 });
  const payment = { capture: "automatic", capture_options: { automatic_expiry_period: 30 } };
  const { id, order_id } = await paid({ payment });
  control().clock.advance(32 * 60_000);
  expect(await sdk().payments.fetch(id)).toMatchObject({ status: "authorized", captured: false });
  expect(await sdk().payments.capture(id, AMOUNT, "INR")).toMatchObject({ status: "captured" });
  expect(await sdk().orders.fetch(order_id)).toMatchObject({ status: "paid" });
});

test("lateAuthorize: when a second attempt pays first, the late one waits and is refunded", async () => {
  control().setKnobs({ lateAuthorize: 60_000 });
  const order = await newOrder();
  const late = control().pay(order.id).payment;
  control().setKnobs({ lateAuthorize: null });
  control().pay(order.id);
  control().clock.advance(60_000);
  expect(await sdk().payments.fetch(late.id)).toMatchObject({ status: "authorized" });
  control().clock.advance(6 * 86_400_000);
  expect(await sdk().payments.fetch(late.id)).toMatchObject({ status: "refunded" });
});

test("stuckAuthorized: never captured automatically, refunded after autoRefundAfter", async () => {
  control().setKnobs({ stuckAuthorized: true, autoRefundAfter: 7_200_000 });
  const { id, status, order_id } = await paid();
  expect(status).toBe("authorized");
  expect(await sdk().orders.fetch(order_id)).toMatchObject({ status: "attempted", amount_paid: 0 });
  control().clock.advance(7_199_000);
  expect(await sdk().payments.fetch(id)).toMatchObject({ status: "authorized" });
  control().clock.advance(2_000);
  expect(await sdk().payments.fetch(id)).toMatchObject({
    status: "refunded",
    captured: false,
    amount_refunded: AMOUNT,
    fee: null,
  });
  expect(names()).toEqual(["payment.authorized", "refund.created", "refund.processed"]);
});

test("autoRefundAfter applies to payments that already wait", async () => {
  const { id } = await paid({}, { outcome: "authorized" });
  control().setKnobs({ autoRefundAfter: 1_000 });
  control().clock.advance(2_000);
  expect(await sdk().payments.fetch(id)).toMatchObject({ status: "refunded" });
});

test("a payment without a bank's answer fails after ten minutes", async () => {
  const { id, status } = await paid({}, { outcome: "pending" });
  expect(status).toBe("created");
  control().clock.advance(601_000);
  expect(await sdk().payments.fetch(id)).toMatchObject({
    status: "failed",
    error_reason: "payment_timed_out",
  });
  expect(control().authorize(id)).toMatchObject({ status: "captured" });
  expect(() => control().authorize(id)).toThrow("processed already");
});

test("allowDuplicatePayments: one order accepts two payments and is paid once", async () => {
  const order = await newOrder();
  control().pay(order.id);
  expect(() => control().pay(order.id)).toThrow("the order is already paid");
  control().setKnobs({ allowDuplicatePayments: true });
  control().pay(order.id);
  const { items } = await sdk().orders.fetchPayments(order.id);
  expect(items.map(({ status }) => status)).toEqual(["captured", "captured"]);
  expect(await sdk().orders.fetch(order.id)).toMatchObject({ amount_paid: AMOUNT, attempts: 2 });
  expect(names().filter((name) => name === "order.paid")).toHaveLength(1);
});

test("an unknown knob or invalid value is named", () => {
  const set = (knobs: object) => () => control().setKnobs(knobs);
  expect(set({ nothing: 1 })).toThrow("There is no knob nothing.");
  expect(set({ lateAuthorize: "soon" })).toThrow("The knob lateAuthorize cannot be soon.");
  expect(set({ refundMode: "lost" })).toThrow("The knob refundMode cannot be lost.");
});
