import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import {
  aBuyer,
  aCustomer,
  anAddress,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/builders";
import { request } from "@/tests/support/http";
import { mailsTo } from "@/tests/support/office-orders";
import { openShop, type Shop, statusOf } from "@/tests/support/shop";

const PLACE = {
  house_building: "7, Sea Face",
  locality_street: "Marine Drive",
  city: "Mumbai",
  district: "Mumbai",
  state: "Maharashtra",
  pin: "400002",
};

let shop: Shop;
let admin: Person;
let product: Sold;
let customer: Person;

beforeAll(async () => {
  shop = await openShop();
  admin = await anAdmin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  product = await aProduct({ quantity: 5 });
  customer = await aCustomer();
  await anAddress(customer.userId);
  await db().cashSettings.deleteMany();
});
afterEach(() => db().cashSettings.deleteMany());

type Options = { key?: string; by?: Person };
const enter = (more: object = {}, { key = randomUUID(), by = admin }: Options = {}) =>
  request("/admin/orders", {
    body: {
      user_id: customer.userId,
      products: [{ productid: product.id, quantity: 2 }],
      method: "cash",
      ...more,
    },
    token: by.token,
    headers: { "idempotency-key": key },
  });
const stock = async () =>
  (await db().product.findUniqueOrThrow({ where: { id: product.id } })).quantity;
const audits = (subject: string, action: string) =>
  db().auditEntry.findMany({ where: { subject, action } });
const somebody = () => ({
  name: "Ravi Nair",
  email: `called-${randomUUID()}@example.com`,
  phone_number: "98765 43277",
});

describe("a cash order entered in the office", () => {
  it("is placed as the customer's, by the administrator, and both can see it", async () => {
    const { status, body } = await enter({ driver_note: "Gate 2" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_id: customer.userId,
      total: 85_998,
      payment_path: null,
      reserved_until: null,
      message: `Placed ${body.order_numbers[0]}. The confirmation goes to ${customer.email}.`,
    });
    expect(await stock()).toBe(3);
    const history = await request("/order/orderhistory", { body: {}, token: customer.token });
    expect(history.body).toMatchObject([
      { order_number: body.order_numbers[0], quantity_ordered: 2, payment_option: "Cash" },
    ]);
    const record = await request(`/admin/orders/${body.order_ids[0]}`, { token: admin.token });
    const where = { id: customer.userId };
    const { phone } = await db().user.findUniqueOrThrow({ where });
    expect(record.body).toMatchObject({
      entered_by: admin.name,
      driver_note: "Gate 2",
      delivery_phone: phone,
      steps: [{ by: "admin", name: admin.name, to: null }],
    });
    expect((await mailsTo(customer)).map(({ subject }) => subject)).toEqual([
      `Order ${body.order_numbers[0]} is placed`,
    ]);
    expect(await audits(customer.userId, "order.entered")).toMatchObject([
      {
        by: "admin",
        byId: admin.userId,
        detail: {
          before: null,
          after: { method: "cash", totalPaise: 85_998_00, orders: body.order_numbers },
        },
      },
    ]);
  });

  it("twice under one key is one order; another key is another", async () => {
    const key = randomUUID();
    const [first, second] = [await enter({}, { key }), await enter({}, { key })];
    expect(second.body.order_ids).toEqual(first.body.order_ids);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await stock()).toBe(3);
  });

  it("goes to a written address, which an empty address book keeps", async () => {
    await db().address.deleteMany({ where: { userId: customer.userId } });
    const one = await enter({ address: PLACE, phone: "9876543288" });
    expect(one.status).toBe(200);
    const books = await request("/users/address", { token: customer.token });
    expect(books.body).toMatchObject([{ ...PLACE, type: "Home", is_default: true }]);
    const record = await request(`/admin/orders/${one.body.order_ids[0]}`, { token: admin.token });
    expect(record.body).toMatchObject({
      order: { city: "Mumbai", deliveryaddress: expect.stringContaining("7, Sea Face") },
      delivery_phone: "+919876543288",
    });
    await enter({ address: { ...PLACE, house_building: "8, Sea Face" } });
    expect((await request("/users/address", { token: customer.token })).body).toHaveLength(1);
  });

  it("keeps to the limits of cash, in their words", async () => {
    await db().cashSettings.create({ data: { id: 1, feePaise: 50_00, maxPaise: 50_000_00 } });
    expect(await enter()).toMatchObject({ status: 422, body: { code: "cash_limit" } });
    const one = await enter({ products: [{ productid: product.id, quantity: 1 }] });
    expect(one.body.total).toBe(43_049);
  });

  it.each<[string, () => Promise<object> | object, number, string]>([
    ["nobody", () => ({ user_id: undefined }), 422, "invalid_input"],
    ["two customers", () => ({ customer: somebody() }), 422, "invalid_input"],
    ["a customer who is not there", () => ({ user_id: randomUUID() }), 404, "not_found"],
    ["no product", () => ({ products: [] }), 422, "invalid_input"],
    ["no method", () => ({ method: undefined }), 422, "invalid_input"],
    ["another total than was told", () => ({ expected_total: 1 }), 409, "price_changed"],
    [
      "more than there is",
      () => ({ method: "online", products: [{ productid: product.id, quantity: 6 }] }),
      409,
      "out_of_stock",
    ],
    [
      "a stranger's address",
      async () => ({ address_id: (await anAddress((await aCustomer()).userId)).id }),
      404,
      "not_found",
    ],
  ])("is refused for %s, and nothing is placed", async (_name, more, status, code) => {
    expect(await enter(await more())).toMatchObject({ status, body: { code } });
    expect(await db().purchase.count({ where: { userId: customer.userId } })).toBe(0);
    expect(await stock()).toBe(5);
  });

  it("is refused without a number to call, and keeps the first one in the profile", async () => {
    await db().user.update({ where: { id: customer.userId }, data: { phone: null } });
    expect(await enter()).toMatchObject({ status: 422, body: { code: "phone_missing" } });
    expect((await enter({ phone: "9876543288" })).status).toBe(200);
    const where = { id: customer.userId };
    expect((await db().user.findUniqueOrThrow({ where })).phone).toBe("+919876543288");
  });

  it("is the office's alone, and not for somebody who has deleted the account", async () => {
    expect(await enter({}, { by: customer })).toMatchObject({ status: 403 });
    await db().user.update({ where: { id: customer.userId }, data: { erasedAt: new Date() } });
    expect(await enter()).toMatchObject({ status: 404 });
  });
});

