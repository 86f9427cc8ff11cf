import { db } from "@/lib/db";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, stockOf, subjects } from "@/tests/support/shop/modes";
import { holdWholeOrders } from "@/tests/support/shop/settings";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, checkout, verify, status, history } = forEachMode();
let product: Sold;
let buyer: Person;

beforeAll(holdWholeOrders);
beforeEach(async () => {
  product = await aProduct({ quantity: 5, pricePaise: 42_999_00 });
  buyer = await aBuyer(product);
});

const cartOf = async (by: Person) =>
  (await shop().ask("/cart/getcartdetails", { body: {}, by })).body.cart_items;

it("4: the server sets the price, whatever the client sends", async () => {
  const cheap = { ...line(product, 2), price: 1, unit_price: 1, unitPaise: 100, total: 1 };
  const more = { amount: 100, amount_paise: 100, total: 1, totalPaise: 100, currency: "USD" };
  const { status: code, body } = await checkout(buyer, [cheap], more);
  expect(code).toBe(200);
  expect(body).toMatchObject({ amount_paise: 85_998_00, total: 85_998, currency: "INR" });
  const [made] = control().state().orders;
  expect(made).toMatchObject({ id: body.order_id, amount: 85_998_00, currency: "INR" });
  const { response } = control().pay(body.order_id);
  const paid = { ...response, amount: 100, products: [{ ...line(product, 5), price: "0" }] };
  expect((await verify(buyer, paid)).body).toMatchObject({ state: "placed", total: 85_998 });
  expect(await history(buyer)).toMatchObject([{ quantity_ordered: 2, total_amount: 85_998 }]);
});

it("4: a changed total is refused before reserving stock or creating an order", async () => {
  const answer = await checkout(buyer, [line(product)], { expected_total: 1 });
  expect(answer).toMatchObject({ status: 409, body: { code: "price_changed" } });
  expect(await stockOf(product)).toBe(5);
  expect(control().calls()).toEqual([]);
});

it.each([-1, 0, 1.5, 100, "2"])("4: refuses a quantity of %p", async (quantity) => {
  const answer = await checkout(buyer, [{ productid: product.id, quantity }]);
  expect(answer).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  expect(control().calls()).toEqual([]);
});

it("5: the order equals the frozen purchase despite a changed cart and price", async () => {
  const order = await open(buyer, [line(product)]);
  for (let tab = 0; tab < 2; tab += 1) {
    await shop().ask("/cart/increasequantity", { body: { productid: product.id }, by: buyer });
  }
  const pricePaise = 3 * 42_999_00;
  await db().product.update({ where: { id: product.id }, data: { pricePaise } });
  control().pay(order.order_id);
  await shop().quiet();
  expect(await history(buyer)).toMatchObject([{ quantity_ordered: 1, total_amount: 42_999 }]);
  expect(await cartOf(buyer)).toMatchObject([{ quantity: 2, price: 128_997 }]);
  expect(await stockOf(product)).toBe(4);
});

it("5: a changed cart is another purchase, and late money for the first is refunded", async () => {
  const small = await open(buyer, [line(product, 1)]);
  const large = await open(buyer, [line(product, 3)]);
  expect(large.order_id).not.toBe(small.order_id);
  expect(large.amount_paise).toBe(3 * small.amount_paise);
  expect(await stockOf(product)).toBe(2);
  const { response } = control().pay(small.order_id);
  await verify(buyer, response);
  await shop().quiet();
  expect(await history(buyer)).toEqual([]);
  expect(await status(buyer, small)).toMatchObject({
    ...{ state: "refunded", replaced: true, order_ids: [] },
    refunds: [{ amount: 42_999 }],
  });
  expect(await subjects(buyer)).toEqual(["₹42,999 goes back to you", "₹42,999 refunded"]);
  expect(await status(buyer, large)).toMatchObject({ state: "awaiting_payment" });
  expect(await stockOf(product)).toBe(2);
});

it("5: a payment of a wrong amount is refunded without an order", async () => {
  const order = await open(buyer, [line(product, 2)]);
  const where = { id: order.purchase_id };
  await db().purchase.update({ where, data: { totalPaise: 3 * 85_998_00 } });
  await db().purchaseLine.updateMany({
    where: { purchaseId: order.purchase_id },
    data: { unitPaise: 3 * 42_999_00 },
  });
  const { response } = control().pay(order.order_id);
  expect((await verify(buyer, response)).body).toMatchObject({ order_ids: [] });
  await shop().quiet();
  expect(await history(buyer)).toEqual([]);
  expect(control().state().refunds).toMatchObject([{ amount: 85_998_00, status: "processed" }]);
  expect(await status(buyer, order)).toMatchObject({
    order_ids: [],
    refunds: [{ state: "refunded", amount: 85_998 }],
  });
  expect(await subjects(buyer)).toEqual(["₹85,998 goes back to you", "₹85,998 refunded"]);
});
