import "server-only";
import type { Prisma, Tx } from "@/lib/db";

/** Empties the free text about orders, of the customer and of staff: either may say who somebody is. */
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
  // Another amount than was due has a note: the books ask for one.
  await tx.cashReceipt.updateMany({
    where: { order, note: { not: null } },
    data: { note: "Removed" },
  });
  await tx.stockMovement.updateMany({
    where: { order, note: { not: null } },
    data: { note: null },
  });
}
