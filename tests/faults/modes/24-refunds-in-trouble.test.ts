import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, passADay, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, payInBrowser, history, cancel, retry } = forEachMode();
let product: Sold;
let buyer: Person;
let admin: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product);
  admin = await anAdmin();
});

async function cancelPaid(): Promise<void> {
  await payInBrowser(buyer, await open(buyer, [line(product)]));
  await shop().quiet();
  const [{ order_id }] = await history(buyer);
  expect(await cancel(buyer, order_id)).toMatchObject({ status: 200 });
  await shop().quiet();
}

const started = [
  { order_status: "canceled", refund: { state: "started", amount: 42_999, refunded_at: null } },
];
const refunded = [
  {
    order_status: "canceled",
    refund: { state: "refunded", refunded_at: expect.any(String), reference: expect.any(String) },
  },
];
const problem = async () => {
  const { body } = await shop().ask("/order/allorderdata?limit=1", { by: admin });
  return body[0].refund_problem;
};
const isToldDone = async () =>
  (await subjects(buyer)).some((one) => one.startsWith("₹42,999 refunded"));
const keys = () =>
  control()
    .calls()
    .filter(({ path }) => path.endsWith("/refund"))
    .map(({ headers }) => headers["x-refund-idempotency"]);

it.each([
  ["plain", "does not have enough balance"],
  ["invalidRequest", "invalid request sent"],
] as const)(
  "24: low balance (%s): waits, alerts once a day and refunds once there are funds",
  async (lowBalanceText, words) => {
    control().setKnobs({ merchantBalance: 0, lowBalanceText });
    await cancelPaid();
    expect(await history(buyer)).toMatchObject(started);
    expect(await problem()).toContain(words);
    const alert = "Needs attention: A refund does not go through";
    expect(await subjects(admin)).toEqual([alert]);
    await retry();
    expect(await subjects(admin)).toEqual([alert]);
    await passADay();
    await retry();
    expect(await subjects(admin)).toEqual([alert, alert]);
    expect(await history(buyer)).toMatchObject(started);
    expect(await isToldDone()).toBe(false);
    control().setKnobs({ merchantBalance: 1_00_00_000_00 });
    await retry();
    expect(await history(buyer)).toMatchObject(refunded);
    expect(await isToldDone()).toBe(true);
    expect(await problem()).toBeNull();
    expect(new Set(keys()).size).toBe(1);
    expect(control().state().refunds).toHaveLength(1);
  },
);

it("24: a pending refund is not shown as refunded before it is processed", async () => {
  control().setKnobs({ refundMode: "pending", refundSettleMs: null });
  await cancelPaid();
  await retry();
  expect(await history(buyer)).toMatchObject(started);
  expect(await isToldDone()).toBe(false);
  const [refund] = control().state().refunds;
  control().settleRefund(refund?.id ?? "", "processed");
  await shop().quiet();
  expect(await history(buyer)).toMatchObject(refunded);
  expect(await isToldDone()).toBe(true);
  expect(keys()).toHaveLength(1);
});

it("24: without events the refund is polled until processed", async () => {
  control().faults.add({ kind: "lose", match: { event: "refund.*" } });
  control().setKnobs({ refundMode: "pending", refundSettleMs: 60_000 });
  await cancelPaid();
  await retry();
  expect(await history(buyer)).toMatchObject(started);
  control().clock.advance(61_000);
  await retry();
  expect(await history(buyer)).toMatchObject(refunded);
  expect(keys()).toHaveLength(1);
});

it.each(["at once", "by event"])(
  "24: a failed refund (%s) raises an alert and is repeated under another key",
  async (how) => {
    control().setKnobs({ refundMode: "failed", refundSettleMs: how === "at once" ? 0 : null });
    await cancelPaid();
    if (how === "by event") {
      control().settleRefund(control().state().refunds[0]?.id ?? "", "failed");
      await shop().quiet();
    }
    expect(await history(buyer)).toMatchObject(started);
    expect(await subjects(admin)).toEqual(["Needs attention: A refund has failed"]);
    expect(await isToldDone()).toBe(false);
    control().setKnobs({ refundMode: "processed" });
    await retry();
    expect(await history(buyer)).toMatchObject(refunded);
    expect(await isToldDone()).toBe(true);
    expect(new Set(keys()).size).toBe(2);
    const ends = control()
      .state()
      .refunds.map(({ status }) => status);
    expect(ends.toSorted()).toEqual(["failed", "processed"]);
  },
);

it("24: a late event of a failed attempt does not undo the next one", async () => {
  control().setKnobs({ refundMode: "failed", refundSettleMs: 0 });
  await cancelPaid();
  control().setKnobs({ refundMode: "processed" });
  await retry();
  for (const { id, event } of control().events()) {
    if (event.startsWith("refund.")) await control().deliver(id);
  }
  await retry();
  expect(await history(buyer)).toMatchObject(refunded);
  expect(keys()).toHaveLength(2);
});

it("24: a manual refund during ours is not repeated when ours fails", async () => {
  control().setKnobs({ refundMode: "failed", refundSettleMs: null });
  await cancelPaid();
  const [ours] = control().state().refunds;
  control().faults.add({ kind: "lose", match: { event: "refund.failed" } });
  control().settleRefund(ours?.id ?? "", "failed");
  control().setKnobs({ refundMode: "processed" });
  await control().refund(ours?.payment_id ?? "", 100_00);
  await shop().quiet();
  await retry();
  await retry();
  const made = control()
    .state()
    .refunds.filter(({ status }) => status === "processed")
    .map(({ amount }) => amount);
  expect(made).toEqual([100_00, 42_899_00]);
  expect(await problem()).toBeNull();
});
