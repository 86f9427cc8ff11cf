import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, anAddress } from "@/tests/support/shop/builders";
import { forEachDelivery, NEW, OLD, PLACE } from "@/tests/support/shop/delivery";
import { mailsTo, setStatus } from "@/tests/support/shop/office-orders";

const { at, history, change, read, record, redirections } = forEachDelivery();
const byOffice = (body: object, id = at.ids[0]) =>
  request(`/admin/orders/${id}/delivery`, { body, token: at.admin.token });

describe("a delivery change by the customer", () => {
  it("moves every order of the purchase to the new address, even in another state", async () => {
    const { status, body } = await change({ address: PLACE, phone: "98765 43299" });
    expect(status).toBe(200);
    expect(body.message).toBe("Delivery changed.");
    expect(body.orders).toHaveLength(2);
    for (const order of [...body.orders, ...(await history())]) {
      expect(order).toMatchObject({ deliveryaddress: NEW, can_change_delivery: true });
      expect(Date.parse(order.delivery_changed_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    }
    for (const id of at.ids) {
      expect(await record(id)).toMatchObject({
        order: { deliveryaddress: NEW, city: "Mumbai" },
        delivery_phone: "+919876543299",
        redirections: [
          { by: "customer", name: null, before: { deliveryaddress: OLD, phone: at.buyer.phone } },
        ],
      });
    }
    const slip = await request(`/admin/orders/${at.ids[0]}/packing-slip`, {
      token: at.admin.token,
    });
    expect(slip.body).toMatchObject({ phone: "+919876543299" });
    expect(slip.body.address.join(" ")).toContain("Maharashtra 400002");
  });

  it("accepts a saved address and keeps phone and note", async () => {
    await change({ driver_note: "Gate 2" });
    const other = await anAddress(at.buyer.userId, false);
    await db().address.update({ where: { id: other.id }, data: { houseBuilding: "44, Hill Top" } });
    expect((await change({ address_id: other.id })).status).toBe(200);
    expect(await record()).toMatchObject({
      order: { deliveryaddress: OLD.replace("12, Lake View", "44, Hill Top") },
      delivery_phone: at.buyer.phone,
      driver_note: "Gate 2",
    });
    await change({ driver_note: "" });
    expect((await record()).driver_note).toBeNull();
  });

  it("keeps a note that ends in half an emoji", async () => {
    expect((await change({ driver_note: "Gate 2 \ud83d" })).status).toBe(200);
    expect((await record()).driver_note).toBe("Gate 2 \ufffd");
  });

  it("emails customer and staff once and audits who changed what", async () => {
    await db().shopSettings.upsert({
      where: { id: 1 },
      create: { id: 1, notifyOrders: true },
      update: { notifyOrders: true },
    });
    const office = `office-${randomUUID()}@example.com`;
    await db().shopSettings.update({ where: { id: 1 }, data: { notifyEmails: [office] } });
    try {
      await change({ address: PLACE });
      await change({ address: PLACE });
    } finally {
      await db().shopSettings.deleteMany();
    }
    const mails = (await mailsTo(at.buyer)).filter(({ subject }) => /^Delivery/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`Deliver to: ${NEW}`);
    expect(await mailsTo({ ...at.buyer, email: office })).toMatchObject([
      { subject: expect.stringMatching(/^Delivery changed: orders AK-.*, AK-/) },
    ]);
    const where = { subject: at.ids[0], action: "order.delivery-changed" };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      {
        by: "customer",
        byId: at.buyer.userId,
        detail: {
          before: { city: "Bengaluru", state: "Karnataka", pin: "560001" },
          after: { city: "Mumbai", state: "Maharashtra", pin: "400002" },
          phone_changed: false,
        },
      },
    ]);
  });

  it("changes nothing when repeated, with or without its key", async () => {
    const key = randomUUID();
    await change({ address: PLACE }, { key });
    await change({ driver_note: "Gate 3" });
    const again = await change({ address: PLACE }, { key });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await change({ address: PLACE })).body.message).toBe("The delivery is as it was.");
    expect(await redirections()).toHaveLength(2);
  });
});

describe("the form of a change", () => {
  it("holds the current delivery, its orders and the address book", async () => {
    await setStatus(at.admin, at.ids[1], "Shipped");
    expect((await read()).body).toMatchObject({
      address: { house_building: "12, Lake View", landmark: null, pin: "560001" },
      deliveryaddress: OLD,
      phone: at.buyer.phone,
      driver_note: null,
      orders: [{ order_id: at.ids[0], quantity: 1, product_name: at.products[0].name }],
      addresses: [{ house_building: "12, Lake View", is_default: true }],
    });
    const office = await request(`/admin/orders/${at.ids[0]}/delivery`, { token: at.admin.token });
    expect(office.body).toEqual((await read()).body);
    expect(await read(await aCustomer())).toMatchObject({ status: 404 });
  });
});

describe("a delivery change by the office", () => {
  it("works the same, with the administrator's name and an audit entry", async () => {
    const { status, body } = await byOffice({ address: PLACE, driver_note: "Ask for Ravi" });
    expect(status).toBe(200);
    expect(body.orders).toMatchObject([{ city: "Mumbai" }, { city: "Mumbai" }]);
    expect((await record()).redirections).toMatchObject([{ by: "admin", name: at.admin.name }]);
    const where = { subject: at.ids[0], action: "order.delivery-changed" };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      { by: "admin", byId: at.admin.userId },
    ]);
    const mail = (await mailsTo(at.buyer)).at(-1);
    expect(mail?.text).toContain("was changed by us");
    expect(mail?.text).toContain("Ask for Ravi");
  });

  it("is refused from Shipped on and for customers", async () => {
    const byCustomer = request(`/admin/orders/${at.ids[0]}/delivery`, {
      body: {},
      token: at.buyer.token,
    });
    expect((await byCustomer).status).toBe(403);
    await setStatus(at.admin, at.ids[0], "Shipped");
    const { status, body } = await byOffice({ address: PLACE });
    expect(status).toBe(409);
    expect(body.message).toBe(
      "This order is Shipped already, so its delivery can no longer be changed.",
    );
  });
});

it("a delivery change is in the data copy and is erased with the account", async () => {
  await change({ address: PLACE });
  const { body } = await request("/users/data", { token: at.buyer.token });
  expect(body.orders).toMatchObject(
    at.ids.map(() => ({
      deliveryaddress: NEW,
      earlier_deliveries: [{ deliveryaddress: OLD, phone_number: at.buyer.phone }],
    })),
  );
});
