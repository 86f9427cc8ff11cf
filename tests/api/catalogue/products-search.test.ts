import fc from "fast-check";
import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { searchKey } from "@/lib/catalogue/search/search-key";
import { searchProducts } from "@/lib/catalogue/service";
import { db, type Prisma } from "@/lib/db";
import { guest } from "@/lib/identity/actor";
import { seed } from "@/prisma/seed";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, anAdmin } from "@/tests/support/shop/builders";

const range = new Set(readChargers().map(({ slug }) => slug));
const [A33, P37, P74, WH, W74, W22, D30, D60, D150] = [
  "ac01w-3-3-kw",
  "ac02p-3-7-kw",
  "ac02p-7-4-kw",
  "ac02wh-7-4-kw",
  "ac03w-7-4-kw",
  "ac03w-22-kw",
  "dc04w-30-kw",
  "dc04g-60-kw",
  "dc04g-150-kw",
] as const;
const WALL = [A33, WH, W74, W22];
const DC = [D30, D60, D150];
const AC = [A33, P37, P74, WH, W74, W22];
const TYPE_2 = [P37, P74, WH, W74, W22];
const ALL = [...AC, ...DC];

beforeAll(async () => {
  await allowPrograms();
  await seed({ demo: false });
});

/** Only the demo's chargers: other tests add pages of their own products. */
async function found(query: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let from = 1; ; from += 100) {
    const limit = `${from}-${from + 99}`;
    const { products } = await searchProducts(guest, { query, limit });
    slugs.push(...products.map(({ slug }) => slug).filter((slug) => range.has(slug)));
    if (products.length < 100) return slugs;
  }
}

describe("spellings of a charger's name", () => {
  it.each([
    ["7.4kW", [P74, WH, W74]],
    ["7.4 kW", [P74, WH, W74]],
    ["7,4 kw", [P74, WH, W74]],
    ["७.४ किलोवाट", [P74, WH, W74]],
    ["60kw", [D60]],
    ["60 kW", [D60]],
    ["type2", TYPE_2],
    ["type 2", TYPE_2],
    ["Type-2", TYPE_2],
    ["AC03W", [W74, W22]],
    ["AC-03W", [W74, W22]],
    ["AC 03 W", [W74, W22]],
    ["ＡＣ０３Ｗ", [W74, W22]],
    ["ac03w 7.4kw", [W74]],
    ["AC03W-7-4-KW", [W74]],
    ["7.4 kW AC03W", [W74]],
    ["ac03w 22", [W22]],
    ["wi fi bluetooth", [A33]],
    ["wifi 4g", [WH, W74, W22]],
    ["wallmounted", WALL],
    ["wall or pedestal", [W74]],
    ["graphite black", [P37, P74]],
  ])("%j", async (query, slugs) => {
    expect((await found(query)).toSorted()).toEqual(slugs.toSorted());
  });
});

describe("everyday words for chargers", () => {
  it.each([
    ["charger", ALL],
    ["EV charger", ALL],
    ["charging stations", ALL],
    ["ev charger for my Tata Nexon", ALL],
    ["ईवी चार्जर", ALL],
    ["wallbox", WALL],
    ["wall box", WALL],
    ["home charger", WALL],
    ["घर के लिए चार्जर", WALL],
    ["ghar ke liye charger", WALL],
    ["home charger 7kw", [WH, W74]],
    ["wallbox 22kW", [W22]],
    ["घर का चार्जर ७ किलोवाट", [WH, W74]],
    ["fast charger", DC],
    ["DC fast charger price", DC],
    ["फ़ास्ट चार्जर", DC],
    ["फास्ट चार्जर", DC],
    ["portable charger", [P37, P74]],
    ["travel", [P37, P74]],
    ["पोर्टेबल चार्जर", [P37, P74]],
    ["ac charger", AC],
    ["ccs2", DC],
    ["CCS 2 charger", DC],
    ["ccs", DC],
    ["ccs1", [D30]],
    ["16 amp socket", [A33, P37]],
    ["16A", [A33, P37]],
    ["scooter charger", [A33, P37]],
    ["three phase", [W22, ...DC]],
    ["type 2 socket", [WH, W74, W22]],
    ["7kw", [P74, WH, W74]],
    ["3300W", [A33]],
    ["22 किलोवाट", [W22]],
    ["7.4 kW portable", [P74]],
    ["7-22 kw wall", [WH, W74, W22]],
    ["fast charger for home", [...WALL, ...DC]],
  ])("%j", async (query, slugs) => {
    expect((await found(query)).toSorted()).toEqual(slugs.toSorted());
  });

  it.each(["hydrogen", "chademo", "GB/T", "AC03W hydrogen", "fast charger 7kw"])(
    "%j finds nothing",
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );
});

