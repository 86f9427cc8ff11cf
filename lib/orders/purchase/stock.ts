import "server-only";
import { insertRows, newId } from "@/lib/bulk";
import { AppError } from "@/lib/call/errors";
import { Prisma, type Tx } from "@/lib/db";
import type { ShopSettings } from "@/lib/settings/contract";
import { isNoticed, noticeLowStock, type StockChange } from "@/lib/settings/low-stock";
import { rows } from "@/lib/sql";

export type StockLine = { productId: string; name: string; quantity: number };

/** Units taken from stock, by product. */
export type Held = ReadonlyMap<string, number>;

/**
 * Takes every line from stock or none. One conditional update decides, so that two buyers never both get the
 * last unit; it locks the products in a fixed order to avoid deadlocks. `percent` is an integer in SQL:
 * below 100 all units must be in stock and at most that share of the stock is taken; 0 takes none, anything
 * above at least one.
 * @throws AppError out_of_stock naming a product, and the transaction rolls back.
 */
export async function holdStock(
  tx: Tx,
  purchaseId: string,
  lines: readonly StockLine[],
  percent: Prisma.Sql = WHOLE,
): Promise<Held> {
  const taken = await takeStock(tx, lines, percent);
  await recordTaken(tx, purchaseId, taken);
  return heldOf(taken);
}

/** The first half of `holdStock`: takes the units. @throws AppError out_of_stock. */
export async function takeStock(
  tx: Tx,
  lines: readonly StockLine[],
  percent: Prisma.Sql,
): Promise<TakenLine[]> {
  const units = await takeUnits(tx, lines, percent);
  return inOrder(lines).map((line) => {
    const row = units.get(line.productId);
    if (!row) throw new AppError("out_of_stock", `No stock available for ${line.name}`);
    return { ...line, ...row };
  });
}

/** The second half: writes the movements, and the notice of what has become low on stock. */
export async function recordTaken(
  tx: Tx,
  purchaseId: string,
  taken: readonly TakenLine[],
  settings?: ShopSettings,
): Promise<void> {
  const held = taken.filter(({ quantity }) => quantity > 0);
  const movements = held.map((line) => ({
    id: newId(),
    ...movement(line, "reserved", purchaseId),
  }));
  await Promise.all([
    insertRows(tx, "StockMovement", movements),
    noticeLowStock(tx, held.map(stockChange), settings),
  ]);
}

/** Whether `recordTaken` writes a notice too. */
export function isNoticedLow(taken: readonly TakenLine[], settings: ShopSettings): boolean {
  return isNoticed(taken.map(stockChange), settings);
}

export function heldOf(taken: readonly TakenLine[]): Held {
  return new Map(taken.map(({ productId, quantity }) => [productId, quantity]));
}

/** A line with the units taken for it, and those left. */
export type TakenLine = StockLine & { after: number };

/** All of the stock may be taken. */
export const WHOLE = Prisma.sql`100`;

type Taken = { productId: string; quantity: number; after: number };

/** The units taken and left, by product; products with too little stock are missing. */
async function takeUnits(
  tx: Tx,
  lines: readonly StockLine[],
  percent: Prisma.Sql,
): Promise<Map<string, Taken>> {
  const ids = lines.map(({ productId }) => productId);
  const units = lines.map(({ quantity }) => quantity);
  // A statement that meets a row first as it was and then as it has become waits for those who wait for it.
  const locked = lockStock(tx, ids);
  const taken = rows<Taken>(
    tx,
    Prisma.sql`
      UPDATE "Product" p SET quantity = p.quantity - h.units, "updatedAt" = now()
      FROM (SELECT id, CASE WHEN share.percent = 0 THEN 0
          ELSE least(w.units, greatest(1, quantity * share.percent / 100)) END AS units
        FROM "Product" JOIN unnest(${ids}::uuid[], ${units}::int[]) AS w ("productId", units) ON id = w."productId"
          CROSS JOIN (SELECT (${percent})::int AS percent) AS share
        WHERE "isListed" AND quantity >= w.units ORDER BY id FOR NO KEY UPDATE OF "Product") h
      WHERE p.id = h.id RETURNING p.id::text AS "productId", h.units AS quantity, p.quantity AS after`,
  );
  const [, found] = await Promise.all([locked, taken]);
  return new Map(found.map((row) => [row.productId, row]));
}

function stockChange(line: TakenLine): StockChange {
  const { productId, name, quantity, after } = line;
  return { productId, name, before: after + quantity, after };
}

/**
 * Locks the products' stock in a fixed order, for a step that first releases and then takes: two such steps
 * over the same products could otherwise deadlock.
 */
export async function lockStock(tx: Tx, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)];
  await rows(
    tx,
    Prisma.sql`SELECT 1 FROM "Product" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** Releases held stock. The caller holds the purchase's lock and clears `stockHeld`. */
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
