import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { readAdvances, readMissingReceipts } from "@/lib/filing/advances";
import { paise } from "@/lib/money";
import { balancesOf } from "@/lib/orders/papers/balances";
import { isAway } from "@/lib/orders/status/order-status";
import { expectNoGaps } from "@/tests/support/shop/papers";

const MONTH = dayCode(new Date()).slice(0, 7);

/**
 * Asserts that numbers have no gaps, that what has left is invoiced at what it costs, and that of what has not left
 * nothing stays invoiced but a cash fee that another parcel collects; and that of services paid in advance the vouchers
 * say what was paid.
 */
export async function expectPapers(): Promise<void> {
  await expectNoGaps();
  expect([
    ...(await readAdvances(db(), MONTH)),
    ...(await readMissingReceipts(db(), MONTH)),
  ]).toEqual([]);
  const orders = await db().order.findMany({
    select: {
      ...{ id: true, status: true, totalPaise: true, cashFeePaise: true },
      purchase: { select: { feePaise: true, refunds: { select: { id: true }, take: 1 } } },
    },
  });
  const balances = await balancesOf(
    db(),
    orders.map(({ id }) => id),
  );
  for (const { id, status, purchase, ...order } of orders) {
    const left = balances.get(id)?.leftPaise ?? 0;
    const most = isAway(status) ? paise(order.totalPaise) : 0;
    expect(left).toBeLessThanOrEqual(most + paise(purchase.feePaise));
    if (isAway(status) && purchase.refunds.length === 0) expect(left).toBeGreaterThanOrEqual(most);
  }
}
