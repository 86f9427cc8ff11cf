import { randomUUID } from "node:crypto";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { audits, FEE, forEachCashPurchase, ONE, OTHER } from "@/tests/support/shop/cash-purchase";
import { setStatus } from "@/tests/support/shop/office-orders";

const { at, post, receive, takeBack, comesBack, record, cashOf, cancel } = forEachCashPurchase();

describe("POST /admin/orders/{id}/cash", () => {
  it("records amount, day and receiver once, without changing the status", async () => {
    const answer = await receive(at.first, ONE + FEE);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "₹19,098.50 recorded as received.",
        order: {
          order_status: null,
          cash: { state: "received", amount: ONE + FEE, received_on: dayCode(new Date()) },
        },
      },
    });
    expect((await receive(at.first, ONE + FEE)).status).toBe(200);
    expect(await record(at.first)).toMatchObject({
      cash_left: OTHER,
      cash_receipt: { due: ONE + FEE, received: ONE + FEE, note: null, by: at.admin.name },
    });
    const paise = (ONE + FEE) * 100;
    expect(await audits(at.first, "cash.received")).toMatchObject([
      { byId: at.admin.userId, detail: { after: { receivedPaise: paise, duePaise: paise } } },
    ]);
  });

  it("accepts another amount only with a note", async () => {
    expect(await receive(at.first, ONE)).toMatchObject({
      status: 422,
      body: { fields: { note: ["₹19,098.50 is due. Say why another amount was taken."] } },
    });
    expect(await cashOf(at.first)).toMatchObject({ state: "open" });
    const note = "The driver had no change.";
    expect((await receive(at.first, ONE, { note })).status).toBe(200);
    expect((await record(at.first)).cash_receipt).toMatchObject({
      due: ONE + FEE,
      received: ONE,
      note,
    });
    expect(JSON.stringify(await audits(at.first, "cash.received"))).not.toContain(note);
  });

  it.each([0, -1, "5", null, undefined, Number.NaN])("refuses the amount %p", async (amount) => {
    expect((await receive(at.first, amount)).status).toBe(422);
    expect(await cashOf(at.first)).toMatchObject({ state: "open" });
  });

  it.each(["2999-01-01", "2020-01-01", "yesterday"])("refuses the day %p", async (received_on) => {
    const answer = await receive(at.first, ONE + FEE, { received_on });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { received_on: [expect.any(String)] } },
    });
  });

  it("refuses a second receipt and one for a cancelled order", async () => {
    await receive(at.first, ONE + FEE);
    const again = await receive(at.first, ONE, { note: "Less" });
    expect(again).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(again.body.message).toContain("₹19,098.50 received on");
    await cancel(at.second);
    expect(await receive(at.second, OTHER)).toMatchObject({
      status: 409,
      body: { code: "order_canceled" },
    });
  });

  it("records one receipt under concurrent requests", async () => {
    const answers = await Promise.all([
      receive(at.first, ONE + FEE),
      receive(at.first, ONE + FEE),
      receive(at.first, ONE, { note: "Less" }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(statuses);
    expect(await audits(at.first, "cash.received")).toHaveLength(1);
  });

  it("blocks a cancellation by customer, office and driver", async () => {
    await receive(at.first, ONE + FEE);
    const message =
      "Cash was received for this order, so it cannot be cancelled here. Please call us.";
    expect(await cancel(at.first)).toMatchObject({ status: 409, body: { message } });
    expect(await post("/cancellation", at.first, { reason: "Gone" })).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    await setStatus(at.admin, at.first, "Shipped");
    expect((await comesBack(at.first)).status).toBe(409);
    expect(await cashOf(at.first)).toMatchObject({ state: "received" });
  });
});

describe("POST /admin/orders/{id}/cash/takeback", () => {
  it("reopens the cash and keeps the old receipt and the reason", async () => {
    await receive(at.first, ONE, { note: "No change" });
    const answer = await takeBack(at.first);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: "₹19,098.50 will be due again.",
        order: { cash: { state: "open", amount: ONE + FEE } },
      },
    });
    const { notes, cash_receipt } = await record(at.first);
    expect(cash_receipt).toBeNull();
    expect(notes[0].text).toMatch(
      /^Cash receipt taken back \(₹18,999 on .*“No change”\)\. Wrong parcel$/,
    );
    expect(await audits(at.first, "cash.taken-back")).toMatchObject([
      { byId: at.admin.userId, detail: { before: { receivedPaise: ONE * 100 } } },
    ]);
    expect((await receive(at.first, ONE + FEE)).status).toBe(200);
  });

  it("returns the fee to the one order left", async () => {
    await receive(at.second, OTHER);
    await cancel(at.first);
    await takeBack(at.second);
    expect(await cashOf(at.second)).toMatchObject({ amount: OTHER + FEE, fee: FEE });
  });

  it("refuses when there is no receipt", async () => {
    expect(await takeBack(at.first)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await takeBack(at.first, " ")).body.fields).toEqual({ reason: ["Say why."] });
  });
});

it("refuses online orders, unknown orders and other roles", async () => {
  for (const [path, body] of [
    ["/cash", { amount: 5 }],
    ["/cash/takeback", { reason: "x" }],
    ["/notdelivered", { reason: "x" }],
  ] as const) {
    expect((await post(path, randomUUID(), body)).status).toBe(404);
    expect((await post(path, "42", body)).status).toBe(404);
    expect((await post(path, at.first, body, at.buyer)).status).toBe(403);
    expect((await request(`/admin/orders/${at.first}${path}`, { body })).status).toBe(401);
  }
  const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id: at.first } });
  await db().purchase.update({
    where: { id: purchaseId },
    data: { method: "online", feePaise: 0 },
  });
  await db().order.updateMany({ where: { purchaseId }, data: { cash: null, cashFeePaise: 0 } });
  expect(await receive(at.first, ONE)).toMatchObject({ status: 409, body: { code: "conflict" } });
  await setStatus(at.admin, at.first, "Shipped");
  expect((await comesBack(at.first)).status).toBe(409);
  await db().order.updateMany({ where: { purchaseId }, data: { cash: "open" } });
  await db().purchase.update({ where: { id: purchaseId }, data: { method: "cash" } });
  await db().purchase.update({
    where: { id: purchaseId },
    data: { totalPaise: (ONE + OTHER) * 100 },
  });
});
