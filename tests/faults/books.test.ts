import { db, type Tx } from "@/lib/db";
import { readBooks } from "@/lib/payments/books";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/builders";
import { request } from "@/tests/support/http";
import { createPayment, line, openShop, type Shop, verify } from "@/tests/support/shop";

let shop: Shop;
let product: Sold;
let buyer: Person;
let purchaseId: string;
let orderId: string;

beforeAll(async () => {
  shop = await openShop();
  product = await aProduct({ quantity: 5 });
  buyer = await aBuyer(product);
  const opened = await createPayment(buyer, [line(product, 2)]);
  const { response } = shop.provider.control.pay(opened.body.order_id, { method: "upi" });
  const placed = await verify(buyer, response);
  purchaseId = placed.body.purchase_id;
  orderId = placed.body.order_ids[0];
});
afterAll(() => shop.close());

/** What the books say after somebody has meddled with them; the meddling is undone. */
async function found(meddle: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const undo = new Error("undo");
  let laws: string[] = [];
  const mine = [purchaseId, product.id, ...(await payments())];
  await db()
    .$transaction(async (tx) => {
      await meddle(tx);
      const { imbalances } = await readBooks(tx);
      laws = imbalances.filter(({ id }) => mine.includes(id)).map(({ law }) => law);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return laws;
}

async function payments(): Promise<string[]> {
  const rows = await db().payment.findMany({ where: { purchaseId }, select: { id: true } });
  return rows.map(({ id }) => id);
}

const MONEY = "captured − refunded = orders";
const ONE_ORDER = "a placed purchase has one order a line, another has none";
const TOTAL = "total = lines + fee";
const NO_MORE = "no more goes back than was captured";
const STOCK = "on hand + sold + reserved = received";

it("balance for a paid purchase, and add it to what was captured and ordered", async () => {
  expect(await found(async () => undefined)).toEqual([]);
  const sums = async () => {
    const { lines } = await readBooks(db());
    return lines.find(({ kind }) => kind === "online, placed");
  };
  const before = await sums();
  const opened = await createPayment(buyer, [line(product)]);
  const { response } = shop.provider.control.pay(opened.body.order_id, { method: "upi" });
  await verify(buyer, response);
  expect(await sums()).toEqual({
    ...before,
    purchases: (before?.purchases ?? 0) + 1,
    captured: (before?.captured ?? 0) + 42_999_00,
    orders: (before?.orders ?? 0) + 42_999_00,
  });
});

it.each<[string, string[], (tx: Tx) => Promise<unknown>]>([
  [
    "an order was canceled without its refund",
    [MONEY, STOCK],
    (tx) => tx.order.update({ where: { id: orderId }, data: { status: "canceled" } }),
  ],
  [
    "money was taken that never came",
    [MONEY],
    (tx) => tx.payment.updateMany({ where: { purchaseId }, data: { captured: false } }),
  ],
  ["an order is gone", [MONEY, ONE_ORDER, TOTAL, STOCK], (tx) => removeOrder(tx)],
  [
    "a total was changed afterwards",
    [TOTAL],
    (tx) => tx.purchase.update({ where: { id: purchaseId }, data: { totalPaise: 1_00 } }),
  ],
  ["more is refunded than was paid", [MONEY, NO_MORE], (tx) => refund(tx, 90_000_00)],
  ["a refund has no reason in the orders", [MONEY], (tx) => refund(tx, 1_00)],
  [
    "units went without a movement",
    [STOCK],
    (tx) => tx.product.update({ where: { id: product.id }, data: { quantity: 1 } }),
  ],
  [
    "units came with a movement that says otherwise",
    [STOCK],
    (tx) =>
      tx.stockMovement.create({
        data: { productId: product.id, delta: 1, reason: "restocked", purchaseId },
      }),
  ],
])("do not balance when %s", async (_what, laws, meddle) => {
  expect(await found(meddle)).toEqual(laws);
});

async function removeOrder(tx: Tx): Promise<void> {
  await tx.orderEvent.deleteMany({ where: { orderId } });
  await tx.order.delete({ where: { id: orderId } });
}

async function refund(tx: Tx, amountPaise: number): Promise<void> {
  const [paymentId = ""] = await payments();
  await tx.refund.create({ data: { paymentId, purchaseId, amountPaise, reason: "duplicate" } });
}

it("leave room for a refund made by hand, and for cash, which nobody captures", async () => {
  const byHand = (tx: Tx) =>
    payments().then(([paymentId = ""]) =>
      tx.refund.create({
        data: { paymentId, purchaseId, amountPaise: 5_00, reason: "by_hand", state: "processed" },
      }),
    );
  expect(await found(byHand)).toEqual([]);
  const other = await aBuyer(product);
  const body = { products: [line(product)], paymentoption: "Cash" };
  await request("/order/addorder", { body, token: other.token });
  expect(await found(async () => undefined)).toEqual([]);
});
