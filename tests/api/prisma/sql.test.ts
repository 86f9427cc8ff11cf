import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "@/lib/bulk";
import { db, Prisma, type Tx } from "@/lib/db";
import { rows } from "@/lib/sql";
import { aProduct, type Sold } from "@/tests/support/shop/builders";

let product: Sold;

beforeEach(async () => {
  product = await aProduct({ quantity: 5 });
});

const stockOf = ({ id }: Sold) => Prisma.sql`SELECT quantity FROM "Product" WHERE id = ${id}::uuid`;
const takeOne = ({ id }: Sold) =>
  Prisma.sql`UPDATE "Product" SET quantity = quantity - 1 WHERE id = ${id}::uuid RETURNING quantity`;

describe("statements of a transaction", () => {
  it("run in the order in which they are started, beside Prisma's", async () => {
    await db().$transaction(async (tx) => {
      const seen = await Promise.all([
        rows(tx, takeOne(product)),
        rows(tx, stockOf(product)),
        rows(tx, takeOne(product)),
      ]);
      expect(seen).toEqual([[{ quantity: 4 }], [{ quantity: 4 }], [{ quantity: 3 }]]);
      const { id } = product;
      expect(await tx.product.findUnique({ where: { id }, select: { quantity: true } })).toEqual({
        quantity: 3,
      });
    });
    expect(await rows(db(), stockOf(product))).toEqual([{ quantity: 3 }]);
  });

  it("are undone together, with the error of the first that fails", async () => {
    const broken = db().$transaction((tx) =>
      Promise.all([
        rows(tx, takeOne(product)),
        rows(tx, Prisma.sql`SELECT 1 / 0`),
        rows(tx, takeOne(product)),
      ]),
    );
    await expect(broken).rejects.toThrow("division by zero");
    expect(await rows(db(), stockOf(product))).toEqual([{ quantity: 5 }]);
  });

  it("cannot come after its end, when the connection is another's", async () => {
    const kept: Tx[] = [];
    await db().$transaction(async (tx) => void kept.push(tx));
    await expect(rows(kept[0] as Tx, stockOf(product))).rejects.toThrow("has ended");
  });

  it("cannot come after Prisma has given it up, by themselves", async () => {
    const late = jest.fn();
    const slow = db().$transaction(
      async (tx) => {
        await rows(tx, takeOne(product));
        await sleep(600);
        await rows(tx, takeOne(product)).catch(late);
      },
      { timeout: 200 },
    );
    await expect(slow).rejects.toThrow();
    await sleep(700);
    expect(String(late.mock.calls[0])).toContain("has ended");
    expect(await rows(db(), stockOf(product))).toEqual([{ quantity: 5 }]);
  });

  it("see what another transaction has committed while they waited for its lock", async () => {
    const { id } = product;
    const lock = Prisma.sql`SELECT 1 FROM "Product" WHERE id = ${id}::uuid FOR UPDATE`;
    let waiting: Promise<unknown[][]> | undefined;
    await db().$transaction(async (tx) => {
      await rows(tx, takeOne(product));
      waiting = db().$transaction((other) =>
        Promise.all([rows(other, lock), rows(other, stockOf(product))]),
      );
    });
    expect((await waiting)?.[1]).toEqual([{ quantity: 4 }]);
  });
});

it("reads a bigint, a day and a time as Prisma does", async () => {
  const [row] = await rows(
    db(),
    Prisma.sql`SELECT 9007199254740993 AS big, '2026-12-03'::date AS day, '2026-12-03T10:00Z'::timestamptz AS at`,
  );
  const day = new Date("2026-12-03");
  expect(row).toEqual({ big: 9007199254740993n, day, at: new Date("2026-12-03T10:00Z") });
});

it("makes ids that sort in the order in which they are made", () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