describe("an order for somebody new", () => {
  it("makes the account, whose password the person sets by Forgot password", async () => {
    const person = somebody();
    const { status, body } = await enter({
      user_id: undefined,
      customer: person,
      address: PLACE,
    });
    expect(status).toBe(200);
    const user = await db().user.findUniqueOrThrow({ where: { email: person.email } });
    expect(user).toMatchObject({ id: body.user_id, phone: "+919876543277", role: "customer" });
    const mails = await mailsTo({ ...customer, email: person.email });
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your account at Arklane",
      `Order ${body.order_numbers[0]} is placed`,
    ]);
    expect(mails[0]?.text).toContain("/forgot-password");
    expect(await audits(user.id, "account.created")).toMatchObject([
      { by: "admin", byId: admin.userId },
    ]);
    const reset = { email: person.email };
    expect((await request("/users/password-reset/request", { body: reset })).status).toBe(200);
    const code = (await mailsTo({ ...customer, email: person.email })).at(-1);
    expect(code?.text).toMatch(/\b\d{6}\b/);
  });

  it("makes no account when the order cannot be placed", async () => {
    const person = somebody();
    const more = { user_id: undefined, customer: person, address: PLACE };
    const six = { method: "online", products: [{ productid: product.id, quantity: 6 }] };
    expect(await enter({ ...more, ...six })).toMatchObject({ status: 409 });
    expect(await enter({ ...more, address: undefined })).toMatchObject({
      body: { code: "address_missing" },
    });
    expect(await db().user.count({ where: { email: person.email } })).toBe(0);
  });

  it("finds out who has an account already, also of two at once", async () => {
    const taken = { ...somebody(), email: customer.email };
    expect(await enter({ user_id: undefined, customer: taken, address: PLACE })).toMatchObject({
      status: 409,
      body: { code: "email_taken", fields: { "customer.email": [expect.any(String)] } },
    });
    const person = somebody();
    const more = { user_id: undefined, customer: person, address: PLACE };
    const one = { products: [{ productid: product.id, quantity: 1 }] };
    const both = await Promise.all([enter({ ...more, ...one }), enter({ ...more, ...one })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stock()).toBe(4);
  });

  it("once more under its key makes nobody twice", async () => {
    const person = somebody();
    const key = randomUUID();
    const more = { user_id: undefined, customer: person, address: PLACE };
    const first = await enter(more, { key });
    expect((await enter(more, { key })).body).toEqual(first.body);
  });
});

