import { randomUUID } from "node:crypto";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { anOrder } from "@/tests/support/shop/order-builder";
import { createPayment, openShop, type Shop } from "@/tests/support/shop/shop";

let shop: Shop;
let admin: Person;

beforeAll(async () => {
  shop = await openShop();
  await allowPrograms();
  admin = await anAdmin();
});
afterAll(() => shop.close());

const ask = async (path: string) => {
  const { status, body } = await request(`/analytics/${path}`, { token: admin.token });
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return body;
};

/** Reads a whole list, `limit` rows at a time. */
async function all(path: string, list: string, limit = 1000) {
  const rows = [];
  const sign = path.includes("?") ? "&" : "?";
  for (let after = ""; ; ) {
    const body = await ask(`${path}${sign}limit=${limit}${after}`);
    rows.push(...body[list]);
    if (!body.next) return rows;
    after = `&after=${body.next}`;
  }
}

type Row = { product_id: string };
const ofProduct = (rows: Row[], { id }: Sold) => rows.find(({ product_id }) => product_id === id);
const sales = async (product: Sold) =>
  ofProduct(await all("product_analytics", "product_analytics"), product);
const stock = async (product: Sold) =>
  ofProduct(await all("product_stock_analysis", "product_stock_analysis"), product);

/** Orders for cash and returns the order's id. */
async function buy(person: Person, product: Sold, quantity: number): Promise<string> {
  const { body } = await request("/order/addorder", {
    token: person.token,
    body: {
      paymentoption: "Cash",
      orderstatus: "null",
      products: [{ productid: product.id, quantity, price: product.pricePaise / 100 }],
    },
  });
  return body.orders?.[0]?.order_id ?? body.order_ids?.[0] ?? JSON.stringify(body);
}

const cancel = (person: Person, orderId: string) =>
  request("/order/cancelorder", {
    token: person.token,
    body: { order_id: orderId, reasonforcancel: "Changed my mind" },
  });

describe("a product that is ordered and cancelled", () => {
  it("counts in sales and stock only while the order is active", async () => {
    const product = await aProduct({ quantity: 10, pricePaise: 19_999_50 });
    const person = await aBuyer(product, 3);
    const before = await ask("total_sales");
    const order = await buy(person, product, 3);
    expect(await sales(product)).toEqual({
      product_id: product.id,
      product_name: product.name,
      is_listed: true,
      total_orders: 1,
      total_units: 3,
      total_sales: 59_998.5,
      total_refunded: 0,
      net_sales: 59_998.5,
    });
    expect(await stock(product)).toEqual({
      product_id: product.id,
      product_name: product.name,
      is_listed: true,
      initial_stock: 10,
      remaining_stock: 7,
      total_ordered: 3,
      out_stock: 3,
      held_stock: 0,
      is_low: false,
      picture: { base: "/media/chargers/ac03w-7k4", widths: [640, 1200] },
    });
    const after = await ask("total_sales");
    expect(after.total_orders - before.total_orders).toBe(1);
    expect(after.total_units - before.total_units).toBe(3);
    expect(after.total_sales - before.total_sales).toBeCloseTo(59_998.5, 2);

    await cancel(person, order);
    expect(await sales(product)).toMatchObject({ total_orders: 0, total_units: 0, total_sales: 0 });
    expect(await stock(product)).toMatchObject({ remaining_stock: 10, total_ordered: 0 });
    expect(await ask("total_sales")).toEqual(before);
  });

  it("keeps initial − ordered − held = remaining during a payment, with initial as received stock", async () => {
    const product = await aProduct({ quantity: 20 });
    const person = await aBuyer(product, 2);
    await buy(await aBuyer(product, 4), product, 4);
    await db().stockMovement.createMany({
      data: [
        { productId: product.id, delta: -3, reason: "damaged" },
        { productId: product.id, delta: 5, reason: "corrected" },
      ],
    });
    await db().product.update({
      where: { id: product.id },
      data: { quantity: { increment: 2 } },
      select: { id: true },
    });
    await createPayment(person, [{ productid: product.id, quantity: 2 }]);
    expect(await stock(product)).toMatchObject({
      initial_stock: 22,
      total_ordered: 4,
      held_stock: 2,
      remaining_stock: 16,
    });
    const { _sum } = await db().stockMovement.aggregate({
      where: { productId: product.id, reason: { in: ["received", "corrected", "damaged"] } },
      _sum: { delta: true },
    });
    expect(_sum.delta).toBe(22);
  });
});

