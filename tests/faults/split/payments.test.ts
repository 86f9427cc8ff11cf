import { POST as callback } from "@/app/api/payments/callback/route";
import { POST as webhook } from "@/app/api/payments/webhook/route";
import { shorten } from "@/tests/support/servers/patience";
import { Upstream } from "@/tests/support/servers/upstream";

const api = new Upstream();
const OWN = "http://localhost:3000";
const form = "razorpay_order_id=order_1&razorpay_payment_id=pay_1&razorpay_signature=abc";
/** Differs from JSON.stringify's output, because the signature covers the exact bytes. */
const event = '{ "event" : "payment.captured",\n"amount":1.0, "name":"\u0905" }';
const signed = { "x-razorpay-signature": "f00d", "x-razorpay-event-id": "evt_1" };

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => api.received.splice(0));

const post = (body: string, headers: Record<string, string>) =>
  new Request(`${OWN}/api/payments/x`, { method: "POST", body, headers });
const sendForm = (body = form) =>
  callback(post(body, { "content-type": "application/x-www-form-urlencoded" }));
const sendEvent = (body = event) =>
  webhook(post(body, { "content-type": "application/json", ...signed, cookie: "secret=1" }));

it("an event reaches the API tier byte for byte with its signature, and its status is returned", async () => {
  for (const status of [200, 400, 401]) {
    api.answer = (response) => response.writeHead(status).end();
    expect((await sendEvent()).status).toBe(status);
  }
  const { url, body, headers } = api.received[0] as (typeof api.received)[0];
  expect(url).toBe("/api/payments/webhook");
  expect(body.toString()).toBe(event);
  expect(Object.fromEntries(headers)).toMatchObject(signed);
  expect(headers.has("cookie")).toBe(false);
  expect(headers.has("x-api-key")).toBe(false);
  expect(api.received).toHaveLength(3);
});

it("an event that is not accepted returns an error, so that the provider repeats it", async () => {
  api.answer = (response) => response.destroy();
  expect((await sendEvent()).status).toBe(502);
  shorten({ answer: 300 });
  api.answer = () => undefined;
  expect((await sendEvent()).status).toBe(504);
  shorten({ answer: 10_000 });
  api.answer = (response) => response.writeHead(302, { location: "/" }).end();
  expect((await sendEvent()).status).toBe(502);
  expect(api.received).toHaveLength(3);
  expect((await sendEvent("x".repeat(300_000))).status).toBe(413);
  expect(api.received).toHaveLength(3);
});

it("the provider's form reaches the API tier, and the customer is redirected on this tier", async () => {
  api.answer = (response) =>
    response.writeHead(303, { location: "http://api.internal:4000/checkout/0190a000-1" }).end();
  const answer = await sendForm();
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${OWN}/checkout/0190a000-1`);
  expect(api.received[0]?.body.toString()).toBe(form);
  expect(api.received[0]?.url).toBe("/api/payments/callback");
});

it.each([
  ["nothing", () => undefined],
  ["another site", "https://evil.example/checkout/../x"],
  ["a page other than a purchase", "/admin"],
])(
  "a customer returning from a payment sees checkout when the form leads to %s",
  async (_where, to) => {
    api.answer = (response) =>
      typeof to === "string" && response.writeHead(303, { location: to }).end();
    const answer = await sendForm();
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${OWN}/checkout`);
  },
);

it("a form that is too long is not forwarded", async () => {
  const answer = await sendForm("x".repeat(20_000));
  expect(answer.headers.get("location")).toBe(`${OWN}/checkout`);
  expect(api.received).toEqual([]);
});
