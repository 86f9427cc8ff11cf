import { randomUUID } from "node:crypto";
import { readPanLimit } from "@/lib/company/pan-limit";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration, papersOfOrder } from "@/tests/support/shop/papers";
import { setCash, setOnline } from "@/tests/support/shop/settings";
import { createPayment, line, openShop, type Shop } from "@/tests/support/shop/shop";

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  await setCash();
  await setOnline({ maxPaise: null, heldPercent: 100 });
  admin = await anAdmin();
  await aRegistration(SELLER, "PU");
});
afterAll(() => shop.close());

const SELLER = "29AAPFU0939F1ZR";
/** A business of Maharashtra; the addresses of tests are in Karnataka. */
const BUSINESS = { gstin: "27 aabce 1234f1z5", legal_name: "Eastern Chargers LLP" };
const BILLING = { address: "7, Carter Road", city: "Mumbai", pin: "400050" };

const order = (buyer: Person, product: Sold, business: object, more: object = {}) =>
  request("/order/addorder", {
    token: buyer.token,
    body: { paymentoption: "Cash", products: [line(product)], business, ...more },
  });

async function fieldsOf(business: object): Promise<object> {
  const product = await aProduct();
  const { status, body } = await order(await aBuyer(product), product, business);
  expect(status).toBe(422);
  return body.fields;
}

describe("a business", () => {
  it("of the state of the delivery is invoiced there, without further questions", async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const business = { ...BUSINESS, gstin: "29AABCE1234F1Z1" };
    const { body } = await order(buyer, product, {
      ...business,
      use: "third_party",
      billing: BILLING,
    });
    await setStatus(admin, body.order_ids[0], "Shipped");
    expect(await papersOfOrder(body.order_ids[0])).toMatchObject([
      {
        buyer: { gstin: "29AABCE1234F1Z1", name: "Eastern Chargers LLP", pan: "AABCE1234F" },
        delivery: null,
        supply: { stateCode: "29", reason: "own_site" },
      },
    ]);
  });

  it.each([
    ["a wrong check character", { gstin: "27AABCE1234F1Z6" }, "business.gstin", "last one"],
    ["the GSTIN of the shop", { gstin: SELLER }, "business.gstin", "our own"],
    ["no legal name", { legal_name: "" }, "business.legal_name", "GST certificate"],
    ["no word of whose site it is", { billing: BILLING }, "business.use", "your own site"],
    ["no address of its own", { use: "own_site" }, "business.billing.address", "certificate"],
    [
      "an address in another state than its GSTIN",
      { use: "own_site", billing: { ...BILLING, pin: "560001" } },
      "business.billing.pin",
      "Maharashtra",
    ],
  ])("is refused with %s", async (_, change, field, words) => {
    const fields = await fieldsOf({ ...BUSINESS, ...change });
    expect(fields).toEqual({ [field]: [expect.stringContaining(words)] });
  });

  it.each([
    ["own_site", "29", "own_site"],
    ["third_party", "27", "third_party"],
  ])("that says %s has its place of supply in %s", async (use, stateCode, reason) => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const { body } = await order(buyer, product, { ...BUSINESS, use, billing: BILLING });
    const [id] = body.order_ids;
    await setStatus(admin, id, "Shipped");
    expect(await papersOfOrder(id)).toMatchObject([
      {
        supply: { stateCode, reason, isInterState: stateCode === "27" },
        buyer: { gstin: "27AABCE1234F1Z5", place: "Mumbai", stateCode: "27" },
        delivery: { name: buyer.name, stateCode: "29" },
        totals: { totalPaise: product.pricePaise },
      },
    ]);
    const seen = await request(`/admin/orders/${id}`, { token: admin.token });
    expect(seen.body).toMatchObject({
      business: { legal_name: BUSINESS.legal_name, use },
      pan: "AABCE1234F",
    });
    const profile = await request("/users/profile", { token: buyer.token });
    expect(profile.body.user_data.business).toMatchObject({ gstin: "27AABCE1234F1Z5", use });
  });

  it("is part of what makes two orders the same", async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const checkout_key = randomUUID();
    const business = { ...BUSINESS, gstin: "29AABCE1234F1Z1" };
    const first = await order(buyer, product, business, { checkout_key });
    const again = await order(buyer, product, business, { checkout_key });
    expect(again.body).toMatchObject({ repeated: true, order_ids: first.body.order_ids });
    const other = { ...business, gstin: "29AABCE1234F2Z0" };
    expect((await order(buyer, product, other, { checkout_key })).body.code).toBe(
      "already_ordered",
    );
  });

  it("leaves the profile when its owner removes it, and stays on what was issued", async () => {
    const product = await aProduct();
    const buyer = await aBuyer(product);
    const business = { ...BUSINESS, gstin: "29AABCE1234F1Z1" };
    const { body } = await order(buyer, product, business);
    const remove = () =>
      request("/users/update", { method: "PATCH", token: buyer.token, body: { business: null } });
    for (const _twice of [1, 2]) expect((await remove()).body.updatedUser.business).toBeNull();
    const seen = await request(`/admin/orders/${body.order_ids[0]}`, { token: admin.token });
    expect(seen.body.business).toMatchObject({ gstin: "29AABCE1234F1Z1" });
  });
});

describe("the PAN", () => {
  const save = (pan_above: number | null) =>
    request("/admin/tax/pan-limit", { method: "PUT", token: admin.token, body: { pan_above } });
  const pay = (buyer: Person, product: Sold, more: object) =>
    createPayment(buyer, [line(product)], more);

  it("is asked for above the limit, unless a GSTIN holds it", async () => {
    expect((await save(200_000)).body).toMatchObject({ pan_above: 200_000 });
    const dear = await aProduct({ pricePaise: 2_00_000_01 });
    const buyer = await aBuyer(dear);
    const refused = await pay(buyer, dear, {});
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { pan: [expect.stringContaining("₹2,00,000")] } },
    });
    expect((await pay(buyer, dear, { pan: "AABCE1234" })).status).toBe(422);
    expect((await pay(buyer, dear, { pan: "aabce1234f" })).status).toBe(200);
    const business = { ...BUSINESS, gstin: "29AABCE1234F1Z1" };
    expect((await pay(await aBuyer(dear), dear, { business })).status).toBe(200);
    const exact = await aProduct({ pricePaise: 2_00_000_00 });
    expect((await pay(await aBuyer(exact), exact, {})).status).toBe(200);
  });

  it("is asked for as the office has set it", async () => {
    const product = await aProduct({ pricePaise: 3_00_000_00 });
    const buyer = await aBuyer(product);
    expect((await save(null)).status).toBe(200);
    expect((await pay(buyer, product, {})).status).toBe(200);
    const settings = await request("/payments/settings", { token: buyer.token });
    expect(settings.body.pan_above).toBeNull();
  });

  it("is asked for above ₹2,00,000 where nobody has set anything", async () => {
    await db().shopSettings.deleteMany();
    expect(await readPanLimit(db())).toBe(2_00_000_00);
  });
});
