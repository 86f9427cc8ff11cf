import "server-only";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { noticeLowStock, type StockChange } from "@/lib/settings/low-stock";

export type StockLine = { productId: string; name: string; quantity: number };

/**
 * Takes every line off the stock or none: a conditional update decides, so that two buyers can never
 * both get the last unit. Products are taken in one order everywhere, or two purchases could deadlock.
 * @throws AppError out_of_stock naming the product, and the transaction rolls back.
 */
export async function holdStock(
  tx: Tx,
  purchaseId: string,
  lines: readonly StockLine[],
): Promise<void> {
  const changes: StockChange[] = [];
  for (const { productId, name, quantity } of inOrder(lines)) {
    const [held] = await tx.product.updateManyAndReturn({
      where: { id: productId, isListed: true, quantity: { gte: quantity } },
      data: { quantity: { decrement: quantity } },
      select: { quantity: true },
    });
    if (!held) throw new AppError("out_of_stock", `No stock available for ${name}`);
    const after = held.quantity;
    changes.push({ productId, name, before: after + quantity, after });
  }
  await tx.stockMovement.createMany({
    data: lines.map((line) => movement(line, "reserved", purchaseId)),
  });
  await noticeLowStock(tx, changes);
}

/**
 * Locks the stock of products in the one order, for a step that first gives back and then takes: two of
 * those over the same products would otherwise wait for each other.
 */
export async function lockStock(tx: Tx, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)];
  await tx.$queryRaw`
    SELECT 1 FROM "Product" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Gives held stock back. The caller holds the purchase's lock and clears `stockHeld` with it. */
export async function releaseStock(
  tx: Tx,
  purchaseId: string,
  lines: readonly StockLine[],
): Promise<void> {
  for (const line of inOrder(lines)) {
    await tx.product.updateMany({
      where: { id: line.productId },
      data: { quantity: { increment: line.quantity } },
    });
  }
  await tx.stockMovement.createMany({
    data: lines.map((line) => movement(line, "released", purchaseId)),
  });
}

function movement(
  { productId, quantity }: StockLine,
  reason: "reserved" | "released",
  purchaseId: string,
) {
  return { productId, delta: reason === "reserved" ? -quantity : quantity, reason, purchaseId };
}

function inOrder(lines: readonly StockLine[]): StockLine[] {
  return lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}
