/** @jest-environment node */
import { AMOUNT, forEachTest, KEYS, refused, sdkFor } from "@/tests/support/servers/razorpay-local";

const { local, sdk, control, newOrder, paid } = forEachTest();
const basic = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString("base64")}`;
const UNKNOWN = "A1b2C3d4E5f6G7";

test.each([
  ["too small", { amount: 99 }, "Order amount less than minimum amount allowed", "amount"],
  ["a fraction", { amount: 499.5 }, "The amount must be an integer.", "amount"],
  ["missing", { amount: undefined }, "amount: is required.", "amount"],
  ["too big", { amount: 1e12 }, "Amount exceeds maximum amount allowed.", "amount"],
  ["long", { receipt: "x".repeat(41) }, "the length must be no more than 40.", "receipt"],
  ["foreign", { currency: "USD" }, "Currency is not supported", "currency"],
  ["long", { notes: { a: "x".repeat(257) } }, "no more than 256 characters", "notes"],
])("an order is refused when its field is %s", async (_what, more, description, field) => {
  await expect(newOrder(more)).rejects.toEqual({
    statusCode: 400,
    error: expect.objectContaining({
      code: "BAD_REQUEST_ERROR",
      description: expect.stringContaining(description),
      source: "business",
      metadata: {},
      field,
    }),
  });
});

test("an amount that is too small has its own step and reason", async () => {
  await expect(newOrder({ amount: 50 })).rejects.toMatchObject({
    error: { step: "order_creation", reason: "amount_less_than_minimum_amount" },
  });
});

test("an unknown field is named", async () => {
  await expect(newOrder({ total: 1 })).rejects.toMatchObject({
    statusCode: 400,
    error: {
      description: "total is/are not required and should not be sent",
      reason: "extra_field_sent",
    },
  });
});

test("malformed and unknown ids return 400, not 404", async () => {
  await refused(sdk().orders.fetch("x"), "x is not a valid id");
  await refused(sdk().orders.fetch(`order_${UNKNOWN}`), "The id provided does not exist");
  await refused(sdk().payments.fetch(`pay_${UNKNOWN}`), "The id provided does not exist");
  await refused(sdk().refunds.fetch(`rfnd_${UNKNOWN}`), "The id provided does not exist");
});

test("an unknown path or method returns 400", async () => {
  const description = "The requested URL was not found on the server.";
  for (const [method, path] of [
    ["GET", "/v1/nothing"],
    ["DELETE", "/v1/orders"],
  ] as const) {
    const response = await fetch(local().origin + path, { method });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { description } });
  }
});

test("a missing key, a wrong secret and lower-case basic return 401 with plain text", async () => {
  const url = `${local().origin}/v1/orders`;
  const ask = async (headers: Record<string, string>) => (await fetch(url, { headers })).json();
  const code = "BAD_REQUEST_ERROR";
  const missing = {
    error: { code, description: "Please provide your api key for authentication purposes" },
  };
  expect(await ask({})).toEqual(missing);
  expect(await ask({ authorization: basic.replace("Basic", "basic") })).toEqual(missing);
  await expect(sdkFor(local().origin, "wrong").orders.all()).rejects.toEqual({
    statusCode: 401,
    error: { code, description: "Authentication failed" },
  });
});

test("only a captured payment can be refunded, by at least one rupee", async () => {
  const waiting = await paid({}, { outcome: "authorized" });
  await refused(
    sdk().payments.refund(waiting.id, {}),
    "The payment status should be captured for action to be taken",
  );
  const { id } = await paid();
  await refused(sdk().payments.refund(id, { amount: 99 }), "The amount must be at least INR 1.00");
});

test("a late payment of a paid order cannot be captured", async () => {
  const order = await newOrder();
  const late = control().pay(order.id, { outcome: "failed" }).payment;
  control().pay(order.id);
  control().authorize(late.id);
  await refused(
    sdk().payments.capture(late.id, AMOUNT, "INR"),
    "Your payment has been declined as the order is already paid.",
  );
});
