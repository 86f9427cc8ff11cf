import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, anAddress } from "@/tests/support/shop/builders";
import { audits, forEachEntry, PLACE, somebody } from "@/tests/support/shop/office-entry";
import { mailsTo } from "@/tests/support/shop/office-orders";
import { setCash, setOnline } from "@/tests/support/shop/settings";

const { at, enter, stock } = forEachEntry();

describe("an office order paid in cash", () => {
  it("is placed for the customer by the administrator, visible to both", async () => {
    const { status, body } = await enter({ driver_note: "Gate 2" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_id: at.customer.userId,
      total: 85_998,
      payment_path: null,
      reserved_until: null,
      message: `Placed ${body.order_numbers[0]}. The confirmation goes to ${at.customer.email}.`,
    });
    expect(await stock()).toBe(3);
    const history = await request("/order/orderhistory", { body: {}, token: at.customer.token });
    expect(history.body).toMatchObject([
      { order_number: body.order_numbers[0], quantity_ordered: 2, payment_option: "Cash" },
    ]);
    const record = await request(`/admin/orders/${body.order_ids[0]}`, { token: at.admin.token });
    const where = { id: at.customer.userId };
    const { phone } = await db().user.findUniqueOrThrow({ where });
    expect(record.body).toMatchObject({
      entered_by: at.admin.name,
      driver_note: "Gate 2",
      delivery_phone: phone,
      steps: [{ by: "admin", name: at.admin.name, to: null }],
    });
    expect((await mailsTo(at.customer)).map(({ subject }) => subject)).toEqual([
      `Order ${body.order_numbers[0]} is placed`,
    ]);
    expect(await audits(at.customer.userId, "order.entered")).toMatchObject([
      {
        by: "admin",
        byId: at.admin.userId,
        detail: {
          before: null,
          after: { method: "cash", totalPaise: 85_998_00, orders: body.order_numbers },
        },
      },
    ]);
  });

  it("is placed once per key", async () => {
    const key = randomUUID();
    const [first, second] = [await enter({}, { key }), await enter({}, { key })];
    expect(second.body.order_ids).toEqual(first.body.order_ids);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await stock()).toBe(3);
  });

  it("can use a typed address, which an empty address book stores", async () => {
    await db().address.deleteMany({ where: { userId: at.customer.userId } });
    const one = await enter({ address: PLACE, phone: "9876543288" });
    expect(one.status).toBe(200);
    const books = await request("/users/address", { token: at.customer.token });
    expect(books.body).toMatchObject([{ ...PLACE, type: "Home", is_default: true }]);
    const record = await request(`/admin/orders/${one.body.order_ids[0]}`, {
      token: at.admin.token,
    });
    expect(record.body).toMatchObject({
      order: { city: "Mumbai", deliveryaddress: expect.stringContaining("7, Sea Face") },
      delivery_phone: "+919876543288",
    });
    await enter({ address: { ...PLACE, house_building: "8, Sea Face" } });
    expect((await request("/users/address", { token: at.customer.token })).body).toHaveLength(1);
  });

  it("respects the limits of cash, with their messages", async () => {
    await setCash({ feePaise: 50_00, maxPaise: 50_000_00 });
    expect(await enter()).toMatchObject({ status: 422, body: { code: "cash_limit" } });
    const one = await enter({ products: [{ productid: at.product.id, quantity: 1 }] });
    expect(one.body.total).toBe(43_049);
  });

  it.each<[string, () => Promise<object> | object, number, string]>([
    ["a missing customer", () => ({ user_id: undefined }), 422, "invalid_input"],
    ["two customers", () => ({ customer: somebody() }), 422, "invalid_input"],
    ["an unknown customer", () => ({ user_id: randomUUID() }), 404, "not_found"],
    ["no product", () => ({ products: [] }), 422, "invalid_input"],
    ["no method", () => ({ method: undefined }), 422, "invalid_input"],
    ["another total than expected", () => ({ expected_total: 1 }), 409, "price_changed"],
    [
      "more than the stock",
      () => ({ method: "online", products: [{ productid: at.product.id, quantity: 6 }] }),
      409,
      "out_of_stock",
    ],
    [
      "another person's address",
      async () => ({ address_id: (await anAddress((await aCustomer()).userId)).id }),
      404,
      "not_found",
    ],
  ])("is refused for %s without placing anything", async (_name, more, status, code) => {
    expect(await enter(await more())).toMatchObject({ status, body: { code } });
    expect(await db().purchase.count({ where: { userId: at.customer.userId } })).toBe(0);
    expect(await stock()).toBe(5);
  });

  it("is refused without a phone number and stores the first one in the profile", async () => {
    await db().user.update({ where: { id: at.customer.userId }, data: { phone: null } });
    expect(await enter()).toMatchObject({ status: 422, body: { code: "phone_missing" } });
    expect((await enter({ phone: "9876543288" })).status).toBe(200);
    const where = { id: at.customer.userId };
    expect((await db().user.findUniqueOrThrow({ where })).phone).toBe("+919876543288");
  });

  it("is open only to the office and refuses deleted accounts", async () => {
    expect(await enter({}, { by: at.customer })).toMatchObject({ status: 403 });
    await db().user.update({ where: { id: at.customer.userId }, data: { erasedAt: new Date() } });
    expect(await enter()).toMatchObject({ status: 404 });
  });
});

describe("the preview of an office order", () => {
  const preview = (products: object[], token = at.admin.token) =>
    request("/admin/orders/preview", { body: { products }, token });

  it("returns prices and problems and changes nothing", async () => {
    await setCash({ feePaise: 50_00, maxPaise: 50_000_00 });
    const { body } = await preview([{ productid: at.product.id, quantity: 6 }]);
    expect(body).toEqual({
      lines: [
        {
          productid: at.product.id,
          product_name: at.product.name,
          quantity: 6,
          unit_price: 42_999,
          available: 5,
          problem: "Only 5 left. Lower the quantity to continue.",
        },
      ],
      total: 257_994,
      problem: null,
      cash: { problem: expect.stringMatching(/^You can pay in cash/), fee: 50 },
      online: { problem: null },
    });
    expect(await stock()).toBe(5);
  });

  it("counts the customer's cash of the day and knows the online limit", async () => {
    await enter();
    const lines = [{ productid: at.product.id, quantity: 3 }];
    const ask = (more: object) =>
      request("/admin/orders/preview", {
        body: { products: lines, ...more },
        token: at.admin.token,
      });
    expect((await ask({})).body.cash.problem).toBeNull();
    const { body } = await ask({ user_id: at.customer.userId });
    expect(body.cash.problem).toMatch(/the law allows less from one person in a day/);
    await setOnline({ maxPaise: 50_000_00 });
    try {
      expect((await ask({})).body.online.problem).toEqual(expect.any(String));
      const online = await enter({ method: "online" });
      expect(online).toMatchObject({ status: 422, body: { code: "online_limit" } });
    } finally {
      await db().onlineSettings.deleteMany();
    }
  });

  it("refuses an unknown product and customers", async () => {
    expect(await preview([{ productid: randomUUID(), quantity: 1 }])).toMatchObject({
      status: 404,
    });
    expect(await preview([], at.admin.token)).toMatchObject({ status: 422 });
    const products = [{ productid: at.product.id, quantity: 1 }];
    expect(await preview(products, at.customer.token)).toMatchObject({ status: 403 });
  });
});
