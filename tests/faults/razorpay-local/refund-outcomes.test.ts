/** @jest-environment node */
import { AMOUNT, forEachTest, refused, until } from "@/tests/support/servers/razorpay-local";

const { sdk, control, paid } = forEachTest();

const names = () =>
  control()
    .events()
    .map((row) => row.event)
    .filter((name) => name.startsWith("refund."));

test("refundMode pending: pending first, processed later", async () => {
  control().setKnobs({ refundMode: "pending", refundSettleMs: 60_000 });
  const { id } = await paid();
  const refund = await sdk().payments.refund(id, { amount: 10_000 });
  expect(refund).toMatchObject({ status: "pending", speed_processed: null });
  expect(await sdk().payments.fetch(id)).toMatchObject({ amount_refunded: 10_000 });
  expect(names()).toEqual(["refund.created"]);
  control().clock.advance(60_000);
  expect(await sdk().refunds.fetch(refund.id)).toMatchObject({
    status: "processed",
    speed_processed: "normal",
    acquirer_data: { arn: expect.stringMatching(/^\d{23}$/) },
  });
  expect(names()).toEqual(["refund.created", "refund.processed"]);
});

test("refundMode failed: the payment is unrefunded again", async () => {
  control().setKnobs({ refundMode: "failed", refundSettleMs: 60_000, merchantBalance: AMOUNT });
  const { id } = await paid();
  const refund = await sdk().payments.refund(id, {});
  expect(await sdk().payments.fetch(id)).toMatchObject({
    status: "refunded",
    refund_status: "full",
  });
  expect(control().knobs().merchantBalance).toBe(0);
  control().clock.advance(60_000);
  expect(await sdk().refunds.fetch(refund.id)).toMatchObject({ status: "failed" });
  expect(await sdk().payments.fetch(id)).toMatchObject({
    status: "captured",
    refund_status: null,
    amount_refunded: 0,
  });
  expect(control().knobs().merchantBalance).toBe(AMOUNT);
  expect(names()).toEqual(["refund.created", "refund.failed"]);
  control().setKnobs({ refundMode: "processed" });
  expect(await sdk().payments.refund(id, {})).toMatchObject({ status: "processed" });
});

test("a pending refund without a wait ends automatically, with null only on command", async () => {
  control().setKnobs({ refundMode: "pending" });
  const quick = await sdk().payments.refund((await paid()).id, {});
  expect(quick.status).toBe("pending");
  await until(() => control().state().refunds[0]?.status === "processed");
  control().setKnobs({ refundSettleMs: null });
  const told = await sdk().payments.refund((await paid()).id, {});
  control().clock.advance(30 * 86_400_000);
  expect(await sdk().refunds.fetch(told.id)).toMatchObject({ status: "pending" });
  expect(control().settleRefund(told.id, "failed")).toMatchObject({ status: "failed" });
  expect(() => control().settleRefund(told.id)).toThrow("not pending");
});

test("merchantBalance: refused for low balance in both known forms, then processed", async () => {
  control().setKnobs({ merchantBalance: 20_000 });
  const { id } = await paid();
  const na = { source: "NA", step: "NA", reason: "NA", code: "BAD_REQUEST_ERROR" };
  await expect(sdk().payments.refund(id, {})).rejects.toMatchObject({
    statusCode: 400,
    error: { ...na, description: expect.stringContaining("does not have enough balance") },
  });
  control().setKnobs({ lowBalanceText: "invalidRequest" });
  await expect(sdk().payments.refund(id, {})).rejects.toMatchObject({
    error: { ...na, description: "invalid request sent" },
  });
  expect(await sdk().payments.fetch(id)).toMatchObject({ amount_refunded: 0 });
  await sdk().payments.refund(id, { amount: 20_000 });
  expect(control().knobs().merchantBalance).toBe(0);
  control().setKnobs({ merchantBalance: null });
  await sdk().payments.refund(id, {});
});

test("an instant refund of 2468 paise falls back to normal speed", async () => {
  const { id } = await paid();
  const slow = await sdk().payments.refund(id, { amount: 2_468, speed: "optimum" });
  expect(slow).toMatchObject({ speed_requested: "optimum", speed_processed: "normal" });
  expect(names()).toEqual(["refund.created", "refund.speed_changed", "refund.processed"]);
  const quick = await sdk().payments.refund(id, { amount: 2_469, speed: "optimum" });
  expect(quick).toMatchObject({ speed_processed: "instant" });
});

test("a used receipt blocks a second refund unless the knob allows it", async () => {
  const { id } = await paid();
  const again = () => sdk().payments.refund(id, { amount: 100, receipt: "rf_1" });
  await again();
  await refused(again(), "Duplicate receipt found for this refund request.");
  control().setKnobs({ uniqueRefundReceipt: false });
  await again();
  expect(await sdk().payments.fetch(id)).toMatchObject({ amount_refunded: 200 });
});

test("a refund from the dashboard sends an event", async () => {
  const { id } = await paid();
  const refund = await control().refund(id, 10_000);
  expect(refund).toMatchObject({ amount: 10_000, receipt: null, status: "processed" });
  expect(names()).toEqual(["refund.created", "refund.processed"]);
});
