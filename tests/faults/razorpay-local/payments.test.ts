/** @jest-environment node */
import { AMOUNT, forEachTest } from "@/tests/support/servers/razorpay-local";

const { sdk, control, newOrder, paid } = forEachTest();

test("a captured payment has the documented shape and the order is paid", async () => {
  const { id, order_id } = await paid();
  expect(await sdk().payments.fetch(id)).toEqual({
    id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
    entity: "payment",
    amount: AMOUNT,
    currency: "INR",
    status: "captured",
    order_id,
    invoice_id: null,
    international: false,
    method: "upi",
    amount_refunded: 0,
    refund_status: null,
    captured: true,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: "success@razorpay",
    email: "void@razorpay.com",
    contact: "+919999999999",
    notes: [],
    fee: 1178,
    tax: 180,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: { rrn: expect.stringMatching(/^\d{12}$/) },
    created_at: expect.any(Number),
    upi: { vpa: "success@razorpay" },
  });
  expect(await sdk().orders.fetch(order_id)).toMatchObject({
    status: "paid",
    amount_paid: AMOUNT,
    amount_due: 0,
    attempts: 1,
  });
});

test("a failed payment leaves the order open, and a paid order accepts no other", async () => {
  const order = await newOrder();
  const failed = control().pay(order.id, { method: "card", outcome: "failed" }).payment;
  expect(failed).toMatchObject({ status: "failed", error_reason: "payment_failed", fee: null });
  expect(await sdk().orders.fetch(order.id)).toMatchObject({ status: "attempted", attempts: 1 });
  control().pay(order.id);
  expect(() => control().pay(order.id)).toThrow("the order is already paid");
  const payments = await sdk().orders.fetchPayments(order.id);
  expect(payments.items.map((row) => row.status)).toEqual(["captured", "failed"]);
});

test("a card is returned only on request", async () => {
  const { id } = await paid({}, { method: "card" });
  expect(await sdk().payments.fetch(id)).not.toHaveProperty("card");
  expect(await sdk().payments.fetch(id, { "expand[]": "card" })).toMatchObject({
    card: { last4: "1007", network: "Visa", entity: "card" },
  });
});

test("notes can be changed and payments listed", async () => {
  const { id } = await paid();
  await sdk().payments.edit(id, { notes: { a: "b" } });
  const list = await sdk().payments.all();
  expect(list.items).toMatchObject([{ id, notes: { a: "b" } }]);
});

test("a manual order is captured once by the shop, with no second payment before", async () => {
  const manual = { payment: { capture: "manual", capture_options: { refund_speed: "normal" } } };
  const { id, order_id } = await paid(manual, { outcome: "authorized" });
  expect(() => control().pay(order_id)).toThrow("Payment already done");
  await expect(sdk().payments.capture(id, 100, "INR")).rejects.toMatchObject({
    error: { description: "Capture amount must be equal to the amount authorized." },
  });
  expect(await sdk().payments.capture(id, AMOUNT, "INR")).toMatchObject({ status: "captured" });
  await expect(sdk().payments.capture(id, AMOUNT, "INR")).rejects.toMatchObject({
    statusCode: 400,
    error: { description: "This payment has already been captured" },
  });
});

test("a late approval after the automatic period waits and is finally refunded", async () => {
  const options = { automatic_expiry_period: 30, manual_expiry_period: 60 };
  const payment = { capture: "automatic", capture_options: options };
  const early = await paid({ payment }, { outcome: "failed" });
  expect(control().authorize(early.id).status).toBe("captured");
  const late = await paid({ payment }, { outcome: "failed" });
  control().clock.advance(31 * 60_000);
  expect(control().authorize(late.id)).toMatchObject({
    status: "authorized",
    error_code: null,
  });
  control().clock.advance(61 * 60_000);
  expect(await sdk().payments.fetch(late.id)).toMatchObject({
    status: "refunded",
    captured: false,
    amount_refunded: AMOUNT,
  });
});