describe("an order that the customer pays online", () => {
  it("is held for a day, and its page, which is mailed, takes the payment", async () => {
    const { status, body } = await enter({ method: "online" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ order_ids: [], payment_path: `/checkout/${body.purchase_id}` });
    const hours = (Date.parse(body.reserved_until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await stock()).toBe(3);
    const [mail] = await mailsTo(customer);
    expect(mail?.subject).toBe("Your order is ready to be paid: ₹85,998");
    expect(mail?.text).toContain(`/checkout/${body.purchase_id}`);
    expect((await statusOf(customer, body.purchase_id)).body).toMatchObject({
      state: "awaiting_payment",
      by_office: true,
      reserved_until: body.reserved_until,
    });
    const payment = await request("/payments/continuepayment", {
      body: { purchase_id: body.purchase_id },
      token: customer.token,
    });
    expect(payment.body).toMatchObject({ total: 85_998 });
    await shop.provider.control.pay(payment.body.order_id, { method: "upi", outcome: "captured" });
    const paid = await statusOf(customer, body.purchase_id);
    expect(paid.body).toMatchObject({ state: "placed" });
    const record = await request(`/admin/orders/${paid.body.order_ids[0]}`, {
      token: admin.token,
    });
    expect(record.body).toMatchObject({ entered_by: admin.name, steps: [{ by: "customer" }] });
  });

  it("is nobody else's to pay", async () => {
    const { body } = await enter({ method: "online" });
    const stranger = await aCustomer();
    expect((await statusOf(stranger, body.purchase_id)).status).toBe(404);
  });

  it("does not give up a payment of the customer's own that has arrived", async () => {
    const buyer = await aBuyer(product);
    const own = await request("/payments/createpayment", {
      body: { products: [{ productid: product.id, quantity: 1 }] },
      token: buyer.token,
    });
    await shop.provider.control.pay(own.body.order_id, { method: "upi", outcome: "captured" });
    const answer = await enter({ user_id: buyer.userId, method: "online" });
    expect(answer.status).toBe(409);
    expect((await statusOf(buyer, own.body.purchase_id)).body.state).toBe("placed");
  });
});

describe("a look before it is entered", () => {
  const preview = (products: object[], token = admin.token) =>
    request("/admin/orders/preview", { body: { products }, token });

  it("prices it and says what stands in the way, and changes nothing", async () => {
    await db().cashSettings.create({ data: { id: 1, feePaise: 50_00, maxPaise: 50_000_00 } });
    const { body } = await preview([{ productid: product.id, quantity: 6 }]);
    expect(body).toEqual({
      lines: [
        {
          productid: product.id,
          product_name: product.name,
          quantity: 6,
          unit_price: 42_999,
          available: 5,
          problem: "Only 5 left. Lower the quantity to go on.",
        },
      ],
      total: 257_994,
      problem: null,
      cash: { problem: expect.stringMatching(/^Cash is possible/), fee: 50 },
      online: { problem: null },
    });
    expect(await stock()).toBe(5);
  });

  it("counts what the customer has ordered in cash today, and knows the limit online", async () => {
    await enter();
    const lines = [{ productid: product.id, quantity: 3 }];
    const ask = (more: object) =>
      request("/admin/orders/preview", { body: { products: lines, ...more }, token: admin.token });
    expect((await ask({})).body.cash.problem).toBeNull();
    const { body } = await ask({ user_id: customer.userId });
    expect(body.cash.problem).toMatch(/the law allows less from one person in a day/);
    await db().onlineSettings.create({ data: { id: 1, maxPaise: 50_000_00 } });
    try {
      expect((await ask({})).body.online.problem).toEqual(expect.any(String));
      const online = await enter({ method: "online" });
      expect(online).toMatchObject({ status: 422, body: { code: "online_limit" } });
    } finally {
      await db().onlineSettings.deleteMany();
    }
  });

  it("is refused for a product that does not exist, and to customers", async () => {
    expect(await preview([{ productid: randomUUID(), quantity: 1 }])).toMatchObject({
      status: 404,
    });
    expect(await preview([], admin.token)).toMatchObject({ status: 422 });
    const products = [{ productid: product.id, quantity: 1 }];
    expect(await preview(products, customer.token)).toMatchObject({ status: 403 });
  });
});
