import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "@/lib/bulk";
import { commitWith } from "@/lib/database/round-trips";
import { db, Prisma, type Tx } from "@/lib/db";
import { rows, rowsOfTurn } from "@/lib/sql";
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

describe("a transaction that is committed with its last statements", () => {
  const end = (...last: ((tx: Tx) => Promise<unknown>)[]) =>
    db().$transaction(async (tx) => {
      await rows(tx, takeOne(product));
      return commitWith(
        tx,
        last.map((start) => start(tx)),
      );
    });
  const take = (tx: Tx) => rows(tx, takeOne(product));

  it("is committed, and gives their rows", async () => {
    expect(await end(take, take)).toEqual([[{ quantity: 3 }], [{ quantity: 2 }]]);
    expect(await rows(db(), stockOf(product))).toEqual([{ quantity: 2 }]);
  });

  it.each([
    ["fails", (tx: Tx) => rows(tx, Prisma.sql`SELECT 1 / 0`), "division by zero"],
    ["cannot be started", async () => Promise.reject(new Error("no letter")), "no letter"],
  ])("is taken back if one of them %s", async (_how, broken, message) => {
    await expect(end(take, broken, take)).rejects.toThrow(message);
    expect(await rows(db(), stockOf(product))).toEqual([{ quantity: 5 }]);
  });

  it("fails with what is found out at its end only", async () => {
    const table = Prisma.sql`CREATE TEMP TABLE late (a int UNIQUE DEFERRABLE INITIALLY DEFERRED)`;
    const twice = Prisma.sql`INSERT INTO late VALUES (1), (1)`;
    const ended = db().$transaction(async (tx) => {
      await rows(tx, table);
      await commitWith(tx, [rows(tx, twice), take(tx)]);
    });
    await expect(ended).rejects.toThrow(/[Uu]nique|duplicate/);
    expect(await rows(db(), stockOf(product))).toEqual([{ quantity: 5 }]);
  });

  it("takes no more statements", async () => {
    const { id } = product;
    await db().$transaction(async (tx) => {
      await commitWith(tx, [take(tx)]);
      await expect(rows(tx, stockOf(product))).rejects.toThrow("has ended");
      await expect(tx.product.findUnique({ where: { id } })).rejects.toThrow("has ended");
    });
    expect(await rows(db(), stockOf(product))).toEqual([{ quantity: 4 }]);
  });

  it("leaves its connection to the next one", async () => {
    await Promise.all(Array.from({ length: 5 }, () => end()));
    await Promise.all(
      Array.from({ length: 30 }, () =>
        db()
          .$transaction(take)
          .catch(() => {}),
      ),
    );
    expect(
      await rows(
        db(),
        Prisma.sql`SELECT count(*)::int AS open FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      ),
    ).toEqual([{ open: 0 }]);
  });
});

describe("reads of one turn", () => {
  const backend = Prisma.sql`SELECT pg_backend_pid() AS pid`;

  it("travel on one connection, and each has its own rows", async () => {
    const [one, stock, other] = await Promise.all([
      rowsOfTurn(backend),
      rowsOfTurn(stockOf(product)),
      rowsOfTurn(backend),
    ]);
    expect(stock).toEqual([{ quantity: 5 }]);
    expect(other).toEqual(one);
  });

  it("do not fail with one another", async () => {
    const [broken, stock] = await Promise.allSettled([
      rowsOfTurn(Prisma.sql`SELECT 1 / 0`),
      rowsOfTurn(stockOf(product)),
    ]);
    expect(broken.status).toBe("rejected");
    expect(stock).toEqual({ status: "fulfilled", value: [{ quantity: 5 }] });
  });

  it("are all answered, however many they are", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, nth) =>
        rowsOfTurn<{ nth: number }>(Prisma.sql`SELECT ${nth}::int AS nth`),
      ),
    );
    expect(answers.map(([row]) => row?.nth)).toEqual(answers.map((_, nth) => nth));
  });
});
