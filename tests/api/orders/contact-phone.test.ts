import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { openShop, type Shop } from "@/tests/support/shop/shop";

let shop: Shop;
let product: Sold;
let buyer: Person;

beforeAll(async () => {
  shop = await openShop();
  product = await aProduct({ quantity: 50 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await aBuyer(product);
  await db().user.update({ where: { id: buyer.userId }, data: { phone: null } });
});

const WAYS = {
  cash: ["/order/addorder", { paymentoption: "Cash" }],
  online: ["/payments/createpayment", {}],
} as const;

const buy = (way: keyof typeof WAYS, more: object = {}) => {
  const products = [{ productid: product.id, quantity: 1 }];
  const body = { ...WAYS[way][1], products, ...more };
  return request(WAYS[way][0], { body, token: buyer.token });
};
const phonesOf = () =>
  db().purchase.findMany({
    where: { userId: buyer.userId },
    orderBy: { createdAt: "asc" },
    select: { phone: true, user: { select: { phone: true } } },
  });
const MISSING =
  "Please give a mobile number before placing an order, so that the driver can call you.";

describe.each(["cash", "online"] as const)("a purchase paid %s", (way) => {
  it("is refused without a phone number and changes nothing", async () => {
    for (const phone of [undefined, null, ""]) {
      const { status, body } = await buy(way, { phone });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: "phone_missing",
        message: MISSING,
        detail: MISSING,
        fields: { phone: [MISSING] },
      });
    }
    expect(await phonesOf()).toEqual([]);
  });

  it("is refused without an Indian mobile number", async () => {
    const { status, body } = await buy(way, { phone: "12345" });
    expect(status).toBe(422);
    expect(body.code).toBe("invalid_input");
    expect(Object.keys(body.fields)).toEqual(["phone"]);
  });

  it("stores the sent number in a profile without one, audited", async () => {
    expect(await buy(way, { phone: "098765 43211" })).toMatchObject({ status: 200 });
    expect(await phonesOf()).toEqual([
      { phone: "+919876543211", user: { phone: "+919876543211" } },
    ]);
    const where = { subject: buyer.userId, action: "profile.changed" };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([
      { by: "customer", byId: buyer.userId, detail: { fields: ["phone"] } },
    ]);
  });

  it("stores it even if nothing is bought", async () => {
    const refused = await buy(way, { phone: "9876543211", expected_total: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: "price_changed" } });
    expect((await request("/users/profile", { token: buyer.token })).body.user_data).toMatchObject({
      phone_number: "+919876543211",
    });
  });

  it("can use another number than the profile's, which stays", async () => {
    await db().user.update({ where: { id: buyer.userId }, data: { phone: "+919876543210" } });
    expect(await buy(way, { phone: "9876543211" })).toMatchObject({ status: 200 });
    expect(await phonesOf()).toEqual([
      { phone: "+919876543211", user: { phone: "+919876543210" } },
    ]);
  });
});

it("prefills the payment window with the purchase's number, also on continuing", async () => {
  await db().user.update({ where: { id: buyer.userId }, data: { phone: "+919876543210" } });
  const { body } = await buy("online", { phone: "9876543211" });
  const continued = await request("/payments/continuepayment", {
    body: { purchase_id: body.purchase_id },
    token: buyer.token,
  });
  for (const answer of [body, continued.body]) {
    expect(answer.prefill).toMatchObject({ contact: "+919876543211" });
  }
});

it("uses the profile's number when a client sends none", async () => {
  await db().user.update({ where: { id: buyer.userId }, data: { phone: "+919876543210" } });
  expect(await buy("cash", { checkout_key: randomUUID() })).toMatchObject({ status: 200 });
  expect(await phonesOf()).toMatchObject([{ phone: "+919876543210" }]);
});
