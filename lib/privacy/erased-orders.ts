import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import {
  emptyBuyers,
  emptyContacts,
  emptyTracking,
  emptyUnplaced,
} from "@/lib/retention/deliveries";
import { emptyWords } from "@/lib/retention/order-text";
import { cutPayloads, ofPayer } from "@/lib/retention/provider-payloads";

/** More purchases than a person makes; the retention job would find the rest. */
const ALL = 10_000;

/**
 * Removes from a person's orders what tax law does not require: phone number, driver's note and tracking
 * number once everything is delivered, former deliveries, all free text, and the payer's data at the
 * provider. Number, goods, price, tax, payments and the delivery address stay; so do tax invoices and credit notes as
 * they were issued, with the buyer's name, address, GSTIN and PAN (section 36 of the CGST Act).
 */
export async function eraseFromOrders(tx: Tx, userId: string): Promise<void> {
  const purchaseFilter = { userId };
  await tx.redirection.deleteMany({ where: { purchase: purchaseFilter } });
  await emptyContacts(tx, Prisma.sql`p."userId" = ${userId}::uuid`, ALL);
  await emptyTracking(tx, Prisma.sql`p."userId" = ${userId}::uuid`);
  await emptyBuyers(tx, Prisma.sql`p."userId" = ${userId}::uuid`);
  await emptyUnplaced(tx, Prisma.sql`p."userId" = ${userId}::uuid`);
  await cutPayloads(tx, ofPayer(Prisma.sql`u.id = ${userId}::uuid`));
  await emptyWords(tx, purchaseFilter);
  await eraseDetails(tx, userId);
}

/** The audit log keeps who did what and when, without addresses and devices. */
async function eraseDetails(tx: Tx, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { subject: userId }, data: { detail: {} } });
  await tx.$executeRaw`
    UPDATE "AuditEntry" SET detail = detail - 'before' - 'after'
    WHERE action IN ('order.delivery-changed', 'order.tracking-changed')
      AND subject IN (SELECT id::text FROM "Order" WHERE "userId" = ${userId}::uuid)`;
}
