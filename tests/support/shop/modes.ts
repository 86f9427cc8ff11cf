import { randomUUID } from "node:crypto";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import type { RazorpayLocalOptions } from "@/packages/razorpay-local/types";
import { openServedShop, type ServedShop } from "@/tests/support/servers/served-shop";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import type { Person, Sold } from "@/tests/support/shop/builders";
import { type CheckoutAnswer, wired } from "@/tests/support/shop/shop";

/** The checkout page's data for opening the payment. */
export type Opened = {
  order_id: string;
  purchase_id: string;
  key_id: string;
  amount_paise: number;
};

const MINUTE_MS = 60_000;

/**
 * One served shop for the tests of a file, with the provider reset before each of them and the books
 * checked after each. Customers act over HTTP.
 */
export function forEachMode(options: Partial<RazorpayLocalOptions> = {}) {
  const shop = shopForTheFile(options);
  return {
    shop,
    control: () => shop().provider.control,
    ...customerOf(shop),
    ...passageOfTime(shop),
  };
}

function shopForTheFile(options: Partial<RazorpayLocalOptions>): () => ServedShop {
  let shop: ServedShop;
  beforeAll(async () => {
    shop = await openServedShop(options);
  });
  beforeEach(async () => {
    shop.provider.control.reset();
    await leaveBehind();
  });
  afterEach(async () => {
    await shop.quiet();
    await expectBalancedBooks();
  });
  afterAll(() => shop.close());
  return () => shop;
}

/** What a customer does, over HTTP. */
function customerOf(shop: () => ServedShop) {
  /** Requests a payment as the checkout page does. */
  const checkout = (by: Person, products: object[], more: object = {}) =>
    shop().ask("/payments/createpayment", { body: { products, ...more }, by });
  const verify = (by: Person, answer: CheckoutAnswer) =>
    shop().ask("/payments/verifypayment", { body: wired(answer), by });

  return {
    checkout,
    verify,
    async open(by: Person, products: object[]): Promise<Opened> {
      const answer = await checkout(by, products);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    },
    /** Presses Pay in the provider's window and posts its answer, if any. */
    async payInBrowser(by: Person, order: Opened, vpa = "success@razorpay") {
      const step = await press(shop().provider.origin, order, vpa);
      const times = Array.from({ length: step.calls ?? 0 });
      return Promise.all(times.map(() => verify(by, step.response)));
    },
    status: async (by: Person, order: Opened) =>
      (await shop().ask(`/payments/status/${order.purchase_id}`, { by })).body,
    history: async (by: Person) => (await shop().ask("/order/orderhistory", { body: {}, by })).body,
    cancel: (by: Person, orderId: string) =>
      shop().ask("/order/cancelorder", {
        body: { order_id: orderId, reasonforcancel: "Changed my mind" },
        by,
      }),
  };
}

/** What happens by itself, later. */
function passageOfTime(shop: () => ServedShop) {
  return {
    /** Runs the reconciler ten minutes after the purchase was opened. */
    async reconcileLater(order: Opened): Promise<void> {
      await makeOlder(order.purchase_id, 10 * MINUTE_MS);
      await shop().jobs.reconcile();
    },
    /** Ends the time to pay. */
    async expire(order: Opened): Promise<void> {
      const reservedUntil = new Date(Date.now() - MINUTE_MS);
      await db().purchase.update({ where: { id: order.purchase_id }, data: { reservedUntil } });
      await shop().jobs.expire();
    },
    /** Makes everything that waits for a retry due now. */
    async retry(): Promise<void> {
      const nextTryAt = new Date(0);
      const at = { nextTryAt: { lt: new Date(Date.now() + 24 * 60 * MINUTE_MS) } };
      await db().webhookEvent.updateMany({ where: at, data: { nextTryAt } });
      await db().refund.updateMany({ where: at, data: { nextTryAt } });
      await shop().jobs.webhooks();
      await shop().jobs.refunds();
      await shop().quiet();
    },
  };
}

/** Presses Pay in the provider's window; returns its answer to the page. */
export async function press(origin: string, { key_id, order_id }: Opened, vpa: string) {
  const body = JSON.stringify({ key_id, order_id, method: "upi", vpa, description: "₹ 1/2" });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${origin}/v1/checkout/payments`, { method: "POST", headers, body })).json();
}

/** The sorted subjects of a person's mails. */
export async function subjects(to: Person): Promise<string[]> {
  const mails = await db().outboxMail.findMany({ where: { to: to.email } });
  return mails.map(({ subject }) => subject).toSorted();
}

export async function stockOf(product: Sold): Promise<number> {
  const where = { id: product.id };
  return (await db().product.findUniqueOrThrow({ where, select: { quantity: true } })).quantity;
}

/** The number of rows of money, orders and mails. */
export const rowCounts = async () => ({
  purchases: await db().purchase.count(),
  orders: await db().order.count(),
  payments: await db().payment.count(),
  refunds: await db().refund.count(),
  mails: await db().outboxMail.count(),
});

/** Those of these events that are unprocessed or failed. */
export const unworked = (ids: string[]) =>
  db().webhookEvent.findMany({
    where: { id: { in: ids }, OR: [{ processedAt: null }, { error: { not: null } }] },
    select: { id: true, event: true, error: true },
  });

/** Ages the attempts of a purchase. */
export async function makeOlder(purchaseId: string, ms: number): Promise<void> {
  const createdAt = new Date(Date.now() - ms);
  await db().paymentAttempt.updateMany({ where: { purchaseId }, data: { createdAt } });
}

/** Moves today's alerts to an earlier day. */
export async function passADay(): Promise<void> {
  const [today, before] = [`:${dayCode(new Date())}:`, `:${randomUUID()}:`];
  await db().$executeRaw`
    UPDATE "OutboxMail" SET "dedupeKey" = replace("dedupeKey", ${today}, ${before})
    WHERE "dedupeKey" LIKE 'alert:%'`;
}

/** Closes earlier tests' payments, which the reset provider no longer knows. */
async function leaveBehind(): Promise<void> {
  const later = new Date(Date.now() + 365 * 24 * 60 * MINUTE_MS);
  const yesterday = new Date(Date.now() - 24 * 60 * MINUTE_MS);
  await db().paymentAttempt.updateMany({
    where: { state: "created" },
    data: { state: "closed" },
  });
  await db().purchase.updateMany({
    where: { state: "awaiting_payment" },
    data: { reservedUntil: later },
  });
  await db().refund.updateMany({ data: { nextTryAt: later } });
  await db().webhookEvent.updateMany({
    data: { processedAt: yesterday, receivedAt: yesterday, nextTryAt: later },
  });
}
