import { db } from "@/lib/db";
import { sign } from "@/lib/payments/provider/signature";
import { KEYS } from "@/tests/support/servers/razorpay-local";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, stockOf, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, payInBrowser, status, history, cancel, expire, retry } = forEachMode();
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product);
});

/** Posts these bytes to the webhook; returns the status. */
async function post(body: string, signature: string, id: string): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "x-razorpay-event-id": id,
    "x-razorpay-signature": signature,
  };
  const url = `${shop().origin}/api/payments/webhook`;
  return (await fetch(url, { method: "POST", headers, body })).status;
}

it("13: places the order when the newest event comes first", async () => {
  control().faults.add({ kind: "reorder", ms: 30 });
  const order = await open(buyer, [line(product)]);
  control().pay(order.order_id, { outcome: "failed" });
  control().pay(order.order_id);
  await shop().quiet();
  expect(await history(buyer)).toMatchObject([{ order_status: null, refund: null }]);
});

it.each(["order.paid", "payment.captured", "payment.authorized", "payment.failed"])(
  "13: %s after its refund does not restore the order",
  async (late) => {
    control().faults.add({ kind: "lose", match: { event: late } });
    const order = await open(buyer, [line(product)]);
    control().pay(order.order_id, { outcome: "failed" });
    await payInBrowser(buyer, order);
    await shop().quiet();
    const [{ order_id }] = await history(buyer);
    await cancel(buyer, order_id);
    await shop().quiet();
    const before = await history(buyer);
    expect(before).toMatchObject([{ order_status: "canceled", refund: { state: "refunded" } }]);
    const event = control()
      .events()
      .find((row) => row.event === late);
    expect(await control().deliver(event?.id ?? "", { times: 2 })).toEqual([200, 200]);
    await shop().quiet();
    expect(await history(buyer)).toEqual(before);
    expect(await stockOf(product)).toBe(3);
    expect(control().state().refunds).toHaveLength(1);
  },
);

it("13: the events of a payment that has paid are stored as done, without a job", async () => {
  control().holdWebhooks();
  const order = await open(buyer, [line(product)]);
  await payInBrowser(buyer, order);
  control().releaseWebhooks();
  await shop().quiet();
  const [{ order_id }] = await history(buyer);
  await cancel(buyer, order_id);
  await shop().quiet();
  const stored = await db().webhookEvent.findMany({
    where: {
      id: {
        in: control()
          .events()
          .map(({ id }) => id),
      },
    },
    select: { event: true, tries: true, processedAt: true },
  });
  expect(stored.every(({ processedAt }) => processedAt !== null)).toBe(true);
  const worked = stored.map(({ event, tries }) => [event, tries]);
  // What is about the refund is news.
  expect(new Map(worked as [string, number][])).toEqual(
    new Map([
      ["payment.authorized", 0],
      ["payment.captured", 0],
      ["order.paid", 0],
      ["refund.created", 1],
      ["refund.processed", 1],
    ]),
  );
  expect(await history(buyer)).toMatchObject([{ refund: { state: "refunded" } }]);
});

it("13: a refund event before its payment leaves no order and no debt", async () => {
  control().faults.add({ kind: "reorder", ms: 30 });
  control().holdWebhooks();
  const order = await open(buyer, [line(product)]);
  const { payment } = control().pay(order.order_id);
  await control().refund(payment.id);
  control().releaseWebhooks();
  await shop().quiet();
  expect(await history(buyer)).toEqual([]);
  const rows = await db().refund.findMany({ where: { paymentId: payment.id } });
  expect(rows).toMatchObject([{ reason: "by_hand", state: "processed", amountPaise: 42_999_00n }]);
  await expire(order);
  expect(await status(buyer, order)).toMatchObject({ state: "expired", order_ids: [] });
  expect(await stockOf(product)).toBe(3);
});

it("14: sixteen copies of every event make one order, one mail and one refund", async () => {
  control().faults.add({ kind: "duplicate", copies: 16 });
  const order = await open(buyer, [line(product)]);
  control().pay(order.order_id);
  await shop().quiet();
  expect(control().deliveries()).toHaveLength(3 * 16);
  expect(
    control()
      .deliveries()
      .filter((one) => one.status !== 200),
  ).toEqual([]);
  expect(await history(buyer)).toHaveLength(1);
  expect(await subjects(buyer)).toHaveLength(1);
  const ids = control()
    .events()
    .map(({ id }) => id);
  expect(await db().webhookEvent.count({ where: { id: { in: ids } } })).toBe(3);
  const [{ order_id }] = await history(buyer);
  await cancel(buyer, order_id);
  await shop().quiet();
  expect(control().state().refunds).toHaveLength(1);
  expect(await subjects(buyer)).toHaveLength(3);
});

it("15: verifies the signature over the raw bytes, not over re-serialised JSON", async () => {
  control().faults.add({ kind: "lose" });
  const order = await open(buyer, [line(product)]);
  await payInBrowser(await aBuyer(product), order);
  const paid = control()
    .events()
    .find(({ event }) => event === "payment.captured");
  const body = paid?.body ?? "";
  expect(body).toMatch(/\\u20b9 1\\\/2/);
  const signature = sign(body, KEYS.webhookSecret);
  expect(await post(JSON.stringify(JSON.parse(body)), signature, "anew")).toBe(401);
  expect(await post(`${body} `, signature, "longer")).toBe(401);
  await shop().quiet();
  expect(await db().webhookEvent.count({ where: { id: { in: ["anew", "longer"] } } })).toBe(0);
  expect(await history(buyer)).toEqual([]);
  expect(await post(body, signature, paid?.id ?? "")).toBe(200);
  await shop().quiet();
  expect(await history(buyer)).toHaveLength(1);
});

it("15: refuses a tampered or wrongly signed event, which the provider repeats", async () => {
  control().faults.add({ kind: "badSignature", match: { event: "order.paid" } });
  control().faults.add({ kind: "oldSecret", match: { event: "payment.captured" } });
  control().faults.add({ kind: "noSignature", match: { event: "payment.authorized" } });
  const order = await open(buyer, [line(product)]);
  control().pay(order.order_id);
  await shop().quiet();
  expect(
    control()
      .deliveries()
      .map((one) => one.status),
  ).not.toContain(200);
  const [paid] = control().events();
  expect(await control().deliver(paid?.id ?? "", { tamper: true })).toEqual([401]);
  await retry();
  expect(await history(buyer)).toEqual([]);
  expect(await db().webhookEvent.count({ where: { id: paid?.id } })).toBe(0);
});
