import { db, type Tx } from "@/lib/db";
import { readBooks } from "@/lib/payments/books/books";
import { request } from "@/tests/support/servers/http";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { createPayment, line, openShop, type Shop, verify } from "@/tests/support/shop/shop";

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

/** Returns the broken laws after `tamper`, which is rolled back. */
async function found(tamper: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const undo = new Error("undo");
  let laws: string[] = [];
  const mine = [purchaseId, orderId, product.id, ...(await payments())];
  await db()
    .$transaction(async (tx) => {
      await tamper(tx);
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

const MONEY = "captured − refunded = orders − their refunds";
const ONE_ORDER = "a placed purchase has one order a line, another has none";
const TOTAL = "total = lines + fee";
const NO_MORE = "no more goes back than was captured";
const STOCK = "on hand + out + reserved = received";
const UNITS = "no more units are out for an order than it has";
const LEFT = "units of a cancelled order are out only where it had left";
const COST = "no more goes back of an order than it cost";
const FIGURES = "analytics = export, by product";
const EXPORT = "export = payments, receipts and refunds";

it("balance for a paid purchase and count it as captured and ordered", async () => {
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
    "an order was cancelled without its refund",
    [MONEY, LEFT],
    (tx) => tx.order.update({ where: { id: orderId }, data: { status: "canceled" } }),
  ],
  [
    "a payment was never captured",
    [MONEY, EXPORT],
    (tx) => tx.payment.updateMany({ where: { purchaseId }, data: { captured: false } }),
  ],
  ["an order is missing", [MONEY, ONE_ORDER, TOTAL, STOCK, FIGURES], (tx) => removeOrder(tx)],
  [
    "a total was changed afterwards",
    [TOTAL],
    (tx) => tx.purchase.update({ where: { id: purchaseId }, data: { totalPaise: 1_00 } }),
  ],
  ["more is refunded than was paid", [MONEY, NO_MORE], (tx) => refund(tx, 90_000_00)],
  [
    "more is refunded for an order than it cost",
    [NO_MORE, COST],
    (tx) => refund(tx, 90_000_00, "part"),
  ],
  [
    "more units went out than were ordered",
    [UNITS, STOCK],
    (tx) => tx.order.update({ where: { id: orderId }, data: { unitsOut: 3 } }),
  ],
  [
    "the analytics miss a refund",
    [FIGURES],
    async (tx) => {
      await refund(tx, 1_00, "part");
      await tx.salesChange.deleteMany({ where: { productId: product.id, refundedPaise: 1_00 } });
    },
  ],
  ["a refund matches no order", [MONEY], (tx) => refund(tx, 1_00)],
  [
    "units left without a movement",
    [STOCK],
    (tx) => tx.product.update({ where: { id: product.id }, data: { quantity: 1 } }),
  ],
  [
    "a movement has no units",
    [STOCK],
    (tx) =>
      tx.stockMovement.create({
        data: { productId: product.id, delta: 1, reason: "restocked", purchaseId },
      }),
  ],
])("do not balance when %s", async (_what, laws, tamper) => {
  expect(await found(tamper)).toEqual(laws);
});

async function removeOrder(tx: Tx): Promise<void> {
  await tx.orderEvent.deleteMany({ where: { orderId } });
  await tx.order.delete({ where: { id: orderId } });
}

async function refund(tx: Tx, amountPaise: number, reason = "duplicate"): Promise<void> {
  const [paymentId = ""] = await payments();
  const order = reason === "part" ? { orderId } : {};
  await tx.refund.create({ data: { paymentId, purchaseId, ...order, amountPaise, reason } });
}

it("allow a manual refund of several orders, and cash, which is never captured", async () => {
  const other = await aBuyer(product);
  const body = { products: [line(product)], paymentoption: "Cash" };
  await request("/order/addorder", { body, token: other.token });
  expect(await found(async () => undefined)).toEqual([]);
  const byHand = (tx: Tx) =>
    payments().then(([paymentId = ""]) =>
      tx.refund.create({
        data: { paymentId, purchaseId, amountPaise: 5_00, reason: "by_hand", state: "processed" },
      }),
    );
  expect(await found(byHand)).toEqual([]);
});

it("include a part refund and its units", async () => {
  const part = async (tx: Tx) => {
    await refund(tx, 5_00, "part");
    await tx.order.update({ where: { id: orderId }, data: { unitsOut: 1 } });
    const of = { productId: product.id, purchaseId, orderId };
    await tx.stockMovement.create({ data: { ...of, delta: 1, reason: "returned" } });
    await tx.stockMovement.create({ data: { ...of, delta: -1, reason: "damaged" } });
  };
  expect(await found(part)).toEqual([]);
});
