import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { DETAIL_KEYS } from "@/lib/catalogue/details";
import { db, type Prisma } from "@/lib/db";
import { seed } from "@/prisma/seed";
import { request, respond } from "@/tests/support/servers/http";
import { allowPrograms } from "@/tests/support/shop/builders";

type WireProduct = { id: string; slug: string; name: string } & Record<string, unknown>;

const origin = "http://localhost:3000";
const browser = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
const stamp = `t${Date.now().toString(36)}`;
const odd = `odd-${stamp}`;
const hidden = `hidden-${stamp}`;
const row = [1, 2, 3, 4, 5].map((n) => `row-${n}-${stamp}`);
const seeded = readChargers().map(({ slug }) => slug);

type Page = { products: WireProduct[]; next: string | null };

async function page(query: string): Promise<Page> {
  const url = `${origin}/api/products/all${query}`;
  const response = await respond(new Request(url, { headers: browser }));
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

async function allProducts(limit = 100) {
  const products: WireProduct[] = [];
  let next: string | null = "";
  while (next !== null) {
    const answer: Page = await page(`?limit=${limit}${next && `&after=${next}`}`);
    expect(answer.products.length).toBeLessThanOrEqual(limit);
    products.push(...answer.products);
    next = answer.next;
  }
  return products;
}

function ask(id: string) {
  const url = `${origin}/api/products/get_by_id/${encodeURIComponent(id)}`;
  return respond(new Request(url, { headers: browser }));
}

async function addProduct(slug: string, changes: Partial<Prisma.ProductCreateInput>) {
  await db().product.create({
    data: {
      slug,
      name: "Sample",
      model: "S1",
      summary: "A sample",
      description: "A sample.",
      features: "Sample",
      kind: "wall",
      ratedPowerW: 7_400,
      color: "White",
      pricePaise: 100,
      hsn: "85044030",
      gstRateBp: 500,
      quantity: 0,
      position: 9_000,
      ...changes,
    },
    select: { id: true },
  });
}

beforeAll(async () => {
  await allowPrograms();
  await seed({ demo: false });
  await addProduct(odd, { name: `${stamp} 50%_off \\ now` });
  await addProduct(hidden, { name: `${stamp} hidden`, isListed: false });
  for (const slug of row) await addProduct(slug, { name: `row ${stamp}` });
});

describe("GET /products/all", () => {
  it("returns products in catalogue order", async () => {
    const slugs = (await allProducts()).map(({ slug }) => slug);
    expect(slugs).toEqual([...seeded, odd, ...row]);
  });

  it("returns each product once, page by page", async () => {
    const all = (await allProducts()).map(({ id }) => id);
    expect((await allProducts(7)).map(({ id }) => id)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
    expect((await page("")).products.length).toBe(Math.min(100, all.length));
  });

  it("leaves out unlisted products", async () => {
    const slugs = (await allProducts()).map(({ slug }) => slug);
    expect(slugs).toContain(odd);
    expect(slugs).not.toContain(hidden);
  });

  it("returns rupees, the specification's detail keys and the largest pictures", async () => {
    const products = await allProducts();
    const product = products.find(({ slug }) => slug === "ac03w-22-kw");
    expect(product).toMatchObject({
      name: "AC03W 22 kW",
      model: "AC03W",
      kind: "wall",
      rated_power_w: 22_000,
      price: 64_999,
      product_color: "Graphite",
      is_listed: true,
      image_paths: [
        "/media/chargers/ac03w-22k-1200.webp",
        "/media/chargers/ac03w-22k-pedestal-1200.webp",
        "/media/chargers/ac03w-22k-front-900.webp",
      ],
      details: { ouput_voltage: "320–480 V AC", mountingtype: "Wall or pedestal" },
    });
    expect(Object.keys(product?.details ?? {}).toSorted()).toEqual(
      Object.keys(DETAIL_KEYS).toSorted(),
    );
    expect(product).not.toHaveProperty("hsn");
  });

  it("returns empty details without a data sheet", async () => {
    const product = (await allProducts()).find(({ slug }) => slug === odd);
    expect(product).toMatchObject({ details: { rated_power: null }, image_paths: [] });
  });

  it("refuses a request with neither a key nor our origin", async () => {
    const response = await respond(new Request(`${origin}/api/products/all`));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "invalid_api_key" });
  });
});

describe("GET /products/get_by_id/{id}", () => {
  it("returns a product by its id and by its slug", async () => {
    const bySlug = (await (await ask("ac01w-3-3-kw")).json()) as WireProduct;
    expect(bySlug).toMatchObject({ name: "AC01W 3.3 kW", price: 18_999 });
    expect(await (await ask(bySlug.id)).json()).toEqual(bySlug);
  });

  it.each([
    ["an unknown id", "0190a000-0000-7000-8000-000000000000"],
    ["an id of the wrong form", "1 OR 1=1"],
    ["a malformed id", "0190a000-0000-7000-8000"],
    ["an unlisted product", hidden],
  ])("returns 404 for %s", async (_what, id) => {
    const response = await ask(id);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: "not_found",
      message: "This charger is not in our range.",
      detail: "This charger is not in our range.",
    });
  });
});

describe("GET /products/neighbours/{id}", () => {
  it("returns listed products of its model and nearest in power, without itself", async () => {
    const family = { model: stamp, position: 8_000 };
    const slugs = [3_000, 5_000, 9_000].map((power) => `family-${power}-${stamp}`);
    const [small, middle, large] = slugs as [string, string, string];
    for (const slug of slugs) {
      await addProduct(slug, { ...family, ratedPowerW: Number(slug.split("-")[1]) });
    }
    const { status, body } = await request(`/products/neighbours/${middle}`);
    expect(status).toBe(200);
    const found = (body.products as WireProduct[]).map(({ slug }) => slug);
    expect(found).toEqual(expect.arrayContaining([small, large, "ac01w-3-3-kw"]));
    expect(found).not.toContain(middle);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(36);
  });

  it("does not return unlisted products", async () => {
    expect((await request(`/products/neighbours/${hidden}`)).status).toBe(404);
  });
});

it("GET /products/addresses returns every listed product with its pictures", async () => {
  const { body } = await request("/products/addresses");
  const all = await allProducts();
  expect(body.products).toEqual(all.map(({ slug, image_paths }) => ({ slug, image_paths })));
});

describe("the seed", () => {
  it("gives every charger its opening stock as a movement", async () => {
    const rows = await db().$transaction(
      (tx) =>
        tx.product.findMany({
          where: { slug: { in: seeded } },
          select: { quantity: true, movements: { select: { delta: true, reason: true } } },
        }),
      { isolationLevel: "RepeatableRead" },
    );
    expect(rows).toHaveLength(seeded.length);
    for (const { quantity, movements } of rows) {
      expect(movements.reduce((sum, { delta }) => sum + delta, 0)).toBe(quantity);
      expect(movements.some(({ reason }) => reason === "received")).toBe(true);
    }
  });

  it("adds what is missing and keeps people's changes", async () => {
    const slug = "dc04g-150-kw";
    const before = await db().product.findUniqueOrThrow({
      where: { slug },
      select: { position: true, color: true },
    });
    await db().product.update({ where: { slug }, data: { color: "Ours", position: 91 } });
    expect(await seed({ demo: false })).toEqual({ chargers: 0, accounts: null, orders: 0 });
    const after = await db().product.findUniqueOrThrow({
      where: { slug },
      select: { position: true, color: true },
    });
    expect(after).toEqual({ color: "Ours", position: 91 });
    await db().product.update({ where: { slug }, data: before });
  });
});
