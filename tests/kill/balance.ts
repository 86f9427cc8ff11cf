import { db } from "@/lib/db";
import { paise } from "@/lib/money";
import type { Buyer, Stage } from "@/tests/kill/stage";
import { shelf } from "@/tests/kill/stage";
import { expectBalancedBooks } from "@/tests/support/shop/books";

/**
 * Asserts that shop and provider agree about this buyer: the money kept is the value of the active
 * orders, stock is the sum of its movements, and no order exists twice.
 */
export async function expectBalance(stage: Stage, buyer: Buyer, orders: number): Promise<void> {
  await expectBalancedBooks();
  const { userId, product } = buyer;
  const standing = await db().order.findMany({
    where: { userId, OR: [{ status: null }, { status: { not: "canceled" } }] },
    select: { totalPaise: true },
  });
  const value = standing.reduce((sum, { totalPaise }) => sum + paise(totalPaise), 0);
  const provider = await atProvider(stage, userId);
  expect(standing).toHaveLength(orders);
  expect({ ours: await paiseKept(userId), atProvider: provider.stayed }).toEqual({
    ours: value,
    atProvider: value,
  });
  const moved = await db().stockMovement.aggregate({
    where: { productId: product.id },
    _sum: { delta: true },
  });
  expect({ shelf: await shelf(buyer), movements: moved._sum.delta }).toEqual({
    shelf: 10 - orders,
    movements: 10 - orders,
  });
  const open = await db().purchase.count({ where: { userId, state: "awaiting_payment" } });
  const waiting = await db().refund.count({
    where: { purchase: { userId }, state: { not: "processed" } },
  });
  expect({ open, waiting }).toEqual({ open: 0, waiting: 0 });
}

/** Captured minus refunded, in paise, by our rows. */
async function paiseKept(userId: string): Promise<number> {
  const payments = await db().payment.findMany({
    where: { purchase: { userId }, status: { in: ["captured", "refunded"] } },
    select: { amountPaise: true, refunds: { select: { amountPaise: true, state: true } } },
  });
  return payments.reduce((sum, { amountPaise, refunds }) => {
    const back = refunds.filter(({ state }) => state === "processed");
    const returned = back.reduce((total, refund) => total + paise(refund.amountPaise), 0);
    return sum + paise(amountPaise) - returned;
  }, 0);
}

/** The same by the provider's rows, over its orders for this buyer. */
async function atProvider({ provider }: Stage, userId: string) {
  const attempts = await db().paymentAttempt.findMany({
    where: { purchase: { userId } },
    select: { receipt: true },
  });
  const receipts = new Set<string | null>(attempts.map(({ receipt }) => receipt));
  const { orders, payments } = provider.control.state();
  const ids = new Set(orders.filter((order) => receipts.has(order.receipt)).map(({ id }) => id));
  const mine = payments.filter((payment) => ids.has(payment.order_id ?? "") && payment.captured);
  return {
    stayed: mine.reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0),
  };
}
