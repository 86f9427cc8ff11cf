import { db } from "@/lib/db";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, stockOf, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, payInBrowser, history, cancel, retry } = forEachMode();
const onRefund = { method: "POST", path: "/v1/payments/*/refund" };
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product);
});

/** A paid order; returns its id and its payment's. */
async function bought() {
  await payInBrowser(buyer, await open(buyer, [line(product)]));
  await shop().quiet();
  const [order] = await history(buyer);
  const [payment] = control().state().payments;
  return { orderId: order.order_id as string, paymentId: payment?.id ?? "" };
}

const requests = () =>
  control()
    .calls()
    .filter(({ path }) => path.endsWith("/refund"));
const keys = () => new Set(requests().map(({ headers }) => headers["x-refund-idempotency"]));
const refunded = { refund: { state: "refunded", amount: 42_999 }, order_status: "canceled" };

async function expectOneRefund(): Promise<void> {
  expect(control().state().refunds).toMatchObject([{ amount: 42_999_00, status: "processed" }]);
  expect(await history(buyer)).toMatchObject([refunded]);
  const mails = (await subjects(buyer)).filter((subject) => subject.includes("refunded"));
  expect(mails).toHaveLength(1);
}

it("12: canceling again refunds nothing more", async () => {
  const { orderId } = await bought();
  expect(await cancel(buyer, orderId)).toMatchObject({ status: 200 });
  await shop().quiet();
  expect(await cancel(buyer, orderId)).toMatchObject({
    status: 409,
    body: { code: "order_canceled", message: "This order has already been canceled." },
  });
  await shop().quiet();
  expect(requests()).toHaveLength(1);
  await expectOneRefund();
});

it.each(["commitThenDrop", "brokenJson", "empty200"] as const)(
  "12: %s: does not repeat a refund whose answer was lost",
  async (kind) => {
    const { orderId } = await bought();
    control().faults.add({ kind: "lose" });
    control().faults.add({ kind, match: onRefund, times: 1 });
    await cancel(buyer, orderId);
    await shop().quiet();
    await retry();
    await expectOneRefund();
    expect(keys().size).toBe(1);
  },
);

it("12: repeats under the same key when the list is lost as well", async () => {
  const { orderId } = await bought();
  control().faults.add({ kind: "lose" });
  control().faults.add({ kind: "commitThenDrop", match: onRefund, times: 2 });
  control().faults.add({
    kind: "http502Html",
    match: { path: "/v1/payments/*/refunds" },
    times: 2,
  });
  await cancel(buyer, orderId);
  await shop().quiet();
  expect(await history(buyer)).toMatchObject([{ refund: { state: "started" } }]);
  await retry();
  await retry();
  expect(requests()).toHaveLength(3);
  expect(keys().size).toBe(1);
  expect(new Set(requests().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  await expectOneRefund();
});

it("12: concurrent workers send a refund once", async () => {
  const { orderId } = await bought();
  control().setKnobs({ refundWorkMs: 50 });
  await cancel(buyer, orderId);
  await Promise.all(Array.from({ length: 5 }, () => shop().jobs.refunds()));
  await shop().quiet();
  expect(requests()).toHaveLength(1);
  await expectOneRefund();
});

it("12: a full manual refund replaces our waiting one", async () => {
  const admin = await anAdmin();
  const { orderId, paymentId } = await bought();
  control().setKnobs({ merchantBalance: 0 });
  await cancel(buyer, orderId);
  await shop().quiet();
  control().setKnobs({ merchantBalance: null });
  await control().refund(paymentId);
  await shop().quiet();
  await retry();
  await retry();
  await expectOneRefund();
  expect(await stockOf(product)).toBe(3);
  const where = { paymentId, state: { in: ["pending" as const, "sent" as const] } };
  expect(await db().refund.count({ where })).toBe(0);
  expect(await subjects(admin)).toContain("Needs attention: A refund does not go through");
});

it("12: a full manual refund marks both of two waiting cancellations as refunded", async () => {
  const other = await aProduct({ quantity: 3, pricePaise: 7_001_00 });
  await payInBrowser(buyer, await open(buyer, [line(product), line(other)]));
  await shop().quiet();
  control().setKnobs({ merchantBalance: 0 });
  for (const { order_id } of await history(buyer)) await cancel(buyer, order_id);
  await shop().quiet();
  control().setKnobs({ merchantBalance: null });
  await control().refund(control().state().payments[0]?.id ?? "");
  await shop().quiet();
  await retry();
  expect(control().state().refunds).toMatchObject([{ amount: 50_000_00 }]);
  const orders = await history(buyer);
  expect(orders.map(({ refund }: { refund: { state: string } }) => refund.state)).toEqual([
    "refunded",
    "refunded",
  ]);
  expect(await subjects(buyer)).toHaveLength(5);
});
