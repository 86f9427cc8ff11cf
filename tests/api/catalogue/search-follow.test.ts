import type { CatalogueIndex } from "@/lib/catalogue/search/memory/catalogue-index";
import { indexAt, reload } from "@/lib/catalogue/search/memory/follow";
import { db, type Prisma } from "@/lib/db";
import { aProduct } from "@/tests/support/shop/builders";

async function stateNow(): Promise<string> {
  const [row] = await db().$queryRaw<[{ state: string }]>`
    SELECT coalesce(sum(changes), 0)::text AS state FROM "CatalogueChange"`;
  return row.state;
}

async function indexNow(): Promise<CatalogueIndex> {
  const index = await indexAt(await stateNow());
  if (!index) throw new Error("The catalogue is not in memory.");
  return index;
}

/** What is in memory, and what is in PostgreSQL, in the order of results. */
async function expectSame(): Promise<void> {
  const { rows, order } = await indexNow();
  const listed = await db().$queryRaw`
    SELECT id::text, search, kind::text, "ratedPowerW" AS watts, quantity <= 0 AS "isGone", position
    FROM "Product" WHERE "isListed" ORDER BY quantity <= 0, position, id`;
  expect(order.map((slot) => rows[slot])).toEqual(listed);
}

beforeEach(reload);
afterAll(() => db().$disconnect());

const edit = (id: string, data: Prisma.ProductUpdateInput) =>
  db().product.update({ where: { id }, data });

it("each change of what a search may find is followed", async () => {
  const [{ id }, { id: other }] = [await aProduct({ quantity: 3 }), await aProduct()];
  const before = await indexNow();
  for (const data of [
    ...[
      { quantity: 0 },
      { quantity: 2 },
      { position: -7 },
      { name: "Another" },
      { kind: "dc" as const },
    ],
    ...[{ ratedPowerW: 60_000 }, { isListed: false }, { isListed: true }, { color: "Écru" }],
    { details: { update: { gunType: "CHAdeMO" } } },
  ]) {
    await edit(id, data);
    await expectSame();
  }
  await db().$transaction([
    edit(id, { position: 4 }),
    edit(other, { position: 3 }),
    edit(id, { position: 2 }),
  ]);
  await expectSame();
  await db().stockMovement.deleteMany({ where: { productId: id } });
  await db().product.delete({ where: { id } });
  await aProduct();
  await expectSame();
  expect(await indexNow()).toBe(before);
});

it("a transaction that commits after a later one is followed", async () => {
  const [first, second] = [await aProduct(), await aProduct()];
  const index = await indexNow();
  await db().$transaction(async (tx) => {
    await tx.product.update({ where: { id: first.id }, data: { position: 11 } });
    await edit(second.id, { position: 10 });
    await expectSame();
  });
  await expectSame();
  await Promise.all([first, second].map(({ id }) => edit(id, { position: 12 })));
  await Promise.all([expectSame(), expectSame(), expectSame()]);
  expect(await indexNow()).toBe(index);
});

it("an earlier state than that in memory is searched in PostgreSQL", async () => {
  const earlier = await stateNow();
  await aProduct();
  await indexNow();
  expect(await indexAt(earlier)).toBeNull();
});

it("a change of thousands is loaded, and then followed", async () => {
  const { id } = await aProduct();
  await db().$executeRaw`
    INSERT INTO "Product" (id, slug, name, model, summary, description, features, kind, "ratedPowerW", color, "pricePaise",
      hsn, "gstRateBp", quantity, position, "updatedAt")
    SELECT gen_random_uuid(), 'many-' || n, 'Many ' || n, model, summary, description, features, kind, "ratedPowerW", color,
      "pricePaise", hsn, "gstRateBp", n % 3, n, now() FROM "Product", generate_series(1, 2100) AS n WHERE id = ${id}::uuid`;
  expect(await indexAt(await stateNow())).toBeNull();
  while (!(await indexAt(await stateNow()))) await new Promise((resolve) => setTimeout(resolve, 5));
  await expectSame();
  await edit(id, { position: 1_000 });
  await expectSame();
});
