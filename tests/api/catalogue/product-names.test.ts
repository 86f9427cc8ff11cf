import { randomBytes } from "node:crypto";
import { searchKey } from "@/lib/catalogue/search/search-key";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, aProduct } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);
afterAll(() => db().$disconnect());

/** The ids found by this question, in order. */
async function found(query: string, limit = "1-100"): Promise<string[]> {
  const { status, body } = await request("/products/search", { body: { query, limit } });
  expect(status).toBe(200);
  return (body.products as { id: string }[]).map(({ id }) => id);
}

const names = (id: string) =>
  db().productName.findMany({ where: { productId: id }, select: { key: true } });

it("the keys of a product's slug, model and name are kept, as the search has them", async () => {
  const { id } = await aProduct();
  for (const data of [
    { slug: `wall-${id}`, model: "Wall–Box 2.0", name: "Wall Box. 7.4 kW" },
    { slug: `same-${id}`, model: "Same", name: "SA ME" },
  ]) {
    await db().product.update({ where: { id }, data });
    const keys = [...new Set(Object.values(data).map(searchKey))];
    expect((await names(id)).map(({ key }) => key).sort()).toEqual(keys.sort());
  }
  await db().stockMovement.deleteMany({ where: { productId: id } });
  await db().product.delete({ where: { id } });
  expect(await names(id)).toEqual([]);
});

it("what is called so comes first, then what begins so, and then what has the word, among more than a thousand", async () => {
  const [word, template] = [`w${randomBytes(4).toString("hex")}`, await aProduct()];
  // Before all others, of which none is meant.
  await db().$executeRaw`
    INSERT INTO "Product" (id, slug, name, model, summary, description, features, kind, "ratedPowerW", color, "pricePaise",
      hsn, "gstRateBp", quantity, position, "updatedAt")
    SELECT gen_random_uuid(), 'first-' || n, 'First ' || n, model, summary, description, features, kind, "ratedPowerW", color,
      "pricePaise", hsn, "gstRateBp", 5, -n, now() FROM "Product", generate_series(1, 1100) AS n WHERE id = ${template.id}::uuid`;
  const one = async (data: object) => {
    const { id } = await aProduct();
    await db().product.update({ where: { id }, data });
    return id;
  };
  const summary = `Nearly a ${word}`;
  const has = await one({ summary, position: 1 });
  const begins = [
    await one({ name: `${word} plus`, position: 2 }),
    await one({ name: `${word} pro`, position: 3 }),
  ];
  const called = await one({ name: word, position: 4 });
  const soldOut = await one({ name: word, position: 0, quantity: 0 });
  await one({ name: word, isListed: false });
  const all = [called, soldOut, ...begins, has];
  expect(await found(word)).toEqual(all);
  expect(await found(word, "2-3")).toEqual(all.slice(1, 3));
  expect(await found(`${word} 7.4 kW wall`)).toEqual([has, ...begins, called, soldOut]);
});

it("what many have is found in the order of the catalogue, whether among the first or behind", async () => {
  const colour = `c${randomBytes(4).toString("hex")}`;
  const ids: string[] = [];
  for (const position of [-5_000, -4_999, 800, 900]) {
    const { id } = await aProduct();
    await db().product.update({ where: { id }, data: { color: colour, position } });
    ids.push(id);
  }
  const query = `${colour} 7.4 kW`;
  expect(await found(query, "1-2")).toEqual(ids.slice(0, 2));
  expect(await found(query)).toEqual(ids);
  expect(await found(query, "3-4")).toEqual(ids.slice(2));
});
