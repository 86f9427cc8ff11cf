import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";
import { formatPaise } from "@/lib/money";
import { consignmentOf } from "@/lib/orders/eway/consignment";
import type { ChangedOrder } from "@/lib/orders/locked-order";
import { isHere } from "@/lib/orders/status/order-status";

/**
 * Keeps goods above their state's limit from leaving without an e-way bill or a reason (rule 138 of the CGST Rules).
 * `leaving` are the orders of the same change: those of one purchase to one place are one consignment.
 * @throws AppError conflict.
 */
export async function assertEway(
  tx: Tx,
  { id, purchaseId, number }: ChangedOrder,
  leaving: readonly string[],
): Promise<void> {
  const others = await tx.order.findMany({
    where: { id: { in: [...leaving], not: id }, purchaseId },
    select: { id: true, status: true },
  });
  const here = others.filter(({ status }) => isHere(status));
  const consignment = await consignmentOf(
    tx,
    id,
    here.map((one) => one.id),
  );
  if (!consignment) return;
  const { goodsPaise, limitPaise, isNeeded, bill } = consignment;
  if (!isNeeded || bill?.number || bill?.waiver) return;
  const words = `${number} leaves with goods worth ${formatPaise(goodsPaise)}: above ${formatPaise(limitPaise)} they need an e-way bill. Enter its number, or why they need none, on the order’s page.`;
  throw new AppError("conflict", words);
}
