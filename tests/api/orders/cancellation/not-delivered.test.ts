import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { audits, forEachCashPurchase } from "@/tests/support/shop/cash-purchase";
import { mailsTo, setStatus } from "@/tests/support/shop/office-orders";

const { at, comesBack, record } = forEachCashPurchase();

describe("POST /admin/orders/{id}/notdelivered", () => {
  it.each(["Shipped", "Delivered"])(
    "cancels an order in status %s and tells the customer why",
    async (status) => {
      await setStatus(at.admin, at.first, status);
      const answer = await comesBack(at.first, "Nobody at home, three times.");
      expect(answer).toMatchObject({
        status: 200,
        body: {
          order: {
            order_status: "canceled",
            otherreasonforcancel: "Nobody at home, three times.",
            cash: { state: "not_delivered" },
          },
        },
      });
      const mail = (await mailsTo(at.buyer)).at(-1);
      expect(mail?.text).toContain("could not be delivered and comes back to us");
      expect(mail?.text).toContain("₹44,097.50 is still to be paid in cash");
      expect(await audits(at.first, "order.not-delivered")).toMatchObject([
        { byId: at.admin.userId, detail: { before: status, after: "canceled", goods: "coming" } },
      ]);
      expect(await comesBack(at.first)).toMatchObject({
        status: 409,
        body: { code: "order_canceled" },
      });
    },
  );

  it("is refused before shipping", async () => {
    expect(await comesBack(at.first)).toMatchObject({
      status: 409,
      body: { code: "order_not_cancelable" },
    });
    expect((await comesBack(at.first, "")).body.fields).toEqual({ reason: ["Say why."] });
  });

  it.each([
    [undefined, { more: 0, out: 1, coming: 1 }, "comes back to us"],
    ["coming", { more: 0, out: 1, coming: 1 }, "comes back to us"],
    ["sellable", { more: 1, out: 0, coming: 0 }, "has come back to us"],
    ["damaged", { more: 0, out: 0, coming: 0 }, "has come back to us"],
  ])("asks where the unit goes: %s", async (goods, units, words) => {
    await setStatus(at.admin, at.first, "Shipped");
    const before = await onHand(at.first);
    expect((await comesBack(at.first, "Refused", { goods })).status).toBe(200);
    const { units_out: out, units_coming: coming, movements } = await record(at.first);
    expect({ more: (await onHand(at.first)) - before, out, coming }).toEqual(units);
    const moved = movements.map(({ reason }: { reason: string }) => reason);
    expect(moved.includes("damaged")).toBe(goods === "damaged");
    expect((await mailsTo(at.buyer)).at(-1)?.text).toContain(`could not be delivered and ${words}`);
  });

  it.each(["stays", "lost", 5, null])("refuses the units' place %p", async (goods) => {
    await setStatus(at.admin, at.first, "Shipped");
    const message = "Choose what becomes of the units: coming, sellable or damaged.";
    expect(await comesBack(at.first, "Refused", { goods })).toMatchObject({
      status: 422,
      body: { fields: { goods: [message] } },
    });
    expect((await record(at.first)).order.order_status).toBe("Shipped");
  });

  it("restocks a returned parcel once", async () => {
    await setStatus(at.admin, at.first, "Shipped");
    const before = await onHand(at.first);
    await comesBack(at.first);
    const arrival = { units: 1, found: "sellable" };
    const arrive = () =>
      request(`/admin/orders/${at.first}/arrival`, { body: arrival, token: at.admin.token });
    const statuses = (await Promise.all([arrive(), arrive()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await onHand(at.first)).toBe(before + 1);
  });

  it("happens once per Idempotency-Key and under concurrent requests", async () => {
    await setStatus(at.admin, at.first, "Shipped");
    const before = await onHand(at.first);
    const headers = { "idempotency-key": randomUUID() };
    const body = { reason: "Refused", goods: "sellable" };
    const path = `/admin/orders/${at.first}/notdelivered`;
    const answers = [];
    for (let n = 0; n < 2; n += 1) {
      answers.push(await request(path, { body, token: at.admin.token, headers }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onHand(at.first)).toBe(before + 1);
    await setStatus(at.admin, at.second, "Shipped");
    const both = await Promise.all([comesBack(at.second), comesBack(at.second, "Refused")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

async function onHand(orderId: string): Promise<number> {
  const { line } = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: { line: { select: { product: { select: { quantity: true } } } } },
  });
  return line.product.quantity;
}
