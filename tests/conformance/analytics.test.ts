import type { Client } from "@/tests/conformance/support/client";
import { aProduct } from "@/tests/conformance/support/goods";
import {
  type Account,
  aBuyer,
  aCustomer,
  anAdministrator,
} from "@/tests/conformance/support/people";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("analytics", (shop) => {
  let admin: Client;
  let buyer: Account;
  let product: { id: string; name: string };
  beforeAll(async () => {
    admin = await anAdministrator(shop);
    product = await aProduct(shop, { price: 4999.5, quantity: 10 });
    buyer = await aBuyer(shop);
    const products = [{ productid: product.id, quantity: 2, price: "4999.5" }];
    const order = { user_id: buyer.id, paymentoption: "Cash", orderstatus: "null", products };
    expect(await buyer.client.ask("POST /order/addorder", order)).toMatchObject({ status: 200 });
  });

  test("a customer's purchases", async () => {
    const { client, id: user_id } = buyer;
    expect(await client.ask("POST /analytics/user_purchase_summary", { user_id })).toMatchObject({
      status: 200,
      body: {
        user_purchase_summary: [
          {
            ...{ product_name: product.name, total_items_purchased: 2 },
            ...{ total_purchase_amount: 9999, purchase_time: expect.any(String) },
          },
        ],
      },
    });
    const totals = await client.ask("POST /analytics/user_total_spent_and_orders", { user_id });
    expect(totals).toMatchObject({
      status: 200,
      body: { user_total_spent_and_orders: { total_orders: 1, total_spent: 9999 } },
    });
  });

  test("another customer's purchases are refused", async () => {
    const { client } = await aCustomer(shop);
    const asked = { user_id: buyer.id };
    for (const answer of [
      await client.ask("POST /analytics/user_purchase_summary", asked),
      await client.ask("POST /analytics/user_total_spent_and_orders", asked),
    ]) {
      expect(answer).toMatchObject(refusal(403, "forbidden"));
    }
  });

  test("sales and stock", async () => {
    const ofProduct = { query: { limit: "1000" } };
    const sold = await admin.ask("GET /analytics/product_analytics", undefined, ofProduct);
    expect(sold.status).toBe(200);
    expect(sold.body.product_analytics).toContainEqual(
      expect.objectContaining({ product_name: product.name, total_orders: 1, total_sales: 9999 }),
    );
    const stock = await admin.ask("GET /analytics/product_stock_analysis", undefined, ofProduct);
    expect(stock.status).toBe(200);
    expect(stock.body.product_stock_analysis).toContainEqual(
      expect.objectContaining({
        ...{ product_name: product.name, initial_stock: 10 },
        ...{ remaining_stock: 8, total_ordered: 2 },
      }),
    );
    const sales = await admin.ask("GET /analytics/total_sales");
    expect(sales).toMatchObject({ status: 200, body: { total_sales: expect.any(Number) } });
    expect(sales.body.total_sales).toBeGreaterThanOrEqual(9999);
  });

  test("messages of customers", async () => {
    const { status, body } = await admin.ask("GET /contact/getallcontacts");
    expect(status).toBe(200);
    expect(Array.isArray(body.contacts)).toBe(true);
  });

  // Older clients send only their key, which is not enough here.
  test("the shop's analytics need an administrator", async () => {
    for (const [who, status, code] of [
      [shop.client(), 401, "unauthenticated"],
      [buyer.client, 403, "forbidden"],
    ] as const) {
      for (const call of [
        "GET /analytics/product_analytics",
        "GET /analytics/product_stock_analysis",
        "GET /analytics/total_sales",
        "GET /contact/getallcontacts",
      ] as const) {
        expect(await who.ask(call)).toMatchObject(refusal(status, code));
      }
    }
  });
});
