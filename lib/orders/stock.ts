import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { noticeLowStock, type StockChange } from "@/lib/settings/low-stock";

export type StockLine = { productId: string; name: string; quantity: number };

/** Units of each product that were taken off the stock. */
export type Held = ReadonlyMap<string, number>;

/**
 * Takes every line off the stock or none: a conditional update decides, so that two buyers can never
 * both get the last unit. Products are taken in one order everywhere, or two purchases could deadlock.
 * With `percent` below 100 all units must be there, and no more than that share of them is taken: 0 takes
 * none, anything above at least one.
 * @throws AppError out_of_stock naming the product, and the transaction rolls back.
 */
export async function holdStock(
  tx: Tx,
  purchaseId: string,
  lines: readonly StockLine[],
  percent = 100,
): Promise<Held> {
  const taken: (StockLine & { after: number })[] = [];
  for (const line of inOrder(lines))
    taken.push({ ...line, ...(await takeUnits(tx, line, percent)) });
  const held = taken.filter(({ quantity }) => quantity > 0);
  await tx.stockMovement.createMany({
    data: held.map((line) => movement(line, "reserved", purchaseId)),
  });
  await noticeLowStock(tx, held.map(stockChange));
  return new Map(taken.map(({ productId, quantity }) => [productId, quantity]));
}

/** Answers how many were taken, and how many are left. */
async function takeUnits(tx: Tx, { productId, name, quantity }: StockLine, percent: number) {
  const share =
    percent === 0 ? Prisma.sql`0` : Prisma.sql`greatest(1, quantity * ${percent} / 100)`;
  const [row] = await tx.$queryRaw<{ quantity: number; after: number }[]>`
    UPDATE "Product" p SET quantity = p.quantity - h.units, "updatedAt" = now()
    FROM (SELECT id, least(${quantity}::int, ${share})::int AS units FROM "Product"
      WHERE id = ${productId}::uuid AND "isListed" AND quantity >= ${quantity} FOR NO KEY UPDATE) h
    WHERE p.id = h.id RETURNING h.units AS quantity, p.quantity AS after`;
  if (!row) throw new AppError("out_of_stock", `No stock available for ${name}`);
  return row;
}

function stockChange(line: StockLine & { after: number }): StockChange {
  const { productId, name, quantity, after } = line;
  return { productId, name, before: after + quantity, after };
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
