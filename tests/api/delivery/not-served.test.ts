import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { somebody } from "@/tests/support/shop/office-entry";
import { placeCash } from "@/tests/support/shop/office-orders";
import { createPayment, line, openShop, type Shop, verify } from "@/tests/support/shop/shop";

const WORDS = "We do not deliver to Army Postal Service addresses. Please choose another address.";
/** An Army Postal Service address as it is typed. */
const CAMP = {
  house_building: "14 Field Workshop",
  locality_street: "Care of 56 APO",
  city: "New Delhi",
  district: "New Delhi",
  state: "Delhi",
  pin: "900056",
};
const refusal = (field: string) => ({
  status: 422,
  body: { code: "invalid_input", message: WORDS, fields: { [field]: [WORDS] } },
});

let shop: Shop;
let admin: Person;
let product: Sold;
let buyer: Person;

beforeAll(async () => {
  shop = await openShop();
  admin = await anAdmin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  product = await aProduct({ quantity: 3, pricePaise: 4_999_00 });
  buyer = await aBuyer(product);
});

const moveTo = (pin: string) =>
  db().address.updateMany({ where: { userId: buyer.userId }, data: { pin } });
const purchases = (userId = buyer.userId) => db().purchase.count({ where: { userId } });
const stock = async () =>
  (await db().product.findUniqueOrThrow({ where: { id: product.id } })).quantity;

const cash = (more: object = {}) =>
  request("/order/addorder", {
    body: { paymentoption: "Cash", products: [line(product)], ...more },
    token: buyer.token,
  });
const enter = (more: object) =>
  request("/admin/orders", {
    body: { products: [line(product)], method: "cash", ...more },
    token: admin.token,
    headers: { "idempotency-key": randomUUID() },
  });
const redirect = (id: string, body: object, by = buyer) =>
  request(by === admin ? `/admin/orders/${id}/delivery` : `/order/delivery/${id}`, {
    body,
    token: by.token,
  });

describe("an order to a PIN code that we do not deliver to is refused, and holds nothing", () => {
  it.each([
    ["cash", () => cash(), "address_id"],
    ["online", () => createPayment(buyer, [line(product)]), "address_id"],
    ["office, saved", () => enter({ user_id: buyer.userId }), "address_id"],
    ["office, online", () => enter({ user_id: buyer.userId, method: "online" }), "address_id"],
    ["office, typed", () => enter({ user_id: buyer.userId, address: CAMP }), "address.pin"],
  ])("%s", async (_door, order, field) => {
    await moveTo(CAMP.pin);
    expect(await order()).toMatchObject(refusal(field));
    expect([await purchases(), await stock()]).toEqual([0, 3]);
  });

  it("for a new customer of the office, whose account is not made", async () => {
    const customer = somebody();
    expect(await enter({ customer, address: CAMP })).toMatchObject(refusal("address.pin"));
    expect(await db().user.count({ where: { email: customer.email } })).toBe(0);
  });

  it("and keeps the open payment for another address", async () => {
    const { body } = await createPayment(buyer, [line(product)]);
    await moveTo(CAMP.pin);
    expect(await createPayment(buyer, [line(product)])).toMatchObject(refusal("address_id"));
    const { purchase_id: id } = body;
    expect(await db().purchase.findUnique({ where: { id } })).toMatchObject({
      state: "awaiting_payment",
      stockHeld: true,
    });
  });
});

describe("what was begun before", () => {
  it("is placed when it is paid", async () => {
    const { body } = await createPayment(buyer, [line(product)]);
    const { address } = await db().purchase.findUniqueOrThrow({ where: { id: body.purchase_id } });
    const moved = { ...(address as object), pin: CAMP.pin };
    await db().purchase.update({ where: { id: body.purchase_id }, data: { address: moved } });
    const { response } = shop.provider.control.pay(body.order_id, { method: "upi" });
    expect(await verify(buyer, response)).toMatchObject({
      status: 200,
      body: { state: "placed" },
    });
  });

  it("is named to who repeats it after the address has moved", async () => {
    const key = { checkout_key: randomUUID() };
    const { order_numbers } = (await cash(key)).body;
    await moveTo(CAMP.pin);
    const body = { code: "already_ordered", order_numbers };
    expect(await cash(key)).toMatchObject({ status: 409, body });
  });
});

describe("a delivery", () => {
  let id: string;
  beforeEach(async () => {
    [id] = (await placeCash(buyer, [product])) as [string];
  });

  it("is not sent to such a PIN code, by the customer or by the office", async () => {
    await moveTo(CAMP.pin);
    const { id: address_id } = await db().address.findFirstOrThrow({
      where: { userId: buyer.userId },
    });
    for (const by of [buyer, admin]) {
      expect(await redirect(id, { address_id }, by)).toMatchObject(refusal("address_id"));
      expect(await redirect(id, { address: CAMP }, by)).toMatchObject(refusal("address.pin"));
    }
    expect(await db().redirection.count({ where: { purchase: { userId: buyer.userId } } })).toBe(0);
  });

  it("can be corrected within such a PIN code that it has already", async () => {
    const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id } });
    const { address } = await db().purchase.findUniqueOrThrow({ where: { id: purchaseId } });
    const there = { ...(address as object), pin: CAMP.pin };
    await db().purchase.update({ where: { id: purchaseId }, data: { address: there } });
    expect(await redirect(id, { phone: "9876543299" })).toMatchObject({ status: 200 });
    expect(await redirect(id, { address: CAMP })).toMatchObject({ status: 200 });
  });
});

it("saves such an address in the address book", async () => {
  const body = { ...CAMP, type: "Work", country: "India", is_default: false };
  const { status } = await request("/users/address", { body, token: buyer.token });
  expect(status).toBeLessThan(300);
});
