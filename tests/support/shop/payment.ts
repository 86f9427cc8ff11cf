import { POST as webhook } from "@/app/api/payments/webhook/route";
import { db } from "@/lib/db";
import type { Received } from "@/tests/support/servers/razorpay-local";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { holdWholeOrders } from "@/tests/support/shop/settings";
import { createPayment, line, openShop, type Shop } from "@/tests/support/shop/shop";

/** Shop, product and buyer, fresh for each test. */
export type Counter = { shop: Shop; product: Sold; buyer: Person };

/**
 * One shop for the tests of a file; before each a product of three units and a buyer of two, after each
 * the books are checked. Read `counter` inside a test only.
 */
export function forEachPayment() {
  const counter = {} as Counter;
  beforeAll(async () => {
    counter.shop = await openShop();
    await holdWholeOrders();
  });
  afterAll(() => counter.shop.close());
  beforeEach(async () => {
    counter.shop.provider.control.reset();
    counter.shop.hooks.received.length = 0;
    counter.product = await aProduct({ quantity: 3 });
    counter.buyer = await aBuyer(counter.product, 2);
  });

  const stock = async () =>
    (await db().product.findUniqueOrThrow({ where: { id: counter.product.id } })).quantity;
  afterEach(async () => {
    const where = { productId: counter.product.id };
    const { _sum } = await db().stockMovement.aggregate({ where, _sum: { delta: true } });
    expect(_sum.delta).toBe(await stock());
    await expectBalancedBooks();
  });

  const open = async (quantity = 2) =>
    (await createPayment(counter.buyer, [line(counter.product, quantity)])).body as {
      order_id: string;
      purchase_id: string;
    };
  const pay = (orderId: string, outcome: "captured" | "authorized" | "failed" = "captured") =>
    counter.shop.provider.control.pay(orderId, { method: "upi", outcome });
  return { counter, stock, open, pay };
}

export const ordersOf = (purchaseId: string) => db().order.count({ where: { purchaseId } });

/** Ends the time to pay. */
export const endHold = (id: string) =>
  db().purchase.update({ where: { id }, data: { reservedUntil: new Date(Date.now() - 1000) } });

/** Delivers a provider's event to the shop; returns the status. */
export async function deliver(hook: Received): Promise<number> {
  const headers = new Headers();
  for (const name of ["x-razorpay-signature", "x-razorpay-event-id"]) {
    headers.set(name, String(hook.headers[name]));
  }
  const init = { method: "POST", headers, body: hook.body };
  return (await webhook(new Request("http://localhost/api/payments/webhook", init))).status;
}
