import { addUpChanges } from "@/lib/catalogue/views/add-up";
import { db, type Prisma } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, aProduct, type Sold } from "@/tests/support/shop/builders";

/** Answers are kept for all with an equal view: each of these is asked for before and after a change. */
let product: Sold;
beforeAll(allowPrograms);
beforeEach(async () => {
  product = await aProduct({ quantity: 5 });
  await db().product.update({ where: { id: product.id }, data: { position: -1 } });
});
afterEach(() => db().product.updateMany({ data: { position: 500 } }));
afterAll(() => db().$disconnect());

type Wire = { id: string } & Record<string, unknown>;

async function listed(): Promise<Wire | undefined> {
  const { body } = await request("/products/all?limit=1");
  return (body.products as Wire[])[0];
}

async function found(query = product.name): Promise<Wire[]> {
  const { status, body } = await request("/products/search", { body: { query, limit: "1-5" } });
  expect(status).toBe(200);
  return body.products;
}

const edit = (data: Prisma.ProductUpdateInput) => () =>
  db().product.update({ where: { id: product.id }, data });

it.each([
  ["price", edit({ pricePaise: 100_00 }), { price: 100 }],
  ["stock", edit({ quantity: { decrement: 1 } }), { quantity: 4 }],
  ["description", edit({ description: "Another." }), { description: "Another." }],
  [
    "data sheet",
    edit({ details: { update: { cooling: "Fan" } } }),
    { details: { cooling: "Fan" } },
  ],
  ["first data sheet", edit({ details: { delete: true } }), { details: { rated_power: null } }],
  [
    "picture's text",
    edit({ images: { updateMany: { where: {}, data: { alt: "y" } } } }),
    { pictures: [{ alt: "y" }] },
  ],
  ["picture taken away", edit({ images: { deleteMany: {} } }), { pictures: [] }],
])("a changed %s is in the next list and in the next search", async (_what, change, expected) => {
  await Promise.all([listed(), found()]);
  await change();
  expect(await listed()).toMatchObject(expected);
  expect((await found())[0]).toMatchObject(expected);
});

it("what is delisted, renamed, sold out, added or deleted is seen by the next question", async () => {
  const ids = async (query?: string) => (await found(query)).map(({ id }) => id);
  const [name, other] = [product.name, await aProduct({ quantity: 5 })];
  await db().product.update({ where: { id: other.id }, data: { name, position: 9 } });
  expect(await ids(name)).toEqual([product.id, other.id]);
  await edit({ quantity: 0 })();
  expect(await ids(name)).toEqual([other.id, product.id]);
  await edit({ quantity: 1 })();
  expect(await ids(name)).toEqual([product.id, other.id]);
  await edit({ isListed: false })();
  expect(await ids(name)).toEqual([other.id]);
  await edit({ isListed: true, position: 20 })();
  expect(await ids(name)).toEqual([other.id, product.id]);
  await edit({ name: "Renamed", slug: `renamed-${product.id}` })();
  expect(await ids(name)).toEqual([other.id]);
  const third = await aProduct();
  await db().product.update({ where: { id: third.id }, data: { name, position: 1 } });
  expect(await ids(name)).toEqual([third.id, other.id]);
  await db().stockMovement.deleteMany({ where: { productId: third.id } });
  await db().product.delete({ where: { id: third.id } });
  expect(await ids(name)).toEqual([other.id]);
});

it("a plug that a data sheet gets is found by the next question", async () => {
  const query = `${product.name} chademo`;
  expect(await found(query)).toEqual([]);
  await edit({ details: { update: { gunType: "CHAdeMO" } } })();
  expect(await found(query)).toHaveLength(1);
});

it("the tag of a list is of what it says", async () => {
  const ask = (headers = {}) => request("/products/all?limit=1", { headers });
  const [first, again] = [await ask(), await ask()];
  const etag = first.headers.get("etag") as string;
  expect(again.headers.get("etag")).toBe(etag);
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
  await edit({ pricePaise: 100_00 })();
  const changed = await ask({ "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(etag);
});

describe("the state of the catalogue", () => {
  type State = { state: string; rows: number };
  async function state(): Promise<State> {
    const [row] = await db().$queryRaw<[State]>`
      SELECT coalesce(sum(changes), 0)::text AS state, count(*)::int AS rows FROM "CatalogueChange"`;
    return row;
  }

  it("grows once for each transaction that changes what may be found", async () => {
    const before = Number((await state()).state);
    await db().$transaction(async (tx) => {
      await tx.product.updateMany({ data: { position: 400 } });
      await tx.product.updateMany({ data: { position: 401 } });
    });
    expect(Number((await state()).state)).toBe(before + 1);
  });

  it.each([
    ["a price", { pricePaise: 5_00 }],
    ["a unit sold", { quantity: { decrement: 1 } }],
    ["the same values", { isListed: true }],
  ])("stays with %s", async (_what, data) => {
    const before = await state();
    await edit(data)();
    expect(await state()).toEqual(before);
  });

  it("stays with what is taken back, in part or as a whole", async () => {
    const before = Number((await state()).state);
    const undone = new Error("undone");
    const work = db().$transaction(async (tx) => {
      await tx.product.updateMany({ data: { position: 300 } });
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    expect(Number((await state()).state)).toBe(before);
    await db().$transaction(async (tx) => {
      await tx.$executeRaw`SAVEPOINT first`;
      await tx.product.updateMany({ data: { position: 301 } });
      await tx.$executeRaw`ROLLBACK TO first`;
      await tx.product.updateMany({ data: { position: 302 } });
    });
    expect(Number((await state()).state)).toBe(before + 1);
  });

  it("is added up without another sum", async () => {
    const { state: before } = await state();
    await db()
      .$executeRaw`INSERT INTO "CatalogueChange" (changes) SELECT 1 FROM generate_series(1, 150)`;
    await Promise.all([addUpChanges(), addUpChanges()]);
    expect(await state()).toEqual({ state: String(Number(before) + 150), rows: 1 });
  });
});
