/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Razorpay from "razorpay";
import { sign } from "../../scripts/razorpay-local/auth.ts";
import type { RazorpayLocal } from "../../scripts/razorpay-local/index.ts";
import { axiosOf, KEYS, sdkFor, startReceiver, startStandIn } from "../support/razorpay-local";

const AMOUNT = 49_900;
const UNKNOWN = "A1b2C3d4E5f6G7";
const basic = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString("base64")}`;

let local: RazorpayLocal;
let sdk: Razorpay;

beforeAll(async () => {
  local = await startStandIn();
  sdk = sdkFor(local.origin);
});
beforeEach(() => local.control.reset());
afterAll(() => local.close());

const newOrder = (more: object = {}) =>
  sdk.orders.create({ amount: AMOUNT, currency: "INR", receipt: "co_01HX", ...more });

async function paid(more: object = {}, options: Parameters<typeof local.control.pay>[1] = {}) {
  const order = await newOrder(more);
  return local.control.pay(order.id, options).payment;
}

describe("orders", () => {
  test("an order has the documented shape", async () => {
    const order = await newOrder();
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: "order",
      amount: AMOUNT,
      amount_paid: 0,
      amount_due: AMOUNT,
      currency: "INR",
      receipt: "co_01HX",
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: [],
      created_at: expect.any(Number),
    });
    expect(await sdk.orders.fetch(order.id)).toEqual(order);
  });

  test("a form body is taken like JSON", async () => {
    const response = await fetch(`${local.origin}/v1/orders`, {
      method: "POST",
      headers: { authorization: basic },
      body: new URLSearchParams({ amount: "49900", currency: "INR", "notes[city]": "Pune" }),
    });
    expect(await response.json()).toMatchObject({ amount: AMOUNT, notes: { city: "Pune" } });
  });

  test("lists are newest first, by receipt, by time and by page", async () => {
    const first = await newOrder({ receipt: "co_1" });
    local.control.clock.advance(60_000);
    const second = await newOrder({ receipt: "co_2" });
    const ids = async (query: object) => (await sdk.orders.all(query)).items.map((row) => row.id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ receipt: "co_1" })).toEqual([first.id]);
    expect(await ids({ count: 1, skip: 1 })).toEqual([first.id]);
    expect(await ids({ from: second.created_at })).toEqual([second.id]);
    expect(await ids({ to: first.created_at })).toEqual([first.id]);
    expect(await sdk.orders.all({ receipt: "co_3" })).toEqual({
      entity: "collection",
      count: 0,
      items: [],
    });
  });

  test("only the notes of an order can be changed", async () => {
    const order = await newOrder();
    expect(await sdk.orders.edit(order.id, { notes: { a: "b" } })).toMatchObject({
      notes: { a: "b" },
    });
    await expect(patch(`/v1/orders/${order.id}`, { amount: 100 })).resolves.toMatchObject({
      error: { reason: "extra_field_sent" },
    });
  });

  test("a receipt is repeated, shared or refused as the account is set", async () => {
    const order = await newOrder();
    expect((await newOrder()).id).not.toBe(order.id);
    expect((await newOrder({ unique_receipt: true })).id).toBe(order.id);
    local.control.setKnobs({ uniqueOrderReceipt: true });
    await expect(newOrder()).rejects.toMatchObject({
      error: { description: "Order receipt should be unique." },
    });
  });
});

describe("payments", () => {
  test("a captured payment has the documented shape and the order is paid", async () => {
    const { id, order_id } = await paid();
    expect(await sdk.payments.fetch(id)).toEqual({
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
    expect(await sdk.orders.fetch(order_id)).toMatchObject({
      status: "paid",
      amount_paid: AMOUNT,
      amount_due: 0,
      attempts: 1,
    });
  });

  test("a failure leaves the order open for another try, and a paid order takes none", async () => {
    const order = await newOrder();
    const failed = local.control.pay(order.id, { method: "card", outcome: "failed" }).payment;
    expect(failed).toMatchObject({ status: "failed", error_reason: "payment_failed", fee: null });
    expect(await sdk.orders.fetch(order.id)).toMatchObject({ status: "attempted", attempts: 1 });
    local.control.pay(order.id);
    expect(() => local.control.pay(order.id)).toThrow("the order is already paid");
    const payments = await sdk.orders.fetchPayments(order.id);
    expect(payments.items.map((row) => row.status)).toEqual(["captured", "failed"]);
  });

  test("a card is shown only when asked for", async () => {
    const { id } = await paid({}, { method: "card" });
    expect(await sdk.payments.fetch(id)).not.toHaveProperty("card");
    expect(await sdk.payments.fetch(id, { "expand[]": "card" })).toMatchObject({
      card: { last4: "1007", network: "Visa", entity: "card" },
    });
  });

  test("notes can be changed and payments listed", async () => {
    const { id } = await paid();
    await sdk.payments.edit(id, { notes: { a: "b" } });
    const list = await sdk.payments.all();
    expect(list.items).toMatchObject([{ id, notes: { a: "b" } }]);
  });

  test("a manual order is captured by the shop, once, and no second payment is taken before", async () => {
    const manual = { payment: { capture: "manual", capture_options: { refund_speed: "normal" } } };
    const { id, order_id } = await paid(manual, { outcome: "authorized" });
    expect(() => local.control.pay(order_id)).toThrow("Payment already done");
    await expect(sdk.payments.capture(id, 100, "INR")).rejects.toMatchObject({
      error: { description: "Capture amount must be equal to the amount authorized." },
    });
    expect(await sdk.payments.capture(id, AMOUNT, "INR")).toMatchObject({ status: "captured" });
    await expect(sdk.payments.capture(id, AMOUNT, "INR")).rejects.toMatchObject({
      statusCode: 400,
      error: { description: "This payment has already been captured" },
    });
  });

  test("a late yes after the automatic period waits, and is given back at the end", async () => {
    const options = { automatic_expiry_period: 30, manual_expiry_period: 60 };
    const payment = { capture: "automatic", capture_options: options };
    const early = await paid({ payment }, { outcome: "failed" });
    expect(local.control.authorize(early.id).status).toBe("captured");
    const late = await paid({ payment }, { outcome: "failed" });
    local.control.clock.advance(31 * 60_000);
    expect(local.control.authorize(late.id)).toMatchObject({
      status: "authorized",
      error_code: null,
    });
    local.control.clock.advance(61 * 60_000);
    expect(await sdk.payments.fetch(late.id)).toMatchObject({
      status: "refunded",
      captured: false,
      amount_refunded: AMOUNT,
    });
  });
});

describe("refunds", () => {
  test("a refund has the documented shape and is found in every list", async () => {
    const { id } = await paid();
    const refund = await sdk.payments.refund(id, { receipt: "rf_01HX", speed: "normal" });
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
    expect(await sdk.refunds.fetch(refund.id)).toEqual(refund);
    expect(await sdk.refunds.fetch(refund.id, { payment_id: id })).toEqual(refund);
    expect(await sdk.payments.fetchRefund(id, refund.id)).toEqual(refund);
    expect((await sdk.refunds.all()).items).toEqual([refund]);
    expect((await sdk.payments.fetchMultipleRefund(id, {})).items).toEqual([refund]);
    expect(await sdk.refunds.edit(refund.id, { notes: { a: "b" } })).toMatchObject({
      notes: { a: "b" },
    });
  });

  test("parts are refunded until nothing is left, and the order stays paid", async () => {
    const { id, order_id } = await paid();
    await sdk.payments.refund(id, { amount: 10_000 });
    expect(await sdk.payments.fetch(id)).toMatchObject({
      status: "captured",
      refund_status: "partial",
    });
    await refused(sdk.payments.refund(id, { amount: 40_000 }), "greater than amount captured");
    await sdk.payments.refund(id, {});
    expect(await sdk.payments.fetch(id)).toMatchObject({
      status: "refunded",
      refund_status: "full",
      amount_refunded: AMOUNT,
    });
    await refused(sdk.payments.refund(id, {}), "The payment has been fully refunded already");
    expect(await sdk.orders.fetch(order_id)).toMatchObject({ status: "paid" });
  });

  test("the same key makes one refund, another request with it is refused", async () => {
    const { id } = await paid();
    const send = (body: object, key = "refund_key_01") =>
      axiosOf(sdk).post(`/v1/payments/${id}/refund`, body, {
        headers: { "X-Refund-Idempotency": key },
      });
    const [first, again] = [await send({ amount: 10_000 }), await send({ amount: 10_000 })];
    expect(again.data).toEqual(first.data);
    expect(local.control.state().refunds).toHaveLength(1);
    await expect(send({ amount: 20_000 })).rejects.toMatchObject({
      response: { status: 409, data: { error: { code: "BAD_REQUEST_ERROR" } } },
    });
    await expect(send({}, "short")).rejects.toMatchObject({ response: { status: 400 } });
    local.control.setKnobs({ refundWorkMs: 150 });
    const both = await Promise.allSettled([send({}, "refund_key_02"), send({}, "refund_key_02")]);
    expect(both.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(local.control.state().refunds).toHaveLength(2);
  });

  test("a used receipt stops a second refund", async () => {
    const { id } = await paid();
    await sdk.payments.refund(id, { amount: 100, receipt: "rf_1" });
    await refused(sdk.payments.refund(id, { amount: 100, receipt: "rf_1" }), "unique");
  });
});

describe("refusals", () => {
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

  test("too small an amount has its own step and reason", async () => {
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

  test("ids of another form and ids that are not there are 400, not 404", async () => {
    await refused(sdk.orders.fetch("x"), "x is not a valid id");
    await refused(sdk.orders.fetch(`order_${UNKNOWN}`), "The id provided does not exist");
    await refused(sdk.payments.fetch(`pay_${UNKNOWN}`), "The id provided does not exist");
    await refused(sdk.refunds.fetch(`rfnd_${UNKNOWN}`), "The id provided does not exist");
  });

  test("an unknown address or method is 400", async () => {
    const description = "The requested URL was not found on the server.";
    for (const [method, path] of [
      ["GET", "/v1/nothing"],
      ["DELETE", "/v1/orders"],
    ] as const) {
      const response = await fetch(local.origin + path, { method });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { description } });
    }
  });

  test("no key, a wrong secret and lower-case basic are 401 with a text only", async () => {
    const url = `${local.origin}/v1/orders`;
    const ask = async (headers: Record<string, string>) => (await fetch(url, { headers })).json();
    const code = "BAD_REQUEST_ERROR";
    const missing = {
      error: { code, description: "Please provide your api key for authentication purposes" },
    };
    expect(await ask({})).toEqual(missing);
    expect(await ask({ authorization: basic.replace("Basic", "basic") })).toEqual(missing);
    await expect(sdkFor(local.origin, "wrong").orders.all()).rejects.toEqual({
      statusCode: 401,
      error: { code, description: "Authentication failed" },
    });
  });

  test("only a captured payment is refunded, and no less than a rupee", async () => {
    const waiting = await paid({}, { outcome: "authorized" });
    await refused(
      sdk.payments.refund(waiting.id, {}),
      "The payment status should be captured for action to be taken",
    );
    const { id } = await paid();
    await refused(sdk.payments.refund(id, { amount: 99 }), "The amount must be at least INR 1.00");
  });
});

describe("signatures", () => {
  test("the published vector is met", () => {
    expect(sign("order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l", "EnLs21M47BllR3X8PSFtjtbd")).toBe(
      "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
    );
  });

  test("what the handler gets is signed with the key's secret", async () => {
    const order = await newOrder();
    const { response } = local.control.pay(order.id);
    expect(response.razorpay_order_id).toBe(order.id);
    expect(response.razorpay_signature).toBe(
      sign(`${order.id}|${response.razorpay_payment_id}`, KEYS.keySecret),
    );
  });
});

describe("checkout", () => {
  const ask = async (at: RazorpayLocal, path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ key_id: KEYS.keyId, ...body }) };
    return (await fetch(`${at.origin}/v1/checkout/payments${path}`, init)).json();
  };

  test("the page shows the order's amount and may be framed by the shop only", async () => {
    const shop = "http://localhost:3000";
    const at = await startStandIn({ shopOrigins: [shop] });
    const order = await sdkFor(at.origin).orders.create({ amount: 18_999_900, currency: "INR" });
    const open = async (more: Record<string, string>) => {
      const fields = { key_id: KEYS.keyId, order_id: order.id, parent_origin: shop, ...more };
      return fetch(`${at.origin}/v1/checkout/public?${new URLSearchParams(fields)}`);
    };
    const page = await open({ name: "<b>Shop" });
    expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${shop}`);
    const html = await page.text();
    expect(html).toContain("₹1,89,999");
    expect(html).toContain("&lt;b&gt;Shop");
    expect(await (await open({ amount: "100" })).text()).toContain("payment amount is different");
    expect(await (await open({ key_id: "rzp_test_b" })).text()).toContain("Authentication failed");
    await at.close();
  });

  test("a card fails with a short one-time password and then succeeds", async () => {
    const { id } = await newOrder();
    const card = { number: "4100 2800 0000 1007", expiry: "12/49", cvv: "123" };
    const begin = () => ask(local, "", { order_id: id, method: "card", ...card });
    const first = await begin();
    expect(first).toMatchObject({ step: "otp" });
    expect(await ask(local, `/${first.payment_id}`, { otp: "123" })).toMatchObject({
      step: "failed",
      error: {
        reason: "incorrect_otp",
        metadata: { order_id: id, payment_id: first.payment_id },
      },
    });
    const second = await begin();
    expect(await ask(local, `/${second.payment_id}`, { otp: "1234" })).toMatchObject({
      step: "paid",
      calls: 1,
    });
    expect(await sdk.orders.fetch(id)).toMatchObject({ status: "paid", attempts: 2 });
  });

  test("a payment left at its bank fails after ten minutes", async () => {
    const { id } = await newOrder();
    const { payment_id } = await ask(local, "", { order_id: id, method: "netbanking" });
    local.control.clock.advance(11 * 60_000);
    expect(await sdk.payments.fetch(payment_id)).toMatchObject({
      status: "failed",
      error_reason: "payment_timed_out",
    });
  });

  test("two tabs at their banks make one payment", async () => {
    const { id } = await newOrder();
    const begin = () => ask(local, "", { order_id: id, method: "netbanking" });
    const [one, two] = [await begin(), await begin()];
    const outcome = "success";
    expect(await ask(local, `/${one.payment_id}`, { outcome })).toMatchObject({ step: "paid" });
    expect(await ask(local, `/${two.payment_id}`, { outcome })).toMatchObject({
      step: "failed",
      error: { reason: "order_already_paid" },
    });
  });

  test("the browser can be told never, twice, or after the webhooks", async () => {
    const receiver = await startReceiver();
    const at = await startStandIn({ webhookUrl: receiver.url });
    const pay = async () => {
      const order = await sdkFor(at.origin).orders.create({ amount: AMOUNT, currency: "INR" });
      return ask(at, "", { order_id: order.id, method: "upi", vpa: "success@razorpay" });
    };
    at.control.setKnobs({ dropHandler: true, webhookFirst: true });
    expect(await pay()).toMatchObject({ step: "paid", calls: 0 });
    expect(receiver.received).toHaveLength(3);
    at.control.setKnobs({ dropHandler: false, doubleHandler: true });
    expect(await pay()).toMatchObject({ step: "paid", calls: 2 });
    await at.close();
    await receiver.close();
  });
});

