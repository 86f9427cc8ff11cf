/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AMOUNT, paidAt, sdkFor, startStandIn } from "@/tests/support/servers/razorpay-local";

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

test("a snapshot of an older version is read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rzp-local-"));
  const statePath = join(folder, "state.json");
  writeFileSync(statePath, JSON.stringify(OLDER));
  const at = await startStandIn({ statePath });
  expect(await sdkFor(at.origin).orders.all({ receipt: "co_old" })).toMatchObject({ count: 1 });
  at.control.clock.advance(601_000);
  expect(at.control.state()).toMatchObject({
    payments: [{ id: "pay_A1b2C3d4E5f6G7", status: "failed" }],
    events: [{ state: "not_sent" }, { event: "payment.failed" }],
  });
  await at.close();
  rmSync(folder, { recursive: true });
});

test("scheduled work survives a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rzp-local-"));
  const statePath = join(folder, "state.json");
  const before = await startStandIn({ statePath });
  const { id } = await paidAt(before);
  before.control.setKnobs({ refundMode: "failed", refundSettleMs: 60_000, lateAuthorize: 60_000 });
  await before.control.refund(id);
  await paidAt(before);
  await before.close();
  const after = await startStandIn({ statePath });
  after.control.clock.advance(60_000);
  expect(after.control.state()).toMatchObject({
    payments: [{ status: "captured", amount_refunded: 0 }, { status: "captured" }],
    refunds: [{ status: "failed" }],
  });
  await after.close();
  rmSync(folder, { recursive: true });
});

const now = Math.floor(Date.now() / 1_000);

/** The format before pending refunds, late answers and a second mode. */
const OLDER = {
  version: 1,
  accountId: "acc_A1b2C3d4E5f6G7",
  orders: [
    {
      view: {
        ...{ id: "order_A1b2C3d4E5f6G7", entity: "order", amount: AMOUNT, receipt: "co_old" },
        ...{
          status: "attempted",
          attempts: 1,
          amount_paid: 0,
          amount_due: AMOUNT,
          created_at: now,
        },
      },
      policy: { mode: "automatic", automaticExpiry: 30, manualExpiry: 7200 },
    },
  ],
  payments: [
    {
      view: {
        ...{ id: "pay_A1b2C3d4E5f6G7", entity: "payment", amount: AMOUNT, status: "created" },
        ...{ order_id: "order_A1b2C3d4E5f6G7", method: "netbanking", created_at: now },
      },
      card: null,
      authorizedAt: null,
    },
  ],
  refunds: [],
  refundKeys: [],
  events: [
    {
      id: "A1b2C3d4E5f6G7",
      event: "payment.failed",
      body: "{}",
      createdAt: now,
      state: "not_sent",
      deliveries: [],
    },
  ],
};
