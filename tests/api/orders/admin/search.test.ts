import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, placeCash } from "@/tests/support/shop/office-orders";

let admin: Person;
let product: Sold;
let buyer: Awaited<ReturnType<typeof aNamedBuyer>>;
let orderId: string;
/** The phone, city and PIN code of the packing slip. */
let purchaseId: string;
const code = randomBytes(7).toString("hex");
const CITY = `Tiruvannamalai${code}`;
const PIN = "606603";
const NEW_PHONE = `+918${String(Date.now()).slice(-9)}`;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
  product = await aProduct({ quantity: 50 });
  buyer = await aNamedBuyer(product);
  const data = { city: CITY, pin: PIN };
  await db().address.updateMany({ where: { userId: buyer.userId }, data });
  [orderId = ""] = await placeCash(buyer, [product]);
  const order = await db().order.findUniqueOrThrow({ where: { id: orderId } });
  purchaseId = order.purchaseId;
  await db().user.update({ where: { id: buyer.userId }, data: { phone: NEW_PHONE } });
});

const list = (filters: Record<string, string>) =>
  request(`/admin/orders?${new URLSearchParams(filters)}`, { token: admin.token });
const found = async (query: string, filters: Record<string, string> = {}) =>
  (await list({ query, ...filters })).body.orders.map(
    ({ order_id }: { order_id: string }) => order_id,
  );
const local = (phone: string) => phone.slice(3);

