import "server-only";
import { AppError } from "@/lib/call/errors";
import type { AdminRow } from "@/lib/catalogue/mapper";
import type { ProductEdit } from "@/lib/catalogue/products/product-data";
import { olderCounts, SEEN_MS, stockMove } from "@/lib/catalogue/stock/rules";
import type { Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";

/** `words` explains why the sent number was not stored; null if it was. */
type StockChange = { delta: number; words: string | null };

/**
 * How an edit moves the stock of a locked product.
 * @throws AppError conflict for a number that may be an outdated count.
 */
export async function stockChange(
  tx: Tx,
  actor: Admin,
  row: AdminRow,
  edit: ProductEdit,
): Promise<StockChange> {
  const { quantity: sent, seen_quantity: seen, ...more } = edit;
  const { id: _, version: __, ...changes } = more;
  const isPlain = sent === undefined || sent === null || sent === row.quantity;
  const older = isPlain || seen !== undefined ? [] : await readOlderCounts(tx, actor, row);
  const saysMore = Object.values(changes).some((value) => value !== undefined);
  const move = stockMove({ sent, seen, now: row.quantity, older, saysMore });
  if (move === "unclear") throw unclear(row.quantity, Number(sent));
  if (move === "stays") return { delta: 0, words: staysAt(row.quantity, Number(sent)) };
  return { delta: move, words: null };
}

async function readOlderCounts(tx: Tx, actor: Admin, { id, quantity }: AdminRow) {
  const movements = await tx.stockMovement.findMany({
    where: { productId: id, createdAt: { gt: new Date(Date.now() - SEEN_MS) } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { delta: true, reason: true, byId: true },
    take: 1_000,
  });
  return olderCounts(quantity, movements, actor.userId);
}

function staysAt(now: number, sent: number): string {
  const moved = Math.abs(sent - now);
  const since = sent > now ? `${countOf(moved)} left since` : `${countOf(moved)} came in since`;
  return `The stock stays at ${countOf(now)}: ${sent.toLocaleString("en-IN")} was an older count, ${since}.`;
}

function unclear(now: number, sent: number): AppError {
  const message = `The stock has changed in the last 24 hours and is ${countOf(now)} now, so ${sent.toLocaleString("en-IN")} may be an older count. Nothing was saved. Send as seen_quantity the number that you are changing.`;
  return new AppError("conflict", message, { fields: { "product_data.quantity": [message] } });
}

function countOf(units: number): string {
  return units === 1 ? "1 unit" : `${units.toLocaleString("en-IN")} units`;
}
