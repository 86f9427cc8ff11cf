import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { withCash } from "@/tests/support/shop/order-builder";

let product: Sold;
let buyer: Person;

beforeAll(allowPrograms);
beforeEach(async () => {
  product = await aProduct({ quantity: 5 });
  buyer = await aBuyer(product);
});

const cash = (more: object = {}, person = buyer) =>
  request("/order/addorder", {
    body: {
      user_id: person.userId,
      paymentoption: "Cash",
      orderstatus: "null",
      deliveryaddress: "somewhere the client made up",
      products: [{ productid: product.id, quantity: 1, price: 1 }],
      ...more,
    },
    token: person.token,
  });
const history = (person: Person, body: object = {}) =>
  request("/order/orderhistory", { body, token: person.token });

describe("POST /order/addorder with Cash", () => {
  it("places the order at the server's price, for the address in the account", async () => {
    const answer = await cash();
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Order placed successfully via Cash!", order_ids: [expect.any(String)] },
    });
    const [order] = (await history(buyer)).body;
    expect(order).toMatchObject({
      order_id: answer.body.order_ids[0],
      product_name: product.name,
      quantity_ordered: 1,
      total_amount: 42999,
      payment_option: "Cash",
      order_status: null,
      deliveryaddress: "12, Lake View, MG Road, Bengaluru, Bengaluru Urban, Karnataka 560001",
      reasonforcancel: null,
    });
    expect(order.product_details).toMatchObject({ ouput_voltage: "230 V AC" });
    const { quantity } = await db().product.findUniqueOrThrow({ where: { id: product.id } });
    expect(quantity).toBe(4);
  });

  it("freezes the purchase: later changes of product and address do not affect it", async () => {
    await cash();
    await db().product.update({
      where: { id: product.id },
      data: { name: "Renamed", pricePaise: 1 },
    });
    await db().address.updateMany({ where: { userId: buyer.userId }, data: { city: "Mysuru" } });
    const [order] = (await history(buyer)).body;
    expect(order).toMatchObject({ product_name: product.name, total_amount: 42999 });
    expect(order.deliveryaddress).toContain("Bengaluru");
  });

  it("creates one order per product, each with its own number", async () => {
    const second = await aProduct();
    const products = [product, second].map(({ id }) => ({ productid: id, quantity: 2 }));
    const { body } = await cash({ products });
    expect(body.order_ids).toHaveLength(2);
    const orders = (await history(buyer)).body;
    expect(new Set(orders.map((order: { order_number: string }) => order.order_number)).size).toBe(
      2,
    );
  });

  it("answers the same key with the same purchase, also under concurrent requests", async () => {
    const checkout_key = randomUUID();
    const answers = await Promise.all([cash({ checkout_key }), cash({ checkout_key })]);
    expect(answers[0]?.body.purchase_id).toBe(answers[1]?.body.purchase_id);
    expect((await history(buyer)).body).toHaveLength(1);
  });

  it("treats an older client's repeat without a key as the same order", async () => {
    await Promise.all([cash(), cash()]);
    expect((await history(buyer)).body).toHaveLength(1);
  });

  it("refuses more than the stock with the specification's message and changes nothing", async () => {
    const [second, scarce] = [await aProduct(), await aProduct({ quantity: 1, pricePaise: 100 })];
    const products = [
      { productid: second.id, quantity: 1 },
      { productid: scarce.id, quantity: 2 },
    ];
    expect(await cash({ products })).toMatchObject({
      status: 409,
      body: { code: "out_of_stock", message: `No stock available for ${scarce.name}` },
    });
    const { quantity } = await db().product.findUniqueOrThrow({ where: { id: second.id } });
    expect(quantity).toBe(10);
    expect(await db().purchase.count({ where: { userId: buyer.userId } })).toBe(0);
  });

  it.each([
    ["an empty cart", { products: [] }, 422, "Your cart is empty."],
    [
      "another total than was seen",
      { expected_total: 1 },
      409,
      "The total has changed to ₹42,999.",
    ],
    ["a total in parts of a paisa", { expected_total: 42_999.001 }, 422, "at most two decimals"],
    ["another person's address", { address_id: randomUUID() }, 404, "no longer in your account"],
  ])("refuses %s", async (_what, more, status, words) => {
    const answer = await cash(more);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
  });

  it("requires an address", async () => {
    const person = await aCustomer();
    expect(await cash({ user_id: person.userId }, person)).toMatchObject({
      status: 422,
      body: { message: "Please set a default delivery address before placing an order." },
    });
  });

  it("refuses ₹2,00,000 and more in cash", async () => {
    const dear = await aProduct({ pricePaise: 2_00_000_00 });
    const answer = await cash({ products: [{ productid: dear.id, quantity: 1 }] });
    expect(answer).toMatchObject({ status: 422, body: { code: "cash_limit" } });
  });

  it.each([
    [{ paymentoption: "Cheque" }, "paymentoption"],
    [{ products: [{ productid: "x", quantity: 0 }] }, "products.0.quantity"],
    [{ products: [{ productid: "x", quantity: 1.5 }] }, "products.0.quantity"],
  ])("names the invalid field of %j", async (more, field) => {
    const answer = await cash(more);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });
});

