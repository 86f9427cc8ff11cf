import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { request } from "@/tests/support/servers/http";
import { anAdmin, type Person } from "@/tests/support/shop/builders";
import { mailsTo, placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { forEachPayment } from "@/tests/support/shop/payment";
import { verify } from "@/tests/support/shop/shop";

const { counter, stock, open, pay } = forEachPayment();
let admin: Person;

beforeEach(async () => {
  admin = await anAdmin();
});

const REASON = "The housing was scratched";
const refund = (id: string, more: object = {}, person = admin) =>
  request(`/admin/orders/${id}/refund`, {
    body: { amount: 2000.5, reason: REASON, ...more },
    token: person.token,
  });
const arrive = (id: string, more: object = {}, person = admin) =>
  request(`/admin/orders/${id}/arrival`, {
    body: { units: 1, found: "sellable", ...more },
    token: person.token,
  });
const record = async (id: string) =>
  (await request(`/admin/orders/${id}`, { token: admin.token })).body;
const history = async () =>
  (await request("/order/orderhistory", { body: {}, token: counter.buyer.token })).body;
const refundsSent = () => counter.shop.provider.control.state().refunds.map(({ amount }) => amount);

/** A delivered order of two units for ₹85,998. */
async function delivered(): Promise<string> {
  const { order_id } = await open();
  const id = (await verify(counter.buyer, pay(order_id).response)).body.order_ids[0];
  await setStatus(admin, id, "Delivered");
  return id;
}

describe("POST /admin/orders/{id}/refund", () => {
  it("refunds a part of a delivered order and shows it consistently everywhere", async () => {
    const id = await delivered();
    const answer = await refund(id);
    const view = { amount: 2000.5, reason: "part", note: REASON, way: "payment" };
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "₹2,000.50 goes back the way it was paid.",
        order: {
          ...{ order_status: "Delivered", refund: view, refunds: [view] },
          payment_state: "refund_started",
        },
      },
    });
    await sendDueRefunds();
    expect(refundsSent()).toEqual([2_000_50]);
    const [order] = await history();
    expect(order.payment_state).toBe("part_refunded");
    expect(order.refunds).toMatchObject([{ ...view, state: "refunded" }]);
    expect(order.timeline.at(-1)).toMatchObject({ to: "Delivered" });
    expect(await record(id)).toMatchObject({
      refundable: 83_997.5,
      ...{ units_out: 2, units_coming: 0 },
      refunds: [{ state: "processed", reason: "part", note: REASON, by: admin.name }],
      payments: [{ pays: true, refunded: 0 }],
    });
    const { steps } = await record(id);
    expect(steps.at(-1)).toMatchObject({
      ...{ kind: "refund", note: `₹2,000.50: ${REASON}`, name: admin.name },
    });
    const mails = await mailsTo(counter.buyer);
    const { number } = await db().order.findUniqueOrThrow({ where: { id } });
    expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
      `Order ${number}: ₹2,000.50 goes back to you`,
      `₹2,000.50 refunded: order ${number}`,
    ]);
    const entries = await db().auditEntry.findMany({
      where: { subject: id, action: "order.part-refunded" },
    });
    expect(entries).toMatchObject([
      {
        ...{ by: "admin", byId: admin.userId },
        detail: { amountPaise: 2_000_50, units: 0, goods: "stays", way: "payment" },
      },
    ]);
  });

  it.each([
    ["stays", { onHand: 1, out: 2, coming: 0 }],
    ["coming", { onHand: 1, out: 2, coming: 1 }],
    ["sellable", { onHand: 2, out: 1, coming: 0 }],
    ["damaged", { onHand: 1, out: 1, coming: 0 }],
  ])("one unit of two, %s", async (goods, units) => {
    const id = await delivered();
    expect((await refund(id, { amount: 42_999, units: 1, goods })).status).toBe(200);
    const { units_out: out, units_coming: coming } = await record(id);
    expect({ onHand: await stock(), out, coming }).toEqual(units);
  });

  it("writes off damaged returns without restocking", async () => {
    const id = await delivered();
    await refund(id, { amount: 42_999, units: 1, goods: "damaged" });
    const { movements } = await record(id);
    expect(movements).toMatchObject([
      { delta: -2, reason: "reserved" },
      { delta: 1, reason: "returned", note: REASON },
      { delta: -1, reason: "damaged", note: REASON },
    ]);
  });

  it("never refunds more than the order's price in total", async () => {
    const id = await delivered();
    expect((await refund(id, { amount: 80_000 })).status).toBe(200);
    expect(await refund(id, { amount: 5_998.01 })).toMatchObject({
      status: 422,
      body: { fields: { amount: ["At most ₹5,998 can go back."] } },
    });
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, { amount: 5_998 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await refund(id, { amount: 0.01 })).toMatchObject({
      status: 422,
      body: { message: "All of this order's money has gone back already." },
    });
    await sendDueRefunds();
    expect(refundsSent().toSorted()).toEqual([5_998_00, 80_000_00]);
  });

  it("reports the first refund to a second administrator", async () => {
    const id = await delivered();
    const seen = { expected_left: 85_998 };
    const answers = await Promise.all([refund(id, seen), refund(id, seen, await anAdmin())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain("₹83,997.50 of this order can still go back");
  });

  it("happens once per Idempotency-Key", async () => {
    const id = await delivered();
    const key = randomUUID();
    const body = { amount: 100, reason: REASON, units: 1, goods: "sellable" };
    for (let n = 0; n < 2; n += 1) {
      const headers = { "idempotency-key": key };
      const path = `/admin/orders/${id}/refund`;
      expect((await request(path, { body, token: admin.token, headers })).status).toBe(200);
    }
    expect(await db().refund.count({ where: { orderId: id } })).toBe(1);
    expect(await stock()).toBe(2);
  });

  it("leaves the remaining money and units to a cancellation", async () => {
    const { order_id } = await open();
    const id = (await verify(counter.buyer, pay(order_id).response)).body.order_ids[0];
    await refund(id, { amount: 40_000, units: 1, goods: "sellable" });
    expect(await stock()).toBe(2);
    const path = `/admin/orders/${id}/cancellation`;
    const { body } = await request(path, { body: { reason: "No more" }, token: admin.token });
    expect(body.order.refunds).toMatchObject([
      { amount: 45_998, reason: "order_canceled" },
      { amount: 40_000, reason: "part" },
    ]);
    expect(body.order.refund).toMatchObject({ amount: 85_998, state: "started" });
    expect(await stock()).toBe(3);
    expect((await refund(id)).body.code).toBe("order_canceled");
  });

  it("reduces uncollected cash and records the returned units", async () => {
    const [id = ""] = await placeCash(counter.buyer, [counter.product]);
    expect(await refund(id, { amount: 999 })).toMatchObject({
      body: { message: "Recorded. ₹999 less is due in cash." },
    });
    const taken = { body: { amount: 42_000 }, token: admin.token };
    expect((await request(`/admin/orders/${id}/cash`, taken)).status).toBe(200);
    expect(await refund(id, { amount: 1000 })).toMatchObject({
      body: { message: "Recorded. Please send ₹1,000 by bank transfer." },
    });
    await sendDueRefunds();
    expect(refundsSent()).toEqual([]);
    const [order] = await history();
    expect(order.refunds).toMatchObject([
      { state: "refunded", way: "transfer", amount: 1000 },
      { state: "refunded", way: "not_collected", amount: 999 },
    ]);
    expect((await mailsTo(counter.buyer)).at(-1)?.text).toContain(
      "we send ₹1,000 by bank transfer",
    );
  });

  it.each([
    ["no amount", { amount: undefined }, "amount"],
    ["a zero amount", { amount: 0 }, "amount"],
    ["a negative amount", { amount: -1 }, "amount"],
    ["less than the provider's minimum", { amount: 0.99 }, "amount"],
    ["an amount that leaves less than the provider's minimum", { amount: 85_997.5 }, "amount"],
    ["no reason", { reason: " " }, "reason"],
    ["half a unit", { units: 0.5 }, "units"],
    ["more units than there are", { units: 3 }, "units"],
    ["more units back than there are", { units: 3, goods: "sellable" }, "units"],
    ["a place without units", { goods: "damaged" }, "units"],
    ["an unknown place of the units", { goods: "gone" }, "goods"],
  ])("refuses %s", async (_what, more, field) => {
    const id = await delivered();
    expect(await refund(id, more)).toMatchObject({
      status: 422,
      body: { fields: { [field]: [expect.any(String)] } },
    });
    expect(await db().refund.count({ where: { orderId: id } })).toBe(0);
  });

  it("refuses customers and returns 404 for an unknown order", async () => {
    const id = await delivered();
    expect((await refund(id, {}, counter.buyer)).status).toBe(403);
    for (const unknown of [randomUUID(), "42"]) expect((await refund(unknown)).status).toBe(404);
  });
});

