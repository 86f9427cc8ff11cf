import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { openShop, type Shop } from "@/tests/support/shop/shop";

let shop: Shop;
let admin: Person;
let product: Sold;
let buyer: Person;

const home = { phases: 1, sanctioned_kw: 5, peak_kw: 3 };
const WAYS = {
  cash: ["/order/addorder", { paymentoption: "Cash" }],
  online: ["/payments/createpayment", {}],
} as const;

beforeAll(async () => {
  shop = await openShop();
  admin = await anAdmin();
  product = await aProduct({ pricePaise: 42_999_00, quantity: 50 });
  await db().product.update({ where: { id: product.id }, data: { ratedPowerW: 7400 } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await aBuyer(product);
});

const buy = (way: keyof typeof WAYS, more: object = {}, quantity = 1) => {
  const products = [{ productid: product.id, quantity }];
  const body = { ...WAYS[way][1], products, ...more };
  return request(WAYS[way][0], { body, token: buyer.token });
};
const columns = () =>
  db().purchase.findMany({
    where: { userId: buyer.userId },
    select: { supplyPhases: true, sanctionedLoadW: true, usualPeakW: true },
  });
const atOffice = async (orderId: string) => {
  const [record, slip] = await Promise.all(
    [`/admin/orders/${orderId}`, `/admin/orders/${orderId}/packing-slip`].map((path) =>
      request(path, { token: admin.token }),
    ),
  );
  expect(record?.body.supply).toEqual(slip?.body.supply);
  return record?.body.supply;
};

it("is shown at the order and on the packing slip, with what must come first", async () => {
  const { status, body } = await buy("cash", { supply: home });
  expect(status).toBe(200);
  expect(await atOffice(body.order_ids[0])).toEqual({
    ...home,
    text: "Single phase, 5 kW sanctioned, 3 kW usual peak",
    is_ready: false,
    words: ["This 7.4 kW charger needs a sanctioned load of 11 kW first, 6 kW more than now."],
  });
});

it("counts all chargers of the order together", async () => {
  const { body } = await buy("cash", { supply: { ...home, sanctioned_kw: 12.5 } }, 2);
  expect(await atOffice(body.order_ids[0])).toMatchObject({
    sanctioned_kw: 12.5,
    words: [
      "These 2 chargers draw 14.8 kW together. That needs a sanctioned load of 18 kW first, 5.5 kW more than now.",
    ],
  });
});

it("is nothing where none was given", async () => {
  const { body } = await buy("cash");
  expect(await atOffice(body.order_ids[0])).toBeNull();
});

it("comes with an order that the office enters", async () => {
  const { body } = await request("/admin/orders", {
    body: {
      ...{ user_id: buyer.userId, method: "cash" },
      products: [{ productid: product.id, quantity: 1 }],
      supply: { phases: 3, sanctioned_kw: 15 },
    },
    token: admin.token,
    headers: { "idempotency-key": randomUUID() },
  });
  expect(await atOffice(body.order_ids[0])).toMatchObject({
    ...{ phases: 3, sanctioned_kw: 15, peak_kw: null, is_ready: true },
    text: "Three phases, 15 kW sanctioned",
  });
});

it.each([
  [{ phases: 1, sanctioned_kw: 0.5, peak_kw: 0 }, 500, 0],
  [{ phases: 3, sanctioned_kw: 5000, peak_kw: 5000 }, 5_000_000, 5_000_000],
  [{ phases: 1, sanctioned_kw: 0.5004 }, 500, null],
])("fits into its columns at its limits: %j", async (supply, sanctionedLoadW, usualPeakW) => {
  expect((await buy("online", { supply })).status).toBe(200);
  expect(await columns()).toEqual([{ supplyPhases: supply.phases, sanctionedLoadW, usualPeakW }]);
});

it.each([
  ["less than any bill states", { ...home, sanctioned_kw: 0.49 }, "supply.sanctioned_kw"],
  ["more than a grid station", { ...home, sanctioned_kw: 5001 }, "supply.sanctioned_kw"],
  ["two phases", { ...home, phases: 2 }, "supply.phases"],
  ["a peak below nothing", { ...home, peak_kw: -1 }, "supply.peak_kw"],
])("is refused beyond them: %s", async (_what, supply, field) => {
  const { status, body } = await buy("cash", { supply });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(await columns()).toEqual([]);
});

it("makes no other wish of the same one: an open payment takes the newest supply", async () => {
  const first = await buy("online", { supply: home });
  const again = await buy("online", { supply: { ...home, sanctioned_kw: 8 } });
  expect(again.body.purchase_id).toBe(first.body.purchase_id);
  expect(await columns()).toMatchObject([{ sanctionedLoadW: 8000 }]);
  await buy("online");
  expect(await columns()).toEqual([
    { supplyPhases: null, sanctionedLoadW: null, usualPeakW: null },
  ]);
});

it("is in the buyer's copy of their data", async () => {
  await buy("cash", { supply: home });
  const { body } = await request("/users/data", { token: buyer.token });
  expect(body.orders).toMatchObject([{ supply: home }]);
});