describe("POST /order/addorder with UPI or Card", () => {
  it("places nothing without a verified payment", async () => {
    expect((await cash({ paymentoption: "UPI" })).status).toBe(409);
    expect((await history(buyer)).body).toEqual([]);
  });
});

describe("POST /order/orderhistory", () => {
  it("returns only the caller's orders, newest first, in pages", async () => {
    const placed: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      placed.unshift(...(await cash({ checkout_key: randomUUID() })).body.order_ids);
    }
    const first = (await history(buyer, { limit: 2 })).body;
    const rest = (await history(buyer, { limit: 2, after: first[1].order_id })).body;
    const ids = [...first, ...rest].map((order: { order_id: string }) => order.order_id);
    expect(ids).toEqual(placed);
    expect((await history(await aCustomer())).body).toEqual([]);
  });

  it.each([{ limit: 0 }, { limit: 101 }, { after: "x" }])("refuses %j", async (body) => {
    expect((await history(buyer, body)).status).toBe(422);
  });
});

describe("GET /order/allorderdata", () => {
  it("returns every order with its customer to administrators", async () => {
    await cash();
    const admin = await anAdmin();
    const { body } = await request("/order/allorderdata?limit=1", { token: admin.token });
    expect(body).toEqual([
      expect.objectContaining({
        user_name: buyer.name,
        user_email: buyer.email,
        user_phonenumber: buyer.phone,
        city: "Bengaluru",
        product_name: product.name,
      }),
    ]);
  });
});

describe("the dashboard's totals", () => {
  it("count orders, units and rupees without cancelled orders", async () => {
    await cash({ products: [{ productid: product.id, quantity: 2 }] });
    const canceled = await cash({ checkout_key: randomUUID() });
    await db().order.update({
      where: { id: canceled.body.order_ids[0] },
      data: withCash("canceled"),
    });
    const totals = await request("/analytics/user_total_spent_and_orders", {
      body: { user_id: buyer.userId },
      token: buyer.token,
    });
    expect(totals.body.user_total_spent_and_orders).toEqual({
      total_orders: 1,
      total_spent: 85998,
      ...{ total_refunded: 0, net_spent: 85998 },
      total_units: 2,
    });
    const summary = await request("/analytics/user_purchase_summary", {
      body: {},
      token: buyer.token,
    });
    expect(summary.body.user_purchase_summary).toEqual([
      expect.objectContaining({
        product_name: product.name,
        total_items_purchased: 2,
        total_purchase_amount: 85998,
      }),
    ]);
  });
});
