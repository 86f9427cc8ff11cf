import "server-only";
import type { Prisma, Tx } from "@/lib/db";

/** Clears the free text about orders, from customers and staff: either may name people. */
export async function emptyWords(tx: Tx, order: Prisma.OrderWhereInput): Promise<void> {
  await tx.order.updateMany({
    where: { ...order, cancelOtherReason: { not: null } },
    data: { cancelOtherReason: null },
  });
  await tx.orderNote.deleteMany({ where: { order } });
  await tx.orderEvent.updateMany({ where: { order, note: { not: null } }, data: { note: null } });
  await tx.refund.updateMany({
    where: { order, note: { not: null } },
    data: { note: null },
  });
  await tx.refund.updateMany({
    where: { order, state: "processed" },
    data: { lastError: null },
  });
  // A receipt of another amount than due must have a note: the books check it.
  await tx.cashReceipt.updateMany({
    where: { order, note: { not: null } },
    data: { note: "Removed" },
  });
  await tx.stockMovement.updateMany({
    where: { order, note: { not: null } },
    data: { note: null },
  });
}