describe("GET /admin/orders finds an order", () => {
  it.each([
    ["the phone of its packing slip", () => buyer.phone],
    [
      "the same as it is read out",
      () => `${local(buyer.phone).slice(0, 5)} ${buyer.phone.slice(8)}`,
    ],
    ["the same with 0", () => `0${local(buyer.phone)}`],
    ["the same with 0091", () => `0091-${local(buyer.phone)}`],
    ["the profile's current phone", () => NEW_PHONE],
    ["the city", () => CITY.toUpperCase()],
    ["city and PIN", () => `${CITY} ${PIN}`],
    ["the charger's name", () => product.name.toLowerCase()],
    ["the charger's name and model", () => `AC03W ${product.name}`],
  ])("by %s", async (_what, query) => {
    expect(await found(query())).toEqual([orderId]);
  });

  // Numbers unique to this test.
  const unique = String(Date.now());
  it.each([
    [unique, `${unique.slice(0, 4)} ${unique.slice(4, 8)} ${unique.slice(8)}`],
    [`D${unique.slice(-8)}`, `d${unique.slice(-8)}`],
    [`91${unique.slice(-10)}`, `91${unique.slice(-10)}`],
    [`LR/${unique.slice(-5)}-A`, `LR/${unique.slice(-5)}-a`],
  ])("by its tracking number %s, typed as %s", async (trackingNumber, typed) => {
    const data = { carrier: "vrl", carrierName: "VRL Logistics", trackingNumber };
    await db().order.update({ where: { id: orderId }, data });
    expect(await found(typed)).toEqual([orderId]);
    expect(await found(typed.slice(0, -2))).toEqual([]);
  });

  it("by its PIN code, also with a space", async () => {
    expect(await found(PIN, { user_id: buyer.userId })).toEqual([orderId]);
    expect(await found("606 603", { user_id: buyer.userId })).toEqual([orderId]);
  });

  it("by the charger's name at the time of purchase", async () => {
    const { name } = product;
    await db().product.update({ where: { id: product.id }, data: { name: `Renamed ${code}` } });
    expect(await found(name)).toEqual([orderId]);
    expect(await found(`Renamed ${code}`)).toEqual([]);
    await db().product.update({ where: { id: product.id }, data: { name } });
  });

  it("by its own phone and by the profile's", async () => {
    const phones = { delivery_phone: buyer.phone, user_phonenumber: NEW_PHONE };
    expect((await list({ query: CITY })).body.orders).toMatchObject([phones]);
    const page = await request(`/admin/orders/${orderId}`, { token: admin.token });
    expect(page.body.order).toMatchObject(phones);
  });

  it("by its current and its previous delivery address", async () => {
    const charger = await aProduct();
    const other = await aNamedBuyer(charger);
    const [id = ""] = await placeCash(other, [charger]);
    const city = `Kanyakumari${code}`;
    const address = {
      ...{ type: "Home", house_building: "7", locality_street: "Beach Road", city },
      ...{ district: city, state: "Tamil Nadu", pin: "629702", country: "India" },
    };
    const phone = `+917${String(Date.now()).slice(-9)}`;
    const body = { address, phone };
    const path = `/admin/orders/${id}/delivery`;
    const changed = await request(path, { token: admin.token, body });
    expect(changed.status).toBe(200);
    expect(changed.body.orders[0]).toMatchObject({ delivery_phone: phone, city });
    for (const query of [phone, city, local(other.phone)]) expect(await found(query)).toEqual([id]);
    await db().user.update({ where: { id: other.userId }, data: { phone: null } });
    expect(await found(other.phone)).toEqual([id]);
  });

  it("by its charger in any spelling, but not by punctuation alone", async () => {
    const name = `AC09X 7.4 kW Row${code}`;
    await db().purchaseLine.updateMany({ where: { purchaseId }, data: { name } });
    for (const query of [`ac-09x row${code}`, `row-${code} 7.4kW`, `AC 09 X Row${code}`])
      expect(await found(query)).toEqual([orderId]);
    for (const query of ["---", "–––", ". . ."]) expect(await found(query)).toEqual([]);
    await db().purchaseLine.updateMany({ where: { purchaseId }, data: { name: product.name } });
  });

  it("in the command palette", async () => {
    for (const query of [buyer.phone, CITY, product.name]) {
      const { body } = await request(`/admin/search?${new URLSearchParams({ query })}`, {
        token: admin.token,
      });
      expect(body.orders.map(({ id }: { id: string }) => id)).toEqual([orderId]);
    }
  });

  it("within a status and in pages", async () => {
    expect(await found(CITY, { status: "Shipped" })).toEqual([]);
    expect(await found(CITY, { status: "placed" })).toEqual([orderId]);
    expect(await found(CITY, { after: orderId })).toEqual([]);
  });

  it("of a charger with very many orders", async () => {
    const name = `Common${code}`;
    await db().purchaseLine.updateMany({ where: { purchaseId }, data: { name } });
    const lines = Array.from({ length: 1001 }, (_, position) => ({
      ...{ purchaseId, productId: product.id, position: position + 1, name, model: "AC03W" },
      ...{ details: {}, unitPaise: 100, quantity: 1, hsn: "85044030", gstRateBp: 500 },
    }));
    await db().purchaseLine.createMany({ data: lines });
    expect(await found(name)).toEqual([orderId]);
    await db().purchaseLine.deleteMany({ where: { purchaseId, position: { gt: 0 } } });
    await db().purchaseLine.updateMany({ where: { purchaseId }, data: { name: product.name } });
  });
});

describe("GET /admin/orders finds an order by Razorpay's ids", () => {
  const payment = `pay_${code}`;
  const providerOrder = `order_${code}`;
  const refund = `rfnd_${code}`;
  const arn = `7433${BigInt(`0x${code}`)}`;

  beforeAll(async () => {
    const money = { purchaseId, amountPaise: product.pricePaise };
    const attempt = await db().paymentAttempt.create({
      data: { ...money, receipt: code, keyId: "rzp_test_1", providerOrderId: providerOrder },
    });
    await db().payment.create({
      data: { ...money, id: payment, attemptId: attempt.id, currency: "INR", status: "captured" },
    });
    await db().refund.create({
      data: { ...money, paymentId: payment, reason: "duplicate", providerRefundId: refund, arn },
    });
  });

  it.each([
    ["the payment", payment],
    ["the order", providerOrder],
    ["a refund", refund],
    ["the bank's reference of a refund", arn],
  ])("of %s", async (_what, id) => {
    expect(await found(` ${id} `)).toEqual([orderId]);
    expect(await found(`${id}x`)).toEqual([]);
  });
});
