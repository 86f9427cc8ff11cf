import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import {
  aCustomer,
  allowPrograms,
  anAddress,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/builders";
import { request } from "@/tests/support/http";
import { aNamedBuyer, mailsTo, placeCash, setStatus } from "@/tests/support/office-orders";

const PLACE = {
  house_building: "7, Sea Face",
  locality_street: "Marine Drive",
  city: "Mumbai",
  district: "Mumbai",
  state: "Maharashtra",
  pin: "400002",
};
const OLD = "12, Lake View, MG Road, Bengaluru, Bengaluru Urban, Karnataka 560001";
const NEW = "7, Sea Face, Marine Drive, Mumbai, Maharashtra 400002";

let admin: Person;
let products: Sold[];
let buyer: Awaited<ReturnType<typeof aNamedBuyer>>;
let ids: string[];

beforeAll(async () => {
  await allowPrograms();
  // Cheap enough for one person's cash of a day.
  const cheap = { quantity: 99, pricePaise: 4_999_00 };
  products = [await aProduct(cheap), await aProduct(cheap)];
  admin = await anAdmin();
});
beforeEach(async () => {
  buyer = await aNamedBuyer(products[0] as Sold);
  ids = await placeCash(buyer, products);
});

type Options = { id?: string; by?: Person; key?: string };
const change = (body: object, { id = ids[0], by = buyer, key }: Options = {}) =>
  request(`/order/delivery/${id}`, {
    body,
    token: by.token,
    headers: key ? { "idempotency-key": key } : {},
  });
const read = (by = buyer as Person) => request(`/order/delivery/${ids[0]}`, { token: by.token });
const byOffice = (body: object, id = ids[0]) =>
  request(`/admin/orders/${id}/delivery`, { body, token: admin.token });
const record = async (id = ids[0]) =>
  (await request(`/admin/orders/${id}`, { token: admin.token })).body;
const history = async () =>
  (await request("/order/orderhistory", { body: {}, token: buyer.token })).body as {
    order_id: string;
    deliveryaddress: string;
    delivery_changed_at: string | null;
    can_change_delivery: boolean;
  }[];
const addressOf = async (id = ids[0]) =>
  (await history()).find(({ order_id }) => order_id === id)?.deliveryaddress;
const redirections = () =>
  db().redirection.findMany({
    where: { purchase: { userId: buyer.userId } },
    orderBy: { at: "asc" },
  });

describe("a change of the delivery by the customer", () => {
  it("sends every order of the purchase to the new address, another state too", async () => {
    const { status, body } = await change({ address: PLACE, phone: "98765 43299" });
    expect(status).toBe(200);
    expect(body.message).toBe("Delivery changed.");
    expect(body.orders).toHaveLength(2);
    for (const order of [...body.orders, ...(await history())]) {
      expect(order).toMatchObject({ deliveryaddress: NEW, can_change_delivery: true });
      expect(Date.parse(order.delivery_changed_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    }
    for (const id of ids) {
      expect(await record(id)).toMatchObject({
        order: { deliveryaddress: NEW, city: "Mumbai" },
        delivery_phone: "+919876543299",
        redirections: [
          { by: "customer", name: null, before: { deliveryaddress: OLD, phone: buyer.phone } },
        ],
      });
    }
    const slip = await request(`/admin/orders/${ids[0]}/packing-slip`, { token: admin.token });
    expect(slip.body).toMatchObject({ phone: "+919876543299" });
    expect(slip.body.address.join(" ")).toContain("Maharashtra 400002");
  });

  it("takes an address of the address book, and leaves phone and note as they were", async () => {
    await change({ driver_note: "Gate 2" });
    const other = await anAddress(buyer.userId, false);
    await db().address.update({ where: { id: other.id }, data: { houseBuilding: "44, Hill Top" } });
    expect((await change({ address_id: other.id })).status).toBe(200);
    expect(await record()).toMatchObject({
      order: { deliveryaddress: OLD.replace("12, Lake View", "44, Hill Top") },
      delivery_phone: buyer.phone,
      driver_note: "Gate 2",
    });
    await change({ driver_note: "" });
    expect((await record()).driver_note).toBeNull();
  });

  it("tells the customer and the staff once, and writes down who sent it where", async () => {
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
    const mails = (await mailsTo(buyer)).filter(({ subject }) => /^Delivery/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`Deliver to: ${NEW}`);
    expect(await mailsTo({ ...buyer, email: office })).toMatchObject([
      { subject: expect.stringMatching(/^Delivery changed: orders AK-.*, AK-/) },
    ]);
    const where = { subject: ids[0], action: "order.delivery-changed" };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      {
        by: "customer",
        byId: buyer.userId,
        detail: {
          before: { city: "Bengaluru", state: "Karnataka", pin: "560001" },
          after: { city: "Mumbai", state: "Maharashtra", pin: "400002" },
          phone_changed: false,
        },
      },
    ]);
  });

  it("once more under its key, and the same again without one, changes nothing", async () => {
    const key = randomUUID();
    await change({ address: PLACE }, { key });
    await change({ driver_note: "Gate 3" });
    const again = await change({ address: PLACE }, { key });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await change({ address: PLACE })).body.message).toBe("The delivery is as it was.");
    expect(await redirections()).toHaveLength(2);
  });

  it.each(["Accepted", "Processing", "pending"])("is possible while it is %s", async (status) => {
    const data = { status: status as "Accepted" };
    await db().order.update({ where: { id: ids[0] }, data });
    expect((await change({ address: PLACE })).status).toBe(200);
  });

  it.each([
    ["Shipped", "delivery_fixed", /^This order is Shipped already.*Please call us\.$/],
    ["Delivered", "delivery_fixed", /^This order is Delivered already.*Please call us\.$/],
    ["canceled", "order_canceled", /already been canceled/],
  ])("is refused once it is %s", async (status, code, words) => {
    const cash = status === "canceled" ? ({ cash: "not_delivered" } as const) : {};
    const data = { status: status as "Shipped", ...cash };
    await db().order.update({ where: { id: ids[0] }, data });
    for (const answer of [await change({ address: PLACE }), await read()]) {
      expect(answer).toMatchObject({ status: 409, body: { code } });
      expect(answer.body.message).toMatch(words);
    }
    expect(await redirections()).toEqual([]);
  });

  it("leaves an order alone that is on its way, with all that was frozen for it", async () => {
    await setStatus(admin, ids[1] as string, "Shipped");
    expect((await change({ address: PLACE, phone: "9876543299" })).status).toBe(200);
    expect(await addressOf(ids[0])).toBe(NEW);
    expect(await addressOf(ids[1])).toBe(OLD);
    const sent = await record(ids[1]);
    expect(sent).toMatchObject({
      order: { city: "Bengaluru", delivery_changed_at: null },
      delivery_phone: buyer.phone,
      redirections: [],
    });
    const csv = await request(`/admin/orders/export?user_id=${buyer.userId}`, {
      token: admin.token,
    });
    expect(csv.body).toContain(NEW);
    expect(csv.body).toContain(OLD);
  });

  it("takes an order along again that was set back before it left", async () => {
    await setStatus(admin, ids[1] as string, "Shipped");
    await change({ address: PLACE });
    await setStatus(admin, ids[1] as string, "Processing");
    expect(await addressOf(ids[1])).toBe(OLD);
    expect((await change({ address: PLACE }, { id: ids[1] })).status).toBe(200);
    expect(await addressOf(ids[1])).toBe(NEW);
    expect((await redirections()).at(-1)?.orderIds).toHaveLength(2);
  });

  it("and Shipped at the same moment: one of them is first, and the order says which", async () => {
    for (let round = 0; round < 6; round++) {
      const [id] = await placeCash(buyer, [products[0] as Sold]);
      const [changed] = await Promise.all([
        change({ address: PLACE }, { id }),
        setStatus(admin, id as string, "Shipped"),
      ]);
      expect([200, 409]).toContain(changed.status);
      expect(await addressOf(id)).toBe(changed.status === 200 ? NEW : OLD);
    }
  });

  it.each([
    ["a stranger's order", async () => change({ address: PLACE }, { by: await aCustomer() }), 404],
    ["nobody's order", () => change({ address: PLACE }, { id: randomUUID() }), 404],
    ["no order at all", () => change({ address: PLACE }, { id: "x" }), 404],
    [
      "a stranger's address",
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

  it("asks for a phone where the order never had one", async () => {
    await db().purchase.updateMany({ where: { userId: buyer.userId }, data: { phone: null } });
    expect(await change({ address: PLACE })).toMatchObject({
      status: 422,
      body: { code: "phone_missing" },
    });
    expect((await change({ address: PLACE, phone: "9876543299" })).status).toBe(200);
  });

  it("does not get round one open cash order a phone number", async () => {
    const other = await aNamedBuyer(products[0] as Sold);
    await placeCash(other, [products[0] as Sold]);
    await db().cashSettings.create({ data: { id: 1, oneOpenPerPhone: true } });
    try {
      expect(await change({ phone: other.phone })).toMatchObject({
        status: 422,
        body: { code: "cash_limit", message: expect.stringContaining("another number") },
      });
      expect((await change({ phone: buyer.phone, driver_note: "Gate 2" })).status).toBe(200);
    } finally {
      await db().cashSettings.deleteMany();
    }
  });
});

describe("what a change begins with", () => {
  it("is the delivery as it is, the orders it is for, and the address book", async () => {
    await setStatus(admin, ids[1] as string, "Shipped");
    expect((await read()).body).toMatchObject({
      address: { house_building: "12, Lake View", landmark: null, pin: "560001" },
      deliveryaddress: OLD,
      phone: buyer.phone,
      driver_note: null,
      orders: [{ order_id: ids[0], quantity: 1, product_name: products[0]?.name }],
      addresses: [{ house_building: "12, Lake View", is_default: true }],
    });
    const office = await request(`/admin/orders/${ids[0]}/delivery`, { token: admin.token });
    expect(office.body).toEqual((await read()).body);
    expect(await read(await aCustomer())).toMatchObject({ status: 404 });
  });
});

describe("a change by the office", () => {
  it("is the same one, with the administrator's name and in the audit log", async () => {
    const { status, body } = await byOffice({ address: PLACE, driver_note: "Ask for Ravi" });
    expect(status).toBe(200);
    expect(body.orders).toMatchObject([{ city: "Mumbai" }, { city: "Mumbai" }]);
    expect((await record()).redirections).toMatchObject([{ by: "admin", name: admin.name }]);
    const where = { subject: ids[0], action: "order.delivery-changed" };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      { by: "admin", byId: admin.userId },
    ]);
    const mail = (await mailsTo(buyer)).at(-1);
    expect(mail?.text).toContain("was changed by us");
    expect(mail?.text).toContain("Ask for Ravi");
  });

  it("is refused from Shipped on, and to customers", async () => {
    const own = request(`/admin/orders/${ids[0]}/delivery`, { body: {}, token: buyer.token });
    expect((await own).status).toBe(403);
    await setStatus(admin, ids[0] as string, "Shipped");
    const { status, body } = await byOffice({ address: PLACE });
    expect(status).toBe(409);
    expect(body.message).toBe(
      "This order is Shipped already, so its delivery cannot be changed any more.",
    );
  });
});

it("is in the copy of a person's data, and goes with the account", async () => {
  await change({ address: PLACE });
  const { body } = await request("/users/data", { token: buyer.token });
  expect(body.orders).toMatchObject(
    ids.map(() => ({
      deliveryaddress: NEW,
      earlier_deliveries: [{ deliveryaddress: OLD, phone_number: buyer.phone }],
    })),
  );
});
