import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import type { Goods } from "@/lib/orders/purchase/goods";
import { lockStock, releaseStock } from "@/lib/orders/purchase/stock";
import { rows } from "@/lib/sql";

/** For this long after its start, a purchase with a pending bank answer keeps its owner from paying twice. */
export const RECENT_MS = 60 * 60 * 1000;

/** A purchase that awaits or awaited its payment: late money may still arrive for it. */
export type Unpaid = {
  id: string;
  createdAt: Date;
  closedFor: "expired" | "replaced" | "refused" | null;
  state: "awaiting_payment" | "expired" | "failed" | "placed" | "refunded";
  wishHash: string;
  reservedUntil: Date | null;
};

/** Every change of a purchase takes this lock first. */
export async function lockPurchase(tx: Tx, purchaseId: string): Promise<void> {
  await rows(tx, Prisma.sql`SELECT 1 FROM "Purchase" WHERE id = ${purchaseId}::uuid FOR UPDATE`);
}

/** The lines of a purchase, for moving stock; `held` is what was taken from stock before payment. */
export async function stockLines(tx: Tx, purchaseId: string) {
  const lines = await tx.purchaseLine.findMany({
    where: { purchaseId },
    select: { productId: true, name: true, quantity: true, heldUnits: true },
  });
  return lines.map(({ heldUnits, ...line }) => ({ ...line, held: heldUnits }));
}

/** Releases the stock of an unpaid purchase. The caller holds its lock and clears `stockHeld`. */
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
 * Locks a person's unpaid purchases in a fixed order and returns their current state: the open one, and
 * those that a new purchase of these goods or cart version would replace. `settle` waits for this
 * transaction, so none of them is placed before it ends.
 */
export async function lockUnpaid(
  tx: Tx,
  userId: string,
  { goods, cartVersion }: { goods: readonly Goods[]; cartVersion?: string },
): Promise<Unpaid[]> {
  const ids = goods.map(({ productId }) => productId);
  return rows<Unpaid>(
    tx,
    Prisma.sql`
      SELECT p.id, p.state::text, p."wishHash", p."reservedUntil", p."createdAt", p."closedFor"::text
      FROM "Purchase" p
      WHERE p."userId" = ${userId}::uuid AND p.method = 'online'
        AND (p.state = 'awaiting_payment'
          OR (p.state IN ('expired', 'failed') AND p."closedFor" <> 'replaced'
            AND (p."cartVersion" = ${cartVersion ?? null}::uuid OR EXISTS (
              SELECT 1 FROM "PurchaseLine" l
              WHERE l."purchaseId" = p.id AND l."productId" = ANY(${ids}::uuid[])))))
      ORDER BY p.id FOR UPDATE OF p`,
  );
}

/**
 * Closes the purchases that a new one replaces: the open one's stock is released, and late money for any of
 * them is refunded. The caller holds their locks, see `lockUnpaid`, and takes the stock of `goods` next.
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
 * Closes an unpaid purchase and releases its stock, once. It is still reconciled: `closedFor` decides what
 * happens to late money.
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