describe("POST /admin/orders/{id}/arrival", () => {
  it.each([
    ["sellable", 2, "1 unit back into stock."],
    ["damaged", 1, "1 unit back, written off as damaged."],
    ["lost", 1, "1 unit written off as lost."],
  ])("records the arrival of a %s unit", async (found, onHand, message) => {
    const id = await delivered();
    await refund(id, { amount: 42_999, units: 1, goods: "coming" });
    expect(await stock()).toBe(1);
    expect(await arrive(id, { found, note: "Box torn" })).toMatchObject({ body: { message } });
    expect(await record(id)).toMatchObject({ units_out: 1, units_coming: 0 });
    expect(await stock()).toBe(onHand);
    const { steps } = await record(id);
    expect(steps.at(-1)).toMatchObject({ kind: "arrival", name: admin.name });
    expect(steps.at(-1).note).toContain("Box torn");
  });

  it("records each unit of a cancelled parcel once", async () => {
    const id = await shippedAndCanceled();
    expect(await stock()).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => arrive(id, { units: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stock()).toBe(3);
  });

  it("refuses an outdated screen", async () => {
    const id = await shippedAndCanceled();
    expect((await arrive(id, { expected_out: 2 })).status).toBe(200);
    expect(await arrive(id, { expected_out: 2 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Still out: 1 unit.") },
    });
    expect(await stock()).toBe(2);
  });

  it("refuses more units than are out, and an unshipped order", async () => {
    const id = await shippedAndCanceled();
    expect(await arrive(id, { units: 3 })).toMatchObject({
      status: 422,
      body: { fields: { units: ["At most 2 units can come back."] } },
    });
    const [other = ""] = await placeCash(counter.buyer, [counter.product]);
    expect(await arrive(other)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await arrive(id, {}, counter.buyer)).status).toBe(403);
    expect((await arrive(randomUUID())).status).toBe(404);
  });
});

async function shippedAndCanceled(): Promise<string> {
  const { order_id } = await open();
  const id = (await verify(counter.buyer, pay(order_id).response)).body.order_ids[0];
  await setStatus(admin, id, "Shipped");
  const body = { reason: "Refused at the door" };
  await request(`/admin/orders/${id}/cancellation`, { body, token: admin.token });
  return id;
}
