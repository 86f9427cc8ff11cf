/** @jest-environment node */
import { AMOUNT, axiosOf, forEachTest, refused } from "@/tests/support/servers/razorpay-local";

const { sdk, control, paid } = forEachTest();

test("a refund has the documented shape and is found in every list", async () => {
  const { id } = await paid();
  const refund = await sdk().payments.refund(id, { receipt: "rf_01HX", speed: "normal" });
  expect(refund).toEqual({
    id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
    entity: "refund",
    amount: AMOUNT,
    currency: "INR",
    payment_id: id,
    notes: [],
    receipt: "rf_01HX",
    acquirer_data: { arn: null },
    created_at: expect.any(Number),
    batch_id: null,
    status: "processed",
    speed_processed: "normal",
    speed_requested: "normal",
  });
  expect(await sdk().refunds.fetch(refund.id)).toEqual(refund);
  expect(await sdk().refunds.fetch(refund.id, { payment_id: id })).toEqual(refund);
  expect(await sdk().payments.fetchRefund(id, refund.id)).toEqual(refund);
  expect((await sdk().refunds.all()).items).toEqual([refund]);
  expect((await sdk().payments.fetchMultipleRefund(id, {})).items).toEqual([refund]);
  expect(await sdk().refunds.edit(refund.id, { notes: { a: "b" } })).toMatchObject({
    notes: { a: "b" },
  });
});

test("partial refunds add up to the payment, and the order stays paid", async () => {
  const { id, order_id } = await paid();
  await sdk().payments.refund(id, { amount: 10_000 });
  expect(await sdk().payments.fetch(id)).toMatchObject({
    status: "captured",
    refund_status: "partial",
  });
  await refused(sdk().payments.refund(id, { amount: 40_000 }), "greater than amount captured");
  await sdk().payments.refund(id, {});
  expect(await sdk().payments.fetch(id)).toMatchObject({
    status: "refunded",
    refund_status: "full",
    amount_refunded: AMOUNT,
  });
  await refused(sdk().payments.refund(id, {}), "The payment has been fully refunded already");
  expect(await sdk().orders.fetch(order_id)).toMatchObject({ status: "paid" });
});

test("one key makes one refund and refuses another request", async () => {
  const { id } = await paid();
  const send = (body: object, key = "refund_key_01") =>
    axiosOf(sdk()).post(`/v1/payments/${id}/refund`, body, {
      headers: { "X-Refund-Idempotency": key },
    });
  const [first, again] = [await send({ amount: 10_000 }), await send({ amount: 10_000 })];
  expect(again.data).toEqual(first.data);
  expect(control().state().refunds).toHaveLength(1);
  await expect(send({ amount: 20_000 })).rejects.toMatchObject({
    response: { status: 409, data: { error: { code: "BAD_REQUEST_ERROR" } } },
  });
  await expect(send({}, "short")).rejects.toMatchObject({ response: { status: 400 } });
  control().setKnobs({ refundWorkMs: 150 });
  const both = await Promise.allSettled([send({}, "refund_key_02"), send({}, "refund_key_02")]);
  expect(both.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(control().state().refunds).toHaveLength(2);
});

test("field order does not make another request", async () => {
  const { id } = await paid();
  const send = (body: object) =>
    axiosOf(sdk()).post(`/v1/payments/${id}/refund`, body, {
      headers: { "X-Refund-Idempotency": "refund_key_03" },
    });
  const first = await send({ amount: 10_000, receipt: "rf_3" });
  expect((await send({ receipt: "rf_3", amount: 10_000 })).data).toEqual(first.data);
});
