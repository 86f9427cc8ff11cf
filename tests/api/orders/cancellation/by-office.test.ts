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

const cancel = (id: string, reason: unknown = "The customer has called", person = admin) =>
  request(`/admin/orders/${id}/cancellation`, { body: { reason }, token: person.token });
const unitsOf = (id: string) =>
  db().order.findUniqueOrThrow({ where: { id }, select: { unitsOut: true, unitsComing: true } });
const statusOf = async (id: string) =>
  (await db().order.findUniqueOrThrow({ where: { id } })).status;

async function byCash(): Promise<string> {
  const [id = ""] = await placeCash(counter.buyer, [counter.product]);
  return id;
}

async function online(): Promise<string> {
  const { order_id } = await open();
  return (await verify(counter.buyer, pay(order_id).response)).body.order_ids[0];
}

describe("POST /admin/orders/{id}/cancellation", () => {
  it("cancels a shipped cash order with mail, event, audit entry and returning units", async () => {
    const id = await byCash();
    await setStatus(admin, id, "Shipped");
    expect(await stock()).toBe(2);
    const answer = await cancel(id, "  The customer has called  ");
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "Order successfully canceled!",
        order: {
          order_status: "canceled",
          reasonforcancel: "Other",
          otherreasonforcancel: "The customer has called",
          refund: null,
        },
      },
    });
    expect(await stock()).toBe(2);
    expect(await unitsOf(id)).toEqual({ unitsOut: 1, unitsComing: 1 });
    const event = await db().orderEvent.findFirst({ where: { orderId: id, to: "canceled" } });
    expect(event).toMatchObject({ by: "admin", byId: admin.userId, from: "Shipped" });
    const audits = await db().auditEntry.findMany({
      where: { subject: id, action: "order.canceled" },
    });
    expect(audits).toMatchObject([
      {
        by: "admin",
        byId: admin.userId,
        detail: { before: "Shipped", after: "canceled", goods: "coming" },
      },
    ]);
  });

  it.each([
    ["sellable", { onHand: 3, out: 0, coming: 0 }, undefined],
    ["damaged", { onHand: 2, out: 0, coming: 0 }, undefined],
    ["stays", { onHand: 2, out: 1, coming: 0 }, "You keep what was sent to you."],
    ["coming", { onHand: 2, out: 1, coming: 1 }, "please do not accept it"],
  ])(
    "asks where a shipped unit goes and tells the customer: %s",
    async (goods, units, sentence) => {
      const id = await byCash();
      await setStatus(admin, id, "Shipped");
      const body = { reason: "Refused at the door", goods };
      const path = `/admin/orders/${id}/cancellation`;
      expect((await request(path, { body, token: admin.token })).status).toBe(200);
      const { unitsOut: out, unitsComing: coming } = await unitsOf(id);
      expect({ onHand: await stock(), out, coming }).toEqual(units);
      const mail = (await mailsTo(counter.buyer)).at(-1);
      const all = ["You keep what was sent to you.", "please do not accept it"];
      expect(all.filter((words) => mail?.text.includes(words))).toEqual(sentence ? [sentence] : []);
    },
  );

  it.each(["coming", "stays"])("refuses '%s' for units in the warehouse", async (goods) => {
    const id = await byCash();
    const body = { reason: "The customer has called", goods };
    const path = `/admin/orders/${id}/cancellation`;
    expect(await request(path, { body, token: admin.token })).toMatchObject({
      status: 422,
      body: { fields: { goods: [expect.stringContaining("have not left")] } },
    });
    expect(await statusOf(id)).toBeNull();
  });

  it("sends no status mail after the cancellation mail", async () => {
    const id = await byCash();
    await setStatus(admin, id, "Shipped");
    await cancel(id);
    const subjects = (await mailsTo(counter.buyer)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining("is placed"),
      expect.stringContaining("is cancelled"),
    ]);
    expect((await mailsTo(counter.buyer)).at(-1)?.text).toContain("was cancelled by us");
  });

  it("refunds an online payment once", async () => {
    const id = await online();
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const done = answers.find(({ status }) => status === 200);
    expect(done?.body.order.refund).toMatchObject({ state: "started", amount: 85998 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe("order_canceled");
    await sendDueRefunds();
    expect(counter.shop.provider.control.state().refunds).toMatchObject([{ amount: 85_998_00 }]);
    expect(await stock()).toBe(3);
  });

  it("loses to the customer's own cancellation without a second refund", async () => {
    const id = await online();
    const cancelByCustomer = () =>
      request("/order/cancelorder", {
        body: { order_id: id, reasonforcancel: "Changed my mind" },
        token: counter.buyer.token,
      });
    const answers = await Promise.all([cancel(id), cancelByCustomer()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().refund.count({ where: { orderId: id } })).toBe(1);
    expect(await stock()).toBe(3);
  });

  it("or another administrator's Delivered wins, and the loser gets a conflict", async () => {
    const id = await byCash();
    const [canceled, delivered] = await Promise.all([
      cancel(id),
      setStatus(await anAdmin(), id, "Delivered"),
    ]);
    expect([canceled.status, delivered.status].sort()).toEqual([200, 409]);
    expect(await statusOf(id)).toBe(canceled.status === 200 ? "canceled" : "Delivered");
    expect(await stock()).toBe(canceled.status === 200 ? 3 : 2);
  });

  it("is refused once the order is delivered", async () => {
    const id = await byCash();
    await setStatus(admin, id, "Delivered");
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { code: "order_not_cancelable", message: expect.stringContaining("is Delivered") },
    });
    expect(await stock()).toBe(2);
  });

  it.each([undefined, "", "   ", 7, "x".repeat(501)])("refuses the reason %p", async (reason) => {
    const id = await byCash();
    const body = reason === undefined ? {} : { reason };
    const answer = await request(`/admin/orders/${id}/cancellation`, { body, token: admin.token });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { reason: [expect.any(String)] } },
    });
    expect(await statusOf(id)).toBeNull();
  });

  it.each([randomUUID(), "42"])("returns 404 for %s", async (id) => {
    expect((await cancel(id)).status).toBe(404);
  });

  it("refuses customers", async () => {
    const id = await byCash();
    expect((await cancel(id, "Mine", counter.buyer)).status).toBe(403);
    expect(await statusOf(id)).toBeNull();
  });
});
