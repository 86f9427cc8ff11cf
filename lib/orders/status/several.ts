import "server-only";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import type { AdminOrder } from "@/lib/orders/contract";
import { ADMIN_ORDER_COLUMNS, adminOrderFromRow } from "@/lib/orders/mapper";
import { lockPurchase } from "@/lib/orders/purchase/closing";
import { isUuid } from "@/lib/uuid";

/** The result for one of several orders: the change, or the reason of the refusal. Survives JSON. */
export type Attempt<T> = {
  orderid: string;
  made: T | null;
  problem: { code: string; message: string } | null;
};

/**
 * Changes several orders, each on its own: a refused one does not affect the others. Their purchases are
 * locked first, in a fixed order, to avoid deadlocks between concurrent changes.
 */
export async function changeEach<W extends { orderid: string }, T>(
  tx: Tx,
  wishes: readonly W[],
  change: (wish: W) => Promise<T>,
): Promise<Attempt<T>[]> {
  await lockPurchases(
    tx,
    wishes.map(({ orderid }) => orderid),
  );
  const attempts: Attempt<T>[] = [];
  for (const wish of wishes) attempts.push(await attempt(tx, wish, change));
  return attempts;
}

/** The result for each order, with its current state. */
export async function outcomesOf<T>(attempts: readonly Attempt<T>[]) {
  const ids = attempts.map(({ orderid }) => orderid).filter(isUuid);
  const select = ADMIN_ORDER_COLUMNS;
  const rows = await db().order.findMany({ where: { id: { in: ids } }, select });
  const orders = new Map<string, AdminOrder>(rows.map((row) => [row.id, adminOrderFromRow(row)]));
  return attempts.map(({ orderid, made, problem }) => {
    const order = orders.get(orderid.toLowerCase()) ?? null;
    return { order_id: orderid, order, made, problem };
  });
}

async function lockPurchases(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const orders = await tx.order.findMany({
    where: { id: { in: orderIds.filter(isUuid) } },
    select: { purchaseId: true },
  });
  const ids = new Set(orders.map(({ purchaseId }) => purchaseId));
  for (const id of [...ids].sort()) await lockPurchase(tx, id);
}

/** A refusal rolls back this order's change only; any other error aborts all of them. */
async function attempt<W extends { orderid: string }, T>(
  tx: Tx,
  wish: W,
  change: (wish: W) => Promise<T>,
): Promise<Attempt<T>> {
  const { orderid } = wish;
  await tx.$executeRaw`SAVEPOINT one_order`;
  try {
    const made = await change(wish);
    await tx.$executeRaw`RELEASE SAVEPOINT one_order`;
    return { orderid, made, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT one_order`;
    return { orderid, made: null, problem: { code: error.code, message: error.message } };
  }
}
