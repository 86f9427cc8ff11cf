import { setTimeout as sleep } from "node:timers/promises";
import { db, type Tx } from "@/lib/db";
import { takeStock, WHOLE } from "@/lib/orders/purchase/stock";
import { aProduct, type Sold } from "@/tests/support/shop/builders";

const UNITS = 100;
let first: Sold;
let second: Sold;

beforeEach(async () => {
  const products = [await aProduct({ quantity: UNITS }), await aProduct({ quantity: UNITS })];
  [first, second] = products.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Sold, Sold];
});

/** Takes a unit of each, as a purchase does. */
function buy(...products: Sold[]): Promise<unknown> {
  const lines = products.map(({ id, name }) => ({ productId: id, name, quantity: 1 }));
  return db().$transaction((tx) => takeStock(tx, lines, WHOLE));
}

/** Does something in a transaction that stays open until it is ended. */
async function holdOpen(act: (tx: Tx) => Promise<unknown>): Promise<() => Promise<unknown>> {
  const [acted, released] = [gate(), gate()];
  const whole = db().$transaction(async (tx) => {
    await act(tx);
    acted.open();
    await released.passed;
  });
  await Promise.race([acted.passed, whole]);
  return () => {
    released.open();
    return whole;
  };
}

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

const takeUnit =
  ({ id }: Sold) =>
  (tx: Tx) =>
    tx.product.update({ where: { id }, data: { quantity: { decrement: 1 } } });

/** As whatever is written that refers to the product, a line of a cart for example. */
const referTo =
  ({ id }: Sold) =>
  (tx: Tx) =>
    tx.$queryRaw`SELECT 1 FROM "Product" WHERE id = ${id}::uuid FOR KEY SHARE`;

/** Waits until so many wait for a row. */
async function waiting(count: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const [row] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if (row?.count === count) return;
    await sleep(10);
  }
  throw new Error(`${count} do not wait.`);
}

// A statement that locks and updates at once updates the rows that it saw when it began: for the first charger it asks
// again, and waits for those who wait for it.
it("lets a buyer of two chargers pass who had to wait for both", async () => {
  const endReference = await holdOpen(referTo(first));
  const [endFirst, endSecond] = [await holdOpen(takeUnit(first)), await holdOpen(takeUnit(second))];
  const both = buy(first, second);
  await waiting(1);
  const one = buy(first);
  await waiting(2);
  await endFirst();
  // The buyer of both has the first charger now, and the other one waits for it.
  await sleep(100);
  await waiting(2);
  await endSecond();
  await Promise.all([both, one]);
  await endReference();
  expect(await left()).toEqual([UNITS - 3, UNITS - 2]);
});

it("lets buyers of the same chargers pass in whichever order they name them", async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, turn) => (turn % 2 ? buy(first, second) : buy(second, first))),
  );
  expect(await left()).toEqual([UNITS - 30, UNITS - 30]);
});

async function left(): Promise<number[]> {
  const ids = [first.id, second.id];
  const rows = await db().product.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
  return rows.map(({ quantity }) => quantity);
}