const stamp = `q${Date.now().toString(36)}`;

async function add(slug: string, changes: Partial<Prisma.ProductCreateInput> = {}) {
  const { id } = await db().product.create({
    data: {
      slug: `${slug}-${stamp}`,
      name: slug,
      model: `M${stamp}`,
      summary: "A sample",
      description: "A sample.",
      features: "Sample",
      kind: "wall",
      ratedPowerW: 7400,
      color: "White",
      pricePaise: 100_000,
      hsn: "85044030",
      gstRateBp: 500,
      quantity: 5,
      position: 9000,
      ...changes,
    },
    select: { id: true },
  });
  return id;
}

const order = async (query: string) =>
  (await searchProducts(guest, { query })).products
    .map(({ slug }) => slug)
    .filter((slug) => slug.endsWith(stamp))
    .map((slug) => slug.slice(0, -stamp.length - 1));

it("ranks an exact name, its beginning, the meaning, other words, and sold-out chargers last", async () => {
  const word = `wallbox ${stamp}`;
  await add("mentioned", { name: `Mentions wallbox ${stamp}`, kind: "dc", position: 1 });
  await add("sold-out", { name: `The wall one ${stamp}`, quantity: 0, position: 2 });
  await add("meant", { name: `A wall one ${stamp}`, position: 3 });
  await add("begins", { name: `Wall-Box ${stamp} Pro`, position: 4 });
  await add("exact", { name: `WALLBOX ${stamp.toUpperCase()}`, quantity: 0, position: 5 });
  expect(await order(word)).toEqual(["exact", "begins", "meant", "sold-out", "mentioned"]);
});

it("finds the nearest powers when none matches, but none far away", async () => {
  await add("small", { features: `near${stamp}`, ratedPowerW: 7400 });
  await add("large", { features: `near${stamp}`, ratedPowerW: 22_000 });
  await add("station", { features: `near${stamp}`, ratedPowerW: 60_000, kind: "dc" });
  expect(await order(`near${stamp} 11 kW`)).toEqual(["small", "large"]);
  expect(await order(`near${stamp} 50kW`)).toEqual(["station"]);
  expect(await order(`near${stamp} fast charger 22kW`)).toEqual([]);
  expect(await order(`near${stamp} 900 kW`)).toEqual([]);
  const past = { query: `near${stamp} 7kw`, limit: "2-3" };
  expect((await searchProducts(guest, past)).products).toEqual([]);
});

it("updates the search text when a charger or its plug is edited", async () => {
  const id = await add("edited", { name: `Edited ${stamp}` });
  await db().productDetails.create({ data: { productId: id, gunType: `Odd ${stamp} Plug` } });
  expect(await order(`odd-${stamp}plug`)).toEqual(["edited"]);
  await db().product.update({ where: { id }, data: { name: `Renamed ${stamp}` } });
  expect(await order(`edited ${stamp}`)).toEqual(["edited"]);
  expect(await order(`renamed${stamp} odd${stamp}`)).toEqual(["edited"]);
  await db().productDetails.update({ where: { productId: id }, data: { gunType: null } });
  expect(await order(`odd${stamp}plug`)).toEqual([]);
});

it("computes the same search key in code and in the database", async () => {
  const signs = "aZ09 .-–‑−,%_#/é²㎾Ａ٣७৪फ़क़\u00a0\u2003".split("");
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 }), 500);
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT search_key(text) AS key FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (text, n) ORDER BY n`;
  expect(rows.map(({ key }) => key)).toEqual(texts.map(searchKey));
});

it("accepts any text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 100 }), async (query) => {
      const { status } = await request("/products/search", { body: { query } });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});

it("finds a name in either Unicode form, however it is stored", async () => {
  const admin = await anAdmin();
  await add("forms", { name: `फ़िरोज़ José ${stamp}` });
  for (const query of [
    "\u095e\u093f\u0930\u094b\u095b",
    "\u092b\u093c\u093f\u0930\u094b\u091c\u093c",
    "José",
    "Jose\u0301",
  ]) {
    const path = `/admin/products?${new URLSearchParams({ query: `${query} ${stamp}` })}`;
    const { body } = await request(path, { token: admin.token });
    expect(body.products).toHaveLength(1);
  }
});
