import { db } from "@/lib/db";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { request } from "@/tests/support/servers/http";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { add, productData } from "@/tests/support/shop/product-form";
import { setOnline } from "@/tests/support/shop/settings";
import { createPayment, line, openShop, type Shop, verify } from "@/tests/support/shop/shop";

/** Twelve of the most expensive chargers; 32 bits of paise end at ₹2,14,74,836.47. */
const [UNIT, TOTAL] = [18_49_999, 2_21_99_988];

let shop: Shop;
let admin: Person;
let product: Sold;
let buyer: Person;

beforeAll(async () => {
  // A provider without limits.
  shop = await openShop({ maxAmount: Number.MAX_SAFE_INTEGER });
  await db().onlineSettings.deleteMany();
  await setOnline({ maxPaise: null });
  admin = await anAdmin();
});
afterAll(async () => {
  await db().onlineSettings.deleteMany();
  await shop.close();
});
beforeEach(async () => {
  product = await aProduct({ quantity: 500, pricePaise: UNIT * 100 });
  buyer = await aBuyer(product, 12);
});
afterEach(expectBalancedBooks);

/** A successful call: by the buyer with a body, otherwise by the administrator. */
async function ask(path: string, body?: object) {
  const { token } = body ? buyer : admin;
  const answer = await request(path, { body, token });
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return answer.body;
}

const pay = async (quantity = 12) => {
  const { body } = await createPayment(buyer, [line(product, quantity)], {
    expected_total: UNIT * quantity,
  });
  const { response } = shop.provider.control.pay(body.order_id);
  return { opened: body, verified: (await verify(buyer, response)).body };
};

describe("twelve chargers of ₹18,49,999", () => {
  it("are totalled in the cart and cannot be paid in cash", async () => {
    expect(await ask("/cart/getcartdetails", {})).toMatchObject({
      cart_items: [{ quantity: 12, price: UNIT, seen_price: UNIT, available: 500 }],
      total: TOTAL,
      cash: { problem: expect.stringContaining("You can pay in cash below ₹2,00,000") },
    });
    const body = { products: [line(product, 12)], paymentoption: "Cash" };
    expect(await request("/order/addorder", { body, token: buyer.token })).toMatchObject({
      status: 422,
      body: { code: "cash_limit" },
    });
  });

  it("are bought online, with the total in the customer's mail", async () => {
    const { opened, verified } = await pay();
    expect(opened).toMatchObject({ amount_paise: TOTAL * 100, total: TOTAL });
    expect(verified).toMatchObject({
      ...{ state: "placed", total: TOTAL, items: [{ quantity: 12, unit_price: UNIT }] },
      message: "Payment successful and order placed!",
    });
    const [order] = await ask("/order/orderhistory", {});
    expect(order).toMatchObject({ unit_price: UNIT, total_amount: TOTAL });
    expect(await ask("/analytics/user_total_spent_and_orders", {})).toMatchObject({
      user_total_spent_and_orders: { total_orders: 1, total_spent: TOTAL },
    });
    const mail = await db().outboxMail.findFirstOrThrow({ where: { to: buyer.email } });
    expect(mail.text).toContain("12 × ₹18,49,999 = ₹2,21,99,988");
  });

  it("show their total in the back-office: list, page, analytics and file", async () => {
    const sold = await allSales();
    await pay();
    const [{ order_id, order_number }] = await ask("/order/orderhistory", {});
    const listed = await ask(`/admin/orders?query=${order_number}`);
    expect(listed.orders).toMatchObject([{ order_id, total_amount: TOTAL }]);
    expect(await ask(`/admin/orders/${order_id}`)).toMatchObject({
      ...{ purchase_total: TOTAL, order: { total_amount: TOTAL } },
      payments: [{ amount: TOTAL, captured: true }],
    });
    expect(await ask(`/admin/orders/export?query=${order_number}`)).toContain(
      `,12,${UNIT},${TOTAL},`,
    );
    const plus = (rupees: number) => Math.round((rupees + TOTAL) * 100) / 100;
    expect(await allSales()).toEqual({ ever: plus(sold.ever), days: plus(sold.days) });
  });

  it("are refunded in full when cancelled", async () => {
    const sold = await allSales();
    await pay();
    const [{ order_id }] = await ask("/order/orderhistory", {});
    const canceled = { order_id, reasonforcancel: "Changed my mind" };
    const { order } = await ask("/order/cancelorder", canceled);
    expect(order.refund).toMatchObject({ amount: TOTAL });
    await sendDueRefunds();
    expect(shop.provider.control.state().refunds.at(-1)?.amount).toBe(TOTAL * 100);
    expect(await allSales()).toEqual(sold);
  });

  it("are out of stock with four left, not a server error", async () => {
    await db().product.update({ where: { id: product.id }, data: { quantity: 4 } });
    const { status, body } = await createPayment(buyer, [line(product, 12)]);
    expect({ status, code: body.code }).toEqual({ status: 409, code: "out_of_stock" });
    await db().stockMovement.create({
      data: { productId: product.id, delta: 4 - 500, reason: "corrected" },
    });
  });
});

/** Sales in total and in the last 30 days. */
async function allSales(): Promise<{ ever: number; days: number }> {
  const { total_sales: ever } = await ask("/analytics/total_sales");
  const { total_sales: days } = await ask("/analytics/sales_by_day?days=30");
  return { ever, days };
}

describe("a charger of ₹5,00,00,000", () => {
  it("can be added, shown, put into a cart and priced", async () => {
    const { status, body } = await add(admin.token, {
      data: productData({ price: 5_00_00_000, quantity: 500 }),
    });
    expect({ status, price: body.product?.price }).toEqual({ status: 200, price: 5_00_00_000 });
    const shown = await request(`/products/get_by_id/${body.product.slug}`);
    expect(shown.body.price).toBe(5_00_00_000);
    const cart = await ask("/cart/addtocart", { productid: body.product.id });
    expect(cart.cart_items).toMatchObject([{ price: UNIT }, { price: 5_00_00_000 }]);
    expect(cart.total).toBe(TOTAL + 5_00_00_000);
  });

  it("can be bought up to ₹100 crore and is refused above with a message", async () => {
    const dear = await aProduct({ quantity: 500, pricePaise: 5_00_00_000_00 });
    expect(await createPayment(buyer, [line(dear, 20)])).toMatchObject({
      status: 200,
      body: { amount_paise: 100_00_00_000_00 },
    });
    expect(await createPayment(buyer, [line(dear, 21)])).toMatchObject({
      status: 422,
      body: {
        code: "purchase_limit",
        message: "One purchase comes to ₹100 crore at most. Please split it, or write to us.",
      },
    });
  });
});
