import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { dayCode } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { invoiceDispatch } from "@/lib/orders/papers/invoice";
import { lockPurchase } from "@/lib/orders/purchase/closing";
import { AWAY } from "@/lib/orders/status/order-status";
import { CANCEL_REASONS, type cancelEInvoice } from "@/lib/portals/einvoice/contract";
import { mayCancel } from "@/lib/tax/einvoice/duty";
import { isUuid } from "@/lib/uuid";

type Wish = z.output<typeof cancelEInvoice.input>;

/**
 * Records that the portal has cancelled an invoice. Its number stays used and counts in table 13 of GSTR-1 alone; for
 * orders on their way or delivered a new invoice is made, which waits for the portal in its turn. A repeat changes
 * nothing.
 * @throws AppError not_found; conflict where the portal or the return would refuse it.
 */
export async function cancelRegistered(
  tx: Tx,
  { id, reason }: Wish,
  { byId, now }: { byId: string; now: Date },
): Promise<string> {
  const found =
    isUuid(id) &&
    (await tx.taxDocument.findUnique({ where: { id }, select: { purchaseId: true } }));
  if (!found) throw new AppError("not_found", "There is no such document.");
  await lockPurchase(tx, found.purchaseId);
  const invoice = await tx.taxDocument.findUniqueOrThrow({ where: { id }, select: CANCELED });
  if (invoice.einvoice?.state === "canceled") return `${invoice.number} is cancelled.`;
  await assertCancelable(tx, invoice, now);
  await tx.eInvoice.update({
    where: { documentId: id },
    data: { state: "canceled", canceledAt: now, cancelReason: CANCEL_REASONS[reason] },
    select: { documentId: true },
  });
  await audit(tx, {
    ...{ by: "admin", byId, action: "tax.einvoice-canceled", subject: id },
    detail: { number: invoice.number, reason },
  });
  const away = await tx.order.findMany({
    where: { taxLines: { some: { documentId: id } }, status: { in: [...AWAY] } },
    select: { id: true },
  });
  await invoiceDispatch(
    tx,
    away.map((order) => order.id),
  );
  const next = away.length > 0 ? " A new invoice is made, which waits for the portal." : "";
  return `${invoice.number} is cancelled.${next}`;
}

const CANCELED = {
  ...{ number: true, kind: true, gstin: true, issuedAt: true },
  einvoice: { select: { state: true, ackAt: true } },
  ewayBill: { select: { number: true } },
  notes: { select: { number: true }, take: 1 },
} as const;

type Invoice = {
  number: string;
  kind: string;
  gstin: string;
  issuedAt: Date;
  einvoice: { state: string; ackAt: string | null } | null;
  ewayBill: { number: string | null } | null;
  notes: { number: string }[];
};

async function assertCancelable(tx: Tx, invoice: Invoice, now: Date): Promise<void> {
  const { kind, einvoice, ewayBill, notes, gstin, issuedAt } = invoice;
  const [note] = notes;
  if (kind !== "tax_invoice") throw refused("A credit note is not cancelled here.");
  if (!einvoice?.ackAt) throw refused("The portal has not registered this invoice.");
  if (!mayCancel(einvoice.ackAt, now))
    throw refused(
      "The portal cancels within 24 hours. After that a credit note takes the invoice back.",
    );
  if (note) throw refused(`Credit note ${note.number} takes from it already.`);
  if (ewayBill?.number)
    throw refused(`Cancel its e-way bill ${ewayBill.number} first, and remove the number.`);
  const month = dayCode(issuedAt).slice(0, 7);
  const where = { gstin_month: { gstin, month } };
  if (await tx.taxPeriod.findUnique({ where, select: { month: true } }))
    throw refused("Its month is exported: what comes later is a credit note.");
}

const refused = (words: string) => new AppError("conflict", words);
