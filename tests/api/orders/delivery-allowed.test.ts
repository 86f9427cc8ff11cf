import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, anAddress } from "@/tests/support/shop/builders";
import { forEachDelivery, NEW, OLD, PLACE } from "@/tests/support/shop/delivery";
import { aNamedBuyer, placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { setCash } from "@/tests/support/shop/settings";

const { at, change, read, record, addressOf, redirections } = forEachDelivery();

describe("changing a delivery", () => {
  it.each(["Accepted", "Processing", "pending"])("is allowed in status %s", async (status) => {
    const data = { status: status as "Accepted" };
    await db().order.update({ where: { id: at.ids[0] }, data });
    expect((await change({ address: PLACE })).status).toBe(200);
  });

  it.each([
    ["Shipped", "delivery_fixed", /^This order is Shipped already.*Please call us\.$/],
    ["Delivered", "delivery_fixed", /^This order is Delivered already.*Please call us\.$/],
    ["canceled", "order_canceled", /already been canceled/],
  ])("is refused in status %s", async (status, code, words) => {
    const cash = status === "canceled" ? ({ cash: "not_delivered" } as const) : {};
    const data = { status: status as "Shipped", ...cash };
    await db().order.update({ where: { id: at.ids[0] }, data });
    for (const answer of [await change({ address: PLACE }), await read()]) {
      expect(answer).toMatchObject({ status: 409, body: { code } });
      expect(answer.body.message).toMatch(words);
    }
    expect(await redirections()).toEqual([]);
  });

  it("leaves a shipped order and its frozen data unchanged", async () => {
    await setStatus(at.admin, at.ids[1], "Shipped");
    expect((await change({ address: PLACE, phone: "9876543299" })).status).toBe(200);
    expect(await addressOf(at.ids[0])).toBe(NEW);
    expect(await addressOf(at.ids[1])).toBe(OLD);
    const sent = await record(at.ids[1]);
    expect(sent).toMatchObject({
      order: { city: "Bengaluru", delivery_changed_at: null },
      delivery_phone: at.buyer.phone,
      redirections: [],
    });
    const csv = await request(`/admin/orders/export?user_id=${at.buyer.userId}`, {
      token: at.admin.token,
    });
    expect(csv.body).toContain(NEW);
    expect(csv.body).toContain(OLD);
  });

  it("includes an order that was set back before shipping", async () => {
    await setStatus(at.admin, at.ids[1], "Shipped");
    await change({ address: PLACE });
    await setStatus(at.admin, at.ids[1], "Processing");
    expect(await addressOf(at.ids[1])).toBe(OLD);
    expect((await change({ address: PLACE }, { id: at.ids[1] })).status).toBe(200);
    expect(await addressOf(at.ids[1])).toBe(NEW);
    expect((await redirections()).at(-1)?.orderIds).toHaveLength(2);
  });

  it("and a concurrent Shipped are serialised", async () => {
    for (let round = 0; round < 6; round++) {
      const [id] = await placeCash(at.buyer, [at.products[0]]);
      const [changed] = await Promise.all([
        change({ address: PLACE }, { id }),
        setStatus(at.admin, id as string, "Shipped"),
      ]);
      expect([200, 409]).toContain(changed.status);
      expect(await addressOf(id)).toBe(changed.status === 200 ? NEW : OLD);
    }
  });

  it.each([
    ["a stranger's order", async () => change({ address: PLACE }, { by: await aCustomer() }), 404],
    ["an unknown order", () => change({ address: PLACE }, { id: randomUUID() }), 404],
    ["an invalid id", () => change({ address: PLACE }, { id: "x" }), 404],
    [
      "another person's address",
      async () => change({ address_id: (await anAddress((await aCustomer()).userId)).id }),
      404,
    ],
    ["an address abroad", () => change({ address: { ...PLACE, country: "Nepal" } }), 422],
    ["a wrong PIN code", () => change({ address: { ...PLACE, pin: "12" } }), 422],
    ["two addresses", () => change({ address: PLACE, address_id: randomUUID() }), 422],
    ["a wrong phone", () => change({ phone: "12345" }), 422],
    ["a long note", () => change({ driver_note: "x".repeat(201) }), 422],
  ])("is refused for %s", async (_name, ask, status) => {
    expect(await ask()).toMatchObject({ status });
    expect(await addressOf()).toBe(OLD);
  });

  it("requires a phone if the order has none", async () => {
    await db().purchase.updateMany({ where: { userId: at.buyer.userId }, data: { phone: null } });
    expect(await change({ address: PLACE })).toMatchObject({
      status: 422,
      body: { code: "phone_missing" },
    });
    expect((await change({ address: PLACE, phone: "9876543299" })).status).toBe(200);
  });

  it("cannot bypass the limit of one open cash order per phone number", async () => {
    const other = await aNamedBuyer(at.products[0]);
    await placeCash(other, [at.products[0]]);
    await setCash({ oneOpenPerPhone: true });
    try {
      expect(await change({ phone: other.phone })).toMatchObject({
        status: 422,
        body: { code: "cash_limit", message: expect.stringContaining("another number") },
      });
      expect((await change({ phone: at.buyer.phone, driver_note: "Gate 2" })).status).toBe(200);
    } finally {
      await setCash();
    }
  });
});
