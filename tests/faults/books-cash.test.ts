import { db, type Tx } from "@/lib/db";
import { readBooks } from "@/lib/payments/books/books";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { setCash } from "@/tests/support/shop/settings";
import { line } from "@/tests/support/shop/shop";

let admin: Person;
let purchaseId: string;
/** One received with the fee, one open, one canceled. */
let ids: [string, string, string];

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
  const products = await Promise.all([1, 2, 3].map(() => aProduct({ pricePaise: 10_000_00 })));
  const [first] = products;
  if (!first) throw new Error("no product");
  const buyer = await aBuyer(first);
  await setCash({ feePaise: 49_00 });
  const body = { products: products.map((product) => line(product)), paymentoption: "Cash" };
  const placed = await request("/order/addorder", { body, token: buyer.token });
  await setCash();
  ids = placed.body.order_ids;
  purchaseId = placed.body.purchase_id;
  await request(`/admin/orders/${ids[0]}/cash`, { body: { amount: 10_049 }, token: admin.token });
  await request(`/admin/orders/${ids[2]}/cancellation`, {
    body: { reason: "Gone" },
    token: admin.token,
  });
});

const STATES = "every cash order has received, open or not delivered, and no other order has";
const SUMS = "cash received = order + fee, or a note says why not";
const FEE = "one order of a cash purchase brings its fee in";

/** Returns the broken laws after `tamper`, which is rolled back. */
async function found(tamper: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const undo = new Error("undo");
  let laws: string[] = [];
  await db()
    .$transaction(async (tx) => {
      // Drops the constraints, because the books must find what they refuse.
      await tx.$executeRaw`ALTER TABLE "Order" DROP CONSTRAINT order_cash_canceled`;
      await tx.$executeRaw`ALTER TABLE "CashReceipt" DROP CONSTRAINT cash_receipt_difference`;
      await tamper(tx);
      const { imbalances } = await readBooks(tx);
      const mine = imbalances.filter(({ id }) => [purchaseId, ...ids].includes(id));
      laws = mine.map(({ law }) => law);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return laws;
}

const set = (tx: Tx, index: number, data: object) =>
  tx.order.update({ where: { id: ids[index] }, data });

it("balance, with the sums received, open and not delivered", async () => {
  expect(await found(async () => undefined)).toEqual([]);
  const { cash } = await readBooks(db());
  const rows = await db().order.findMany({ where: { cash: "open" } });
  const open = rows.reduce(
    (sum, { totalPaise, cashFeePaise, cashLessPaise }) =>
      sum + Number(totalPaise + cashFeePaise - cashLessPaise),
    0,
  );
  expect(cash).toContainEqual({ state: "open", orders: rows.length, paise: open });
  const { _count, _sum } = await db().cashReceipt.aggregate({
    _count: true,
    _sum: { receivedPaise: true },
  });
  const received = Number(_sum.receivedPaise);
  expect(cash).toContainEqual({ state: "received", orders: _count, paise: received });
  expect(cash.map(({ state }) => state)).toEqual(["open", "received", "not delivered"]);
});

it.each<[string, string[], (tx: Tx) => Promise<unknown>]>([
  ["a cash order has no cash state", [STATES], (tx) => set(tx, 1, { cash: null, cashFeePaise: 0 })],
  ["cash is received without a receipt", [STATES], (tx) => set(tx, 1, { cash: "received" })],
  ["cash is open with a receipt", [STATES], (tx) => set(tx, 0, { cash: "open" })],
  ["cash is open for a cancelled order", [STATES], (tx) => set(tx, 2, { cash: "open" })],
  [
    "cash is not collected for an active order",
    [STATES],
    (tx) => set(tx, 1, { cash: "not_delivered" }),
  ],
  [
    "another amount was received without a note",
    [SUMS],
    (tx) => tx.cashReceipt.update({ where: { orderId: ids[0] }, data: { receivedPaise: 5 } }),
  ],
  ["the fee is collected twice", [FEE], (tx) => set(tx, 1, { cashFeePaise: 49_00 })],
  ["no order collects the fee", [SUMS, FEE], (tx) => set(tx, 0, { cashFeePaise: 0 })],
])("do not balance when %s", async (_what, laws, tamper) => {
  expect(await found(tamper)).toEqual(laws);
});
