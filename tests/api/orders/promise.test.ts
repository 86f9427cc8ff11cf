import { addDays, formatDay, formatDays } from "@/lib/calendar";
import { dayCode, dayColumn } from "@/lib/dates";
import { db } from "@/lib/db";
import { deliveryWindow } from "@/lib/delivery/window";
import { request } from "@/tests/support/servers/http";
import { aProduct } from "@/tests/support/shop/builders";
import { forEachDelivery, PLACE } from "@/tests/support/shop/delivery";
import { placeCash, setStatus } from "@/tests/support/shop/office-orders";

const { at, change } = forEachDelivery();
const BENGALURU = { pin: "560001", state: "Karnataka" };

async function promised(id: string = at.ids[0]) {
  const { body } = await request("/order/orderhistory", { body: {}, token: at.buyer.token });
  return body.find(({ order_id }: { order_id: string }) => order_id === id).promised;
}

const set = (data: object, id: string = at.ids[0]) =>
  db().order.update({ where: { id }, data, select: { id: true } });

describe("the days promised with an order", () => {
  it("are stored when it is placed, and answered", async () => {
    const { dispatchBy, from, to } = deliveryWindow(new Date(), BENGALURU);
    expect(await promised()).toMatchObject({
      ...{ ordered_on: dayCode(new Date()), dispatch_by: dispatchBy, from, to, is_late: false },
    });
    const select = { dispatchBy: true, promisedFrom: true, promisedTo: true } as const;
    expect(await db().order.findUnique({ where: { id: at.ids[0] }, select })).toEqual({
      ...{ dispatchBy: dayColumn(dispatchBy), promisedFrom: dayColumn(from) },
      promisedTo: dayColumn(to),
    });
  });

  it("are those of its product, and stay when the product changes", async () => {
    const slow = await aProduct({ handlingDays: 15 });
    const [id] = await placeCash(at.buyer, [slow]);
    const days = deliveryWindow(new Date(), BENGALURU, { handlingDays: 15 });
    await db().product.update({ where: { id: slow.id }, data: { handlingDays: 60 } });
    expect(await promised(id)).toMatchObject({ dispatch_by: days.dispatchBy, to: days.to });
  });

  it("change with the PIN code of the delivery, and with nothing else", async () => {
    const before = await promised();
    await change({ phone: "9876543299", driver_note: "Ring at gate 2" });
    expect(await promised()).toEqual(before);
    await change({ address: PLACE });
    const { from, to } = deliveryWindow(new Date(), { pin: "400002", state: "Maharashtra" });
    expect(await promised()).toMatchObject({ from, to, dispatch_by: before.dispatch_by });
    expect(await promised(at.ids[1])).toMatchObject({ from, to });
  });

  it("stand in the emails and on the packing slip", async () => {
    const { from, to, dispatch_by } = await promised();
    const mails = () => db().outboxMail.findMany({ where: { to: at.buyer.email } });
    const texts = async () => (await mails()).map(({ text }) => text).join();
    expect(await texts()).toContain(`Arrives ${formatDays(from, to)}`);
    await setStatus(at.admin, at.ids[0], "Accepted");
    const leaves = `It leaves our warehouse by ${formatDay(dispatch_by)} and arrives`;
    expect(await texts()).toContain(`${leaves} ${formatDays(from, to)}.`);
    const { token } = at.admin;
    const { body } = await request(`/admin/orders/${at.ids[0]}/packing-slip`, { token });
    expect(body.promised).toEqual({ dispatch_by, from, to });
    await change({ address: PLACE });
    const { from: then, to: last } = await promised();
    expect(await texts()).toContain(`All of it now arrives ${formatDays(then, last)}.`);
  });

  it("are computed for an order from before they were stored", async () => {
    const before = await promised();
    await set({ dispatchBy: null, promisedFrom: null, promisedTo: null });
    expect(await promised()).toEqual(before);
  });

  it("stay when the address has been removed; an older order has none then", async () => {
    const { from, to } = await promised();
    const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id: at.ids[0] } });
    await db().purchase.update({ where: { id: purchaseId }, data: { address: {} } });
    expect(await promised()).toMatchObject({ from, to });
    await set({ dispatchBy: null, promisedFrom: null, promisedTo: null });
    expect(await promised()).toBeNull();
  });

  it("are over for an order that should have arrived, until it is delivered", async () => {
    const yesterday = dayColumn(addDays(dayCode(new Date()), -1));
    await set({ dispatchBy: yesterday, promisedFrom: yesterday, promisedTo: yesterday });
    expect(await promised()).toMatchObject({ is_late: true });
    await set({ status: "Delivered" });
    expect(await promised()).toMatchObject({ is_late: false });
    const today = dayColumn(dayCode(new Date()));
    await set({ status: "Shipped", promisedTo: today });
    expect(await promised()).toMatchObject({ is_late: false });
  });

  it("are all there or none, in order", async () => {
    const [one, other] = [dayColumn("2026-12-01"), dayColumn("2026-12-02")];
    await expect(set({ promisedFrom: null })).rejects.toThrow("order_promised");
    await expect(set({ promisedFrom: other, promisedTo: one })).rejects.toThrow("order_promised");
  });
});
