/** @jest-environment node */

import { KEYS, paidAt, type Received, withReceiver } from "@/tests/support/servers/razorpay-local";
import type { WebhookFault } from "../../../packages/razorpay-local/control/faults";
import { sign } from "../../../packages/razorpay-local/http/signature";

const DAY_MS = 86_400_000;

const eventOf = ({ body }: Received) => String(JSON.parse(body).event);
const idOf = ({ headers }: Received) => String(headers["x-razorpay-event-id"]);
const signatureOf = ({ headers }: Received) => headers["x-razorpay-signature"];

/** The webhooks of one payment under this fault, after advancing the clock by `wait` ms. */
async function arrivals(fault: WebhookFault, wait = 0): Promise<Received[]> {
  let got: Received[] = [];
  await withReceiver(async (local, { received }) => {
    local.control.faults.add(fault);
    await paidAt(local);
    await local.control.webhooksIdle();
    local.control.clock.advance(wait);
    await local.control.webhooksIdle();
    got = received;
  });
  return got;
}

test("duplicate: copies of an event share its id", async () => {
  const got = await arrivals({ kind: "duplicate", match: { event: "order.paid" }, copies: 16 });
  const paid = got.filter((one) => eventOf(one) === "order.paid");
  expect(paid).toHaveLength(16);
  expect(new Set(paid.map(idOf)).size).toBe(1);
  expect(got).toHaveLength(18);
});

test("reorder: the newest arrives first", async () => {
  const got = await arrivals({ kind: "reorder" });
  expect(got.map(eventOf)).toEqual(["order.paid", "payment.captured", "payment.authorized"]);
});

test("delay: arrives after the clock has advanced", async () => {
  const fault: WebhookFault = { kind: "delay", match: { event: "payment.*" }, ms: 3_600_000 };
  expect((await arrivals(fault)).map(eventOf)).toEqual(["order.paid"]);
  expect((await arrivals(fault, 3_600_000)).map(eventOf)).toHaveLength(3);
});

test("lose: never arrives", async () => {
  const got = await arrivals({ kind: "lose", match: { event: "payment.captured" } }, 2 * DAY_MS);
  expect(got.map(eventOf).toSorted()).toEqual(["order.paid", "payment.authorized"]);
});

test("probability: the same seed affects the same events", async () => {
  const half = (seed: number) =>
    arrivals({ kind: "lose", probability: 0.5, seed }).then((got) => got.map(eventOf).toSorted());
  expect(await half(3)).toEqual(await half(3));
  const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map(half));
  expect(new Set(outcomes.map((one) => one.join())).size).toBeGreaterThan(1);
});

test.each(["badSignature", "oldSecret"] as const)(
  "%s: 64 hex digits not made with the current secret",
  async (kind) => {
    const [first] = await arrivals({ kind, times: 1 });
    if (!first) throw new Error("nothing came");
    expect(signatureOf(first)).toMatch(/^[0-9a-f]{64}$/);
    expect(signatureOf(first)).not.toBe(sign(first.body, KEYS.webhookSecret));
  },
);

test("oldSecret: signed with the given secret", async () => {
  const [first] = await arrivals({ kind: "oldSecret", secret: "before", times: 1 });
  expect(signatureOf(first as Received)).toBe(sign(first?.body ?? "", "before"));
});

test("noSignature: the header is missing", async () => {
  const got = await arrivals({ kind: "noSignature", match: { event: "order.paid" } });
  expect(got.map((one) => signatureOf(one) === undefined)).toEqual([false, false, true]);
});

test("foreignOrder: a correctly signed event of another shop arrives first", async () => {
  const got = await arrivals({ kind: "foreignOrder", match: { event: "order.paid" } });
  const paid = got.filter((one) => eventOf(one) === "order.paid");
  expect(paid).toHaveLength(2);
  const [foreign] = paid.map(({ body }) => JSON.parse(body).payload.order.entity);
  expect(foreign).toMatchObject({ status: "paid", receipt: "invoice-1" });
  for (const one of paid) expect(signatureOf(one)).toBe(sign(one.body, KEYS.webhookSecret));
});

test("foreignEvent sends one on demand, for refunds as well", async () => {
  await withReceiver(async ({ control }, { received }) => {
    control.foreignEvent("refund.processed");
    await control.webhooksIdle();
    expect(received.map(eventOf)).toEqual(["refund.processed"]);
    expect(control.state().orders).toEqual([]);
  });
});
