import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { emptyContacts, emptyTracking, emptyUnplaced } from "@/lib/retention/deliveries";
import { emptyWords } from "@/lib/retention/order-text";
import { cutPayloads, ofPayer } from "@/lib/retention/provider-payloads";

/** More purchases than a person makes; what is left is found by the job. */
const ALL = 10_000;

/**
 * Takes from a person's orders what tax law does not ask for: phone number, driver's note and tracking number once all
 * is delivered, where it was to go first, what anybody has written about it, and who paid at the provider. Number, goods, price,
 * tax, payments and the address that it went to stay.
 */
export async function eraseFromOrders(tx: Tx, userId: string): Promise<void> {
  const own = { userId };
  await tx.redirection.deleteMany({ where: { purchase: own } });
  await emptyContacts(tx, Prisma.sql`p."userId" = ${userId}::uuid`, ALL);
  await emptyTracking(tx, Prisma.sql`p."userId" = ${userId}::uuid`);
  await emptyUnplaced(tx, Prisma.sql`p."userId" = ${userId}::uuid`);
  await cutPayloads(tx, ofPayer(Prisma.sql`u.id = ${userId}::uuid`));
  await emptyWords(tx, own);
  await eraseDetails(tx, userId);
}

/** Of the audit log stays who did what when, not from where to where or on which device. */
async function eraseDetails(tx: Tx, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { subject: userId }, data: { detail: {} } });
  await tx.$executeRaw`
    UPDATE "AuditEntry" SET detail = detail - 'before' - 'after'
    WHERE action IN ('order.delivery-changed', 'order.tracking-changed')
      AND subject IN (SELECT id::text FROM "Order" WHERE "userId" = ${userId}::uuid)`;
}
