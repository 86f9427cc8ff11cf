/** @jest-environment node */

import {
  AMOUNT,
  forEachTest,
  KEYS,
  sdkFor,
  startReceiver,
  startStandIn,
} from "@/tests/support/servers/razorpay-local";
import type { RazorpayLocal } from "../../../packages/razorpay-local/index";

const { local, sdk, control, newOrder } = forEachTest();

const ask = async (at: RazorpayLocal, path: string, body: object) => {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ key_id: KEYS.keyId, ...body }) };
  return (await fetch(`${at.origin}/v1/checkout/payments${path}`, init)).json();
};

test("the page shows the order's amount and can be framed only by the shop", async () => {
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
  const begin = () => ask(local(), "", { order_id: id, method: "card", ...card });
  const first = await begin();
  expect(first).toMatchObject({ step: "otp" });
  expect(await ask(local(), `/${first.payment_id}`, { otp: "123" })).toMatchObject({
    step: "failed",
    error: {
      reason: "incorrect_otp",
      metadata: { order_id: id, payment_id: first.payment_id },
    },
  });
  const second = await begin();
  expect(await ask(local(), `/${second.payment_id}`, { otp: "1234" })).toMatchObject({
    step: "paid",
    calls: 1,
  });
  expect(await sdk().orders.fetch(id)).toMatchObject({ status: "paid", attempts: 2 });
});

test("a payment left at its bank fails after ten minutes", async () => {
  const { id } = await newOrder();
  const { payment_id } = await ask(local(), "", { order_id: id, method: "netbanking" });
  control().clock.advance(11 * 60_000);
  expect(await sdk().payments.fetch(payment_id)).toMatchObject({
    status: "failed",
    error_reason: "payment_timed_out",
  });
});

test("two tabs at the bank make one payment", async () => {
  const { id } = await newOrder();
  const begin = () => ask(local(), "", { order_id: id, method: "netbanking" });
  const [one, two] = [await begin(), await begin()];
  const outcome = "success";
  expect(await ask(local(), `/${one.payment_id}`, { outcome })).toMatchObject({ step: "paid" });
  expect(await ask(local(), `/${two.payment_id}`, { outcome })).toMatchObject({
    step: "failed",
    error: { reason: "order_already_paid" },
  });
});

test("the browser's answer can be lost, doubled or delayed after the webhooks", async () => {
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

test("a payment can stay pending at its bank, or the bank's page be closed", async () => {
  const { id } = await newOrder();
  const begin = () => ask(local(), "", { order_id: id, method: "netbanking" });
  const closed = await begin();
  expect(await ask(local(), `/${closed.payment_id}`, { outcome: "close" })).toMatchObject({
    step: "failed",
    error: { reason: "payment_cancelled" },
  });
  const left = await begin();
  expect(await ask(local(), `/${left.payment_id}`, { outcome: "pending" })).toEqual({
    step: "left",
  });
  expect(await sdk().payments.fetch(left.payment_id)).toMatchObject({ status: "created" });
  expect(control().authorize(left.payment_id)).toMatchObject({ status: "captured" });
});

test("lateAuthorize and forgeHandler also apply in the browser", async () => {
  const pay = async () =>
    ask(local(), "", { order_id: (await newOrder()).id, method: "upi", vpa: "success@razorpay" });
  control().setKnobs({ lateAuthorize: 60_000 });
  expect(await pay()).toMatchObject({ step: "failed", error: { reason: "payment_timed_out" } });
  control().setKnobs({ lateAuthorize: null, forgeHandler: "missingFields", delayHandler: 120 });
  const begun = Date.now();
  const { response } = await pay();
  expect(Object.keys(response)).toEqual(["razorpay_payment_id"]);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(110);
});

test("redirect mode posts back only to a registered shop", async () => {
  const shop = "http://localhost:3000";
  const at = await startStandIn({ shopOrigins: [shop] });
  const order = await sdkFor(at.origin).orders.create({ amount: AMOUNT, currency: "INR" });
  const open = (callback_url: string) => {
    const fields = {
      key_id: KEYS.keyId,
      order_id: order.id,
      callback_url,
      "prefill[email]": "a@b.in",
    };
    const body = new URLSearchParams({ ...fields, cancel_url: `${shop}/cart` });
    return fetch(`${at.origin}/v1/checkout/embedded`, { method: "POST", body });
  };
  const page = await open(`${shop}/api/payments/callback?from=app`);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain(`form-action ${shop}`);
  expect(policy).toContain("frame-ancestors 'none'");
  const html = await page.text();
  expect(html).toContain(`"callbackUrl":"${shop}/api/payments/callback?from=app"`);
  expect(html).toContain(`"cancelUrl":"${shop}/cart"`);
  const refusedPage = await open("http://evil.example/");
  expect(await refusedPage.text()).toContain("does not belong to a registered website");
  await at.close();
});
