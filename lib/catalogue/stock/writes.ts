import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import type { STOCK_REASONS } from "@/lib/catalogue/stock/contract";
import type { Prisma, Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { noticeLowStock } from "@/lib/settings/low-stock";

/** The columns of a movement that the stock calls answer. */
export const MOVEMENT_FIELDS = {
  id: true,
  productId: true,
  delta: true,
  reason: true,
  note: true,
  byId: true,
  createdAt: true,
} satisfies Prisma.StockMovementSelect;
export type MovementRow = Prisma.StockMovementGetPayload<{ select: typeof MOVEMENT_FIELDS }>;

type Stocked = { id: string; name: string; quantity: number };
type Movement = {
  delta: number;
  reason: (typeof STOCK_REASONS)[number];
  note?: string | null;
  /** The input field that requested it. */
  field: "units" | "product_data.quantity";
  /** Its id, if it must not happen twice. */
  id?: string;
};

/**
 * Moves the stock of a locked product and records who and why.
 * @throws AppError conflict, naming the available units, if the stock would drop below 0.
 */
export async function writeMovement(
  tx: Tx,
  actor: Admin,
  product: Stocked,
  { delta, reason, note = null, field, id }: Movement,
): Promise<MovementRow> {
  const { id: productId, name, quantity } = product;
  const moved = await tx.product.updateMany({
    where: { id: productId, quantity: { gte: -delta } },
    data: { quantity: { increment: delta } },
  });
  if (moved.count === 0) throw tooFew(quantity, -delta, field);
  const after = quantity + delta;
  const movement = await tx.stockMovement.create({
    data: { ...(id && { id }), productId, delta, reason, note, byId: actor.userId },
    select: MOVEMENT_FIELDS,
  });
  await audit(tx, {
    by: "admin",
    byId: actor.userId,
    action: `stock.${reason}`,
    subject: productId,
    detail: { before: { quantity }, after: { quantity: after } },
  });
  await noticeLowStock(tx, [{ productId, name, before: quantity, after }]);
  return movement;
}

function tooFew(there: number, wanted: number, field: string): AppError {
  const units = (count: number) =>
    count === 1 ? "1 unit" : `${count.toLocaleString("en-IN")} units`;
  const message = `There ${there === 1 ? "is" : "are"} ${units(there)} in stock: ${units(wanted)} cannot be taken off.`;
  return new AppError("conflict", message, { fields: { [field]: [message] } });
}