describe("product_analytics", () => {
  const made: Sold[] = [];
  beforeAll(async () => {
    const { userId } = await aBuyer(await aProduct());
    for (const [orders, quantity] of [
      [3, 1],
      [3, 2],
      [1, 9],
      [0, 0],
    ] as const) {
      const product = await aProduct();
      made.push(product);
      for (let n = 0; n < orders; n++) await anOrder({ userId, product, quantity });
    }
  });

  it.each([
    ["orders", (row: { total_orders: number }) => -row.total_orders],
    ["sales", (row: { total_sales: number }) => -row.total_sales],
    ["name", (row: { product_name: string }) => row.product_name.toLowerCase()],
  ] as const)("sorted by %s lists every product once, in pages of three", async (sort, keyOf) => {
    const rows = await all(`product_analytics?sort=${sort}`, "product_analytics", 3);
    const keys = rows.map((row) => keyOf(row));
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(new Set(rows.map(({ product_id }) => product_id)).size).toBe(rows.length);
    expect(rows).toHaveLength(await db().product.count());
  });

  it("pages back", async () => {
    const first = await ask("product_analytics?limit=2");
    const second = await ask(`product_analytics?limit=2&after=${first.next}`);
    const back = await ask(`product_analytics?limit=2&before=${second.previous}`);
    expect(back.product_analytics).toEqual(first.product_analytics);
    expect([first.previous, back.previous, back.next]).toEqual([null, null, first.next]);
  });

  it("starts at the first page when its cursor no longer exists", async () => {
    const first = await ask("product_analytics?limit=2");
    const lost = await ask(`product_analytics?limit=2&after=${randomUUID()}`);
    expect(lost.product_analytics).toEqual(first.product_analytics);
  });

  it("returns the sums of all products on every page", async () => {
    const rows = await all("product_analytics", "product_analytics");
    const page = await ask("product_analytics?limit=1");
    const sum = (field: string) => rows.reduce((total, row) => total + row[field], 0);
    expect(page.total_orders).toBe(sum("total_orders"));
    expect(page.total_units).toBe(sum("total_units"));
    expect(page.total_sales).toBeCloseTo(sum("total_sales"), 2);
    expect(await ask("total_sales")).toMatchObject({
      total_orders: page.total_orders,
      total_sales: page.total_sales,
      total_products: rows.length,
    });
  });

  it("lists an unsold product with zeros", async () => {
    expect(await sales(made[3] as Sold)).toMatchObject({ total_orders: 0, total_sales: 0 });
  });

  it("includes sales of a delisted product", async () => {
    const product = made[2] as Sold;
    await db().product.update({
      where: { id: product.id },
      data: { isListed: false },
      select: { id: true },
    });
    expect(await sales(product)).toMatchObject({ is_listed: false, total_units: 9 });
    expect((await ask("total_sales")).delisted_products).toBeGreaterThan(0);
  });
});

describe("product_stock_analysis", () => {
  it.each(["catalogue", "orders"])(
    "sorted by %s lists every product once, in pages",
    async (sort) => {
      const rows = await all(`product_stock_analysis?sort=${sort}`, "product_stock_analysis", 4);
      expect(new Set(rows.map(({ product_id }) => product_id)).size).toBe(rows.length);
      expect(rows).toHaveLength(await db().product.count());
    },
  );

  it("filters listed products at or below the level, lowest first", async () => {
    const [empty, five, six, delisted] = await Promise.all([
      aProduct({ quantity: 0 }),
      aProduct({ quantity: 5 }),
      aProduct({ quantity: 6 }),
      aProduct({ quantity: 0, isListed: false }),
    ]);
    const rows = await all("product_stock_analysis?sort=low", "product_stock_analysis", 2);
    const left = rows.map(({ remaining_stock }) => remaining_stock);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
    expect(rows.every(({ is_low }) => is_low)).toBe(true);
    expect(ofProduct(rows, empty)).toBeDefined();
    expect(ofProduct(rows, five)).toBeDefined();
    expect(ofProduct(rows, six)).toBeUndefined();
    expect(ofProduct(rows, delisted)).toBeUndefined();
    const { low_products, low_stock_level } = await ask("product_stock_analysis?limit=1");
    expect([low_products, low_stock_level]).toEqual([rows.length, 5]);
  });
});

describe("sales_by_day", () => {
  it.each([30, 90, 365])("returns %d days ending today, without gaps", async (days) => {
    const { sales_by_day } = await ask(`sales_by_day?days=${days}`);
    const today = dayCode(new Date());
    expect(sales_by_day).toHaveLength(days);
    expect(sales_by_day.at(-1).day).toBe(today);
    expect(Date.parse(today) - Date.parse(sales_by_day[0].day)).toBe((days - 1) * 86_400_000);
  });

  it("counts on the day of the order and only within the period", async () => {
    const product = await aProduct({ pricePaise: 10_000_00 });
    const { userId } = await aBuyer(product);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const before = await ask("sales_by_day");
    for (const days of [0, 0, 7, 30]) await anOrder({ userId, product, placedAt: daysAgo(days) });
    const after = await ask("sales_by_day");
    const more = after.sales_by_day.map(
      (day: { total_orders: number }, index: number) =>
        day.total_orders - before.sales_by_day[index].total_orders,
    );
    expect(more).toEqual([...Array(22).fill(0), 1, 0, 0, 0, 0, 0, 0, 2]);
    expect(after.total_orders - before.total_orders).toBe(3);
    expect(after.total_sales - before.total_sales).toBeCloseTo(30_000, 2);
    expect(after.average_sales).toBe(Math.round(after.total_sales / 30));
  });
});

it.each([
  ["limit", "product_analytics?limit=0"],
  ["limit", "product_analytics?limit=1001"],
  ["sort", "product_analytics?sort=price"],
  ["after", "product_analytics?after=x"],
  ["limit", "product_stock_analysis?limit=many"],
  ["sort", "product_stock_analysis?sort=name"],
  ["before", "product_stock_analysis?before=1"],
  ["days", "sales_by_day?days=31"],
  ["days", "sales_by_day?days=month"],
])("refuses an invalid %s: %s", async (field, path) => {
  const { status, body } = await request(`/analytics/${path}`, { token: admin.token });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});
