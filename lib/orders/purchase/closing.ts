import "server-only";
import type { Tx } from "@/lib/db";
import type { Goods } from "@/lib/orders/purchase/goods";
import { lockStock, releaseStock } from "@/lib/orders/purchase/stock";

/** A purchase that was begun this long ago and waits for a bank still keeps its owner from paying twice. */
export const RECENT_MS = 60 * 60 * 1000;

/** A purchase that waits for its payment, or did: late money may still come for it. */
export type Unpaid = {
  id: string;
  createdAt: Date;
  closedFor: "expired" | "replaced" | "refused" | null;
  state: "awaiting_payment" | "expired" | "failed" | "placed" | "refunded";
  wishHash: string;
  reservedUntil: Date | null;
};

/** Everything that changes a purchase takes this lock first. */
export async function lockPurchase(tx: Tx, purchaseId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Purchase" WHERE id = ${purchaseId}::uuid FOR UPDATE`;
}

/** What a purchase is of, for moving stock; `held` says how much of it was taken off before it was paid. */
export async function stockLines(tx: Tx, purchaseId: string) {
  const lines = await tx.purchaseLine.findMany({
    where: { purchaseId },
    select: { productId: true, name: true, quantity: true, heldUnits: true },
  });
  return lines.map(({ heldUnits, ...line }) => ({ ...line, held: heldUnits }));
}

/** Gives back what an unpaid purchase holds. The caller holds its lock and clears `stockHeld` with it. */
export async function releaseHeld(tx: Tx, purchaseId: string): Promise<void> {
  const lines = await stockLines(tx, purchaseId);
  const held = lines.map(({ held, ...line }) => ({ ...line, quantity: held }));
  await releaseStock(
    tx,
    purchaseId,
    held.filter(({ quantity }) => quantity > 0),
  );
}

/**
 * Locks a person's unpaid purchases, in one order, and answers them with their states of now: the open one,
 * and those that a new purchase of these goods or this version of the cart would replace. `settle` of each
 * waits until the transaction ends, so none of them is placed meanwhile.
 */
export async function lockUnpaid(
  tx: Tx,
  userId: string,
  { goods, cartVersion }: { goods: readonly Goods[]; cartVersion?: string },
): Promise<Unpaid[]> {
  const ids = goods.map(({ productId }) => productId);
  return tx.$queryRaw<Unpaid[]>`
    SELECT p.id, p.state::text, p."wishHash", p."reservedUntil", p."createdAt", p."closedFor"::text
    FROM "Purchase" p
    WHERE p."userId" = ${userId}::uuid AND p.method = 'online'
      AND (p.state = 'awaiting_payment'
        OR (p.state IN ('expired', 'failed') AND p."closedFor" <> 'replaced'
          AND (p."cartVersion" = ${cartVersion ?? null}::uuid OR EXISTS (
            SELECT 1 FROM "PurchaseLine" l
            WHERE l."purchaseId" = p.id AND l."productId" = ANY(${ids}::uuid[])))))
    ORDER BY p.id FOR UPDATE OF p`;
}

/**
 * Gives up what a new purchase replaces: the stock of the open one is free again, and late money for any of
 * them goes back. The caller holds their locks, see `lockUnpaid`, and takes `goods` off the stock next.
 */
export async function replace(
  tx: Tx,
  unpaid: readonly Unpaid[],
  goods: readonly Goods[],
): Promise<void> {
  const open = unpaid.find(({ state }) => state === "awaiting_payment");
  if (open) {
    const held = await stockLines(tx, open.id);
    await lockStock(
      tx,
      [...held, ...goods].map(({ productId }) => productId),
    );
    await closePurchase(tx, open.id, "replaced");
  }
  const ids = unpaid.filter(({ id }) => id !== open?.id).map(({ id }) => id);
  if (ids.length === 0) return;
  const data = { closedFor: "replaced" } as const;
  await tx.purchase.updateMany({ where: { id: { in: ids } }, data });
}

/**
 * Ends an unpaid purchase and frees its stock, once. It stays watched: late money still finds it, and why it
 * was closed says what becomes of that.
 */
export async function closePurchase(
  tx: Tx,
  purchaseId: string,
  closedFor: "expired" | "replaced" | "refused" = "expired",
): Promise<void> {
  await lockPurchase(tx, purchaseId);
  const state = closedFor === "refused" ? "failed" : "expired";
  const closed = await tx.purchase.updateMany({
    where: { id: purchaseId, state: "awaiting_payment", stockHeld: true },
    data: { state, closedFor, stockHeld: false, closedAt: new Date() },
  });
  if (closed.count === 0) return;
  await releaseHeld(tx, purchaseId);
}
