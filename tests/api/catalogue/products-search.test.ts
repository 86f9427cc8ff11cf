import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { db, type Prisma } from "@/lib/db";
import { seed } from "@/prisma/seed";
import { respond } from "@/tests/support/servers/http";
import { allowPrograms } from "@/tests/support/shop/builders";

type WireProduct = { id: string; slug: string; name: string } & Record<string, unknown>;

const origin = "http://localhost:3000";
const browser = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
const stamp = `t${Date.now().toString(36)}`;
const odd = `odd-${stamp}`;
const hidden = `hidden-${stamp}`;
const row = [1, 2, 3, 4, 5].map((n) => `row-${n}-${stamp}`);
const seeded = readChargers().map(({ slug }) => slug);

function find(body: Record<string, unknown>) {
  const init = { method: "POST", headers: browser, body: JSON.stringify(body) };
  return respond(new Request(`${origin}/api/products/search`, init));
}

async function found(body: Record<string, unknown>) {
  const response = await find(body);
  expect(response.status).toBe(200);
  const { products } = (await response.json()) as { products: WireProduct[] };
  return products.map(({ slug }) => slug);
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

describe("POST /products/search", () => {
  it.each([
    ["the name in any case", "dc04G 60", ["dc04g-60-kw"]],
    ["the model", "ac02wh", ["ac02wh-7-4-kw"]],
    ["the summary", "pedestal", ["ac03w-7-4-kw"]],
    ["the features", "industrial socket", ["ac01w-3-3-kw"]],
    ["words in any order", "portable 3.7", ["ac02p-3-7-kw"]],
  ])("finds %s", async (_what, query, slugs) => {
    expect(await found({ query })).toEqual(slugs);
  });

  it("finds nothing for unknown words", async () => {
    expect(await found({ query: "hydrogen" })).toEqual([]);
    expect(await found({ query: "AC03W hydrogen" })).toEqual([]);
  });

  it.each(["50%_off", "%_", "\\", `${stamp} 50%`])("treats %j literally", async (query) => {
    expect(await found({ query })).toEqual([odd]);
  });

  it("does not return unlisted products", async () => {
    expect(await found({ query: `${stamp} hidden` })).toEqual([]);
  });

  it("returns the requested range without overlap", async () => {
    const query = `row ${stamp}`;
    expect(await found({ query })).toEqual(row);
    expect(await found({ query, limit: "1-2" })).toEqual(row.slice(0, 2));
    expect(await found({ query, limit: "3-4" })).toEqual(row.slice(2, 4));
    expect(await found({ query, limit: "5-100" })).toEqual(row.slice(4));
    expect(await found({ query, limit: "901-1000" })).toEqual([]);
  });

  it("returns everything listed for an empty query", async () => {
    expect(await found({ query: "  ", limit: "1-100" })).toEqual([...seeded, odd, ...row]);
  });

  it.each([
    [{}, "query"],
    [{ query: 7 }, "query"],
    [{ query: "x".repeat(101) }, "query"],
    [{ query: "AC", limit: "all" }, "limit"],
    [{ query: "AC", limit: "1-101" }, "limit"],
    [{ query: "AC", limit: "9-3" }, "limit"],
  ])("refuses %j", async (body, field) => {
    const response = await find(body);
    expect(response.status).toBe(422);
    const { code, fields } = (await response.json()) as { code: string; fields: object };
    expect(code).toBe("invalid_input");
    expect(Object.keys(fields)).toEqual([field]);
  });
});
