import "server-only";
import type { Tx } from "@/lib/db";
import { taxInvoiceMail } from "@/lib/mail/letters/tax-invoice";
import { queueLetter } from "@/lib/mail/queue-letter";

/**
 * Mails the customer that the tax invoice has its PDF now, once, if it came later than the mail of the dispatch: the
 * invoice waited for the e-invoice portal, or could not be drawn at first. Call it for the first file of a document, in
 * the transaction that stores it. A document cancelled at the portal counts no longer, so nobody is told. Returns whether
 * a mail was queued.
 */
export async function queueLatePaperMail(tx: Tx, documentId: string): Promise<boolean> {
  const { kind, number, issuedAt, einvoice, purchase, lines } =
    await tx.taxDocument.findUniqueOrThrow({ where: { id: documentId }, select: TOLD });
  if (kind !== "tax_invoice" || einvoice?.state === "canceled") return false;
  if (!einvoice && Date.now() - issuedAt.getTime() <= IN_TIME_MS) return false;
  const orders = [...new Set(lines.map(({ order }) => order.number))].sort();
  const { name, email } = purchase.user;
  const envelope = { to: email, dedupeKey: `tax-invoice:${documentId}` };
  await queueLetter(tx, envelope, taxInvoiceMail, { name, number, orders });
  return true;
}

/** The job draws each minute: what is drawn at its first or second chance is there when the mail of the dispatch is read. */
const IN_TIME_MS = 2 * 60_000;

const TOLD = {
  ...{ kind: true, number: true, issuedAt: true, einvoice: { select: { state: true } } },
  purchase: { select: { user: { select: { name: true, email: true } } } },
  lines: { select: { order: { select: { number: true } } } },
} as const;