describe("webhooks", () => {
  const names = (from: RazorpayLocal) => from.control.events().map((row) => row.event);

  async function withReceiver(
    statuses: number[],
    run: (at: RazorpayLocal, got: Awaited<ReturnType<typeof startReceiver>>) => Promise<void>,
  ) {
    const receiver = await startReceiver(statuses);
    const retryDelaysMs = [20, 3_600_000];
    const at = await startStandIn({ webhookUrl: receiver.url, retryDelaysMs });
    try {
      await run(at, receiver);
    } finally {
      await at.close();
      await receiver.close();
    }
  }

  const payAt = async (at: RazorpayLocal, notes = {}) => {
    const order = await sdkFor(at.origin).orders.create({ amount: AMOUNT, currency: "INR", notes });
    return at.control.pay(order.id).payment;
  };

  test("events come in order, signed over escaped bytes, as snapshots", async () => {
    await withReceiver([], async (at, { received }) => {
      const { id } = await payAt(at, { place: "Pune ₹ a/b" });
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

  test("a refused delivery is repeated with the same id, later ones when the clock says so", async () => {
    await withReceiver([500, 400], async (at, { received }) => {
      const order = await sdkFor(at.origin).orders.create({ amount: AMOUNT, currency: "INR" });
      at.control.pay(order.id, { outcome: "authorized" });
      await until(() => received.length === 2);
      await at.control.webhooksIdle();
      at.control.clock.advance(3_700_000);
      await until(() => at.control.events()[0]?.state === "delivered");
      expect(new Set(received.map(({ headers }) => headers["x-razorpay-event-id"])).size).toBe(1);
      expect(at.control.events()[0]?.deliveries.map((row) => row.status)).toEqual([500, 400, 200]);
    });
  });

  test("events can be held, repeated and spoilt", async () => {
    await withReceiver([], async (at, { received }) => {
      at.control.holdWebhooks();
      await payAt(at);
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
});

describe("faults", () => {
  test("commitThenDrop does the work and cuts the line: the order is found by receipt", async () => {
    const match = { method: "POST", path: "/v1/orders" };
    local.control.faults.add({ match, kind: "commitThenDrop", times: 1 });
    // The SDK trips over an answer that is not there.
    await expect(newOrder()).rejects.toMatchObject({ name: "TypeError" });
    const found = await sdk.orders.all({ receipt: "co_01HX" });
    expect(found.items).toMatchObject([{ amount: AMOUNT, status: "created" }]);
    await newOrder({ receipt: "co_02HX" });
  });

  test.each([
    ["http500", { statusCode: 500, error: { code: "SERVER_ERROR" } }],
    ["http502Html", { statusCode: 502, error: undefined }],
    ["http429", { statusCode: 429 }],
    ["reset", { name: "TypeError" }],
  ] as const)("%s comes before any work", async (kind, error) => {
    local.control.faults.add({ match: { path: "/v1/orders*" }, kind, times: 1 });
    await expect(newOrder()).rejects.toMatchObject(error);
    expect(local.control.state().orders).toEqual([]);
  });

  test.each(["brokenJson", "empty200"] as const)("%s comes after the work", async (kind) => {
    local.control.faults.add({ kind, times: 1 });
    expect(typeof (await newOrder())).toBe("string");
    expect(local.control.state().orders).toHaveLength(1);
  });

  test("hang never answers and latency answers late", async () => {
    axiosOf(sdk).defaults.timeout = 200;
    local.control.faults.add({ kind: "hang", times: 1 });
    await expect(newOrder()).rejects.toMatchObject({ name: "TypeError" });
    axiosOf(sdk).defaults.timeout = 3_000;
    local.control.faults.add({ kind: "latency", ms: 120, times: 1 });
    const begun = Date.now();
    await newOrder();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(110);
  });
});

describe("control", () => {
  test("every request is remembered without its secret", async () => {
    await newOrder();
    expect(local.control.calls()).toMatchObject([
      {
        method: "POST",
        path: "/v1/orders",
        status: 200,
        body: { amount: AMOUNT, receipt: "co_01HX" },
        headers: { authorization: "(hidden)" },
      },
    ]);
  });

  test("another process needs the token", async () => {
    const order = await newOrder();
    const ask = (path: string, token: string, body?: object) =>
      fetch(`${local.origin}/__rzp/${path}`, {
        method: body ? "POST" : "GET",
        headers: { "x-rzp-token": token, "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    expect((await ask("state", "wrong")).status).toBe(401);
    const pay = { order_id: order.id, method: "card", outcome: "captured" };
    const answer = await (await ask("pay", local.controlToken, pay)).json();
    expect(answer.payment).toMatchObject({ status: "captured", method: "card" });
    const fault = { kind: "http500", times: 1, match: { path: "/v1/orders" } };
    expect((await ask("faults", local.controlToken, fault)).status).toBe(200);
    await expect(newOrder()).rejects.toMatchObject({ statusCode: 500 });
    const unknown = await ask("faults", local.controlToken, { kind: "no such" });
    expect(unknown.status).toBe(400);
  });

  test("a snapshot survives a restart, and an unreadable one is not overwritten", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rzp-local-"));
    const statePath = join(folder, "state.json");
    const before = await startStandIn({ statePath });
    const order = await sdkFor(before.origin).orders.create({ amount: AMOUNT, currency: "INR" });
    before.control.pay(order.id);
    await before.close();
    const after = await startStandIn({ statePath });
    expect(await sdkFor(after.origin).orders.fetch(order.id)).toMatchObject({ status: "paid" });
    await after.close();
    writeFileSync(statePath, "{");
    await expect(startStandIn({ statePath })).rejects.toThrow("cannot be read");
    rmSync(folder, { recursive: true });
  });

  test("a live key and a busy port are refused in one sentence", async () => {
    await expect(startStandIn({ keyId: "rzp_live_x" })).rejects.toThrow("test key only");
    await expect(startStandIn({ port: local.port })).rejects.toThrow("is in use");
  });
});

async function refused(call: Promise<unknown>, description: string): Promise<void> {
  await expect(call).rejects.toMatchObject({
    statusCode: 400,
    error: { description: expect.stringContaining(description) },
  });
}

async function patch(path: string, body: object): Promise<unknown> {
  const headers = { authorization: basic, "content-type": "application/json" };
  const init = { method: "PATCH", headers, body: JSON.stringify(body) };
  return (await fetch(local.origin + path, init)).json();
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 2_000;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error("It did not happen within two seconds.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
