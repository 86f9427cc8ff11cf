import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { emptyContacts, emptyUnplaced } from "@/lib/retention/deliveries";
import { cutPayloads, ofPayer } from "@/lib/retention/provider-payloads";

/** More purchases than a person makes; what is left is found by the job. */
const ALL = 10_000;

/**
 * Takes from a person's orders what tax law does not ask for: phone number and driver's note once all is delivered,
 * where it was to go first, what anybody has written about it, and who paid at the provider. Number, goods, price,
 * tax, payments and the address that it went to stay.
 */
export async function eraseFromOrders(tx: Tx, userId: string): Promise<void> {
  const own = { userId };
  await tx.redirection.deleteMany({ where: { purchase: own } });
  await emptyContacts(tx, Prisma.sql`p."userId" = ${userId}::uuid`, ALL);
  await emptyUnplaced(tx, Prisma.sql`p."userId" = ${userId}::uuid`);
  await cutPayloads(tx, ofPayer(Prisma.sql`u.id = ${userId}::uuid`));
  await eraseWords(tx, userId);
  await eraseDetails(tx, userId);
}

/** Free text of the customer and of staff: either may say who somebody is. */
async function eraseWords(tx: Tx, userId: string): Promise<void> {
  const order = { userId };
  await tx.order.updateMany({
    where: { userId, cancelOtherReason: { not: null } },
    data: { cancelOtherReason: null },
  });
  await tx.orderNote.deleteMany({ where: { order } });
  await tx.orderEvent.updateMany({ where: { order, note: { not: null } }, data: { note: null } });
  await tx.refund.updateMany({
    where: { purchase: order, note: { not: null } },
    data: { note: null },
  });
  await tx.refund.updateMany({
    where: { purchase: order, state: "processed" },
    data: { lastError: null },
  });
  // Another amount than was due has a note: the books ask for one.
  await tx.cashReceipt.updateMany({
    where: { order, note: { not: null } },
    data: { note: "Removed with the account" },
  });
  await tx.stockMovement.updateMany({
    where: { order, note: { not: null } },
    data: { note: null },
  });
}

/** Of the audit log stays who did what when, not from where to where or on which device. */
async function eraseDetails(tx: Tx, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { subject: userId }, data: { detail: {} } });
  await tx.$executeRaw`
    UPDATE "AuditEntry" SET detail = detail - 'before' - 'after'
    WHERE action = 'order.delivery-changed'
      AND subject IN (SELECT id::text FROM "Order" WHERE "userId" = ${userId}::uuid)`;
}
