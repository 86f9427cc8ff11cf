import type { TaxDocument } from "@/lib/tax/document";
import { PORTAL_KINDS } from "@/lib/tax/einvoice/irn";

/** Settings of e-invoicing; off below the turnover of ₹5 crore. */
export type EInvoiceTerms = {
  /** The first day on which documents are reported, or null. */
  from: string | null;
  /** Days in which the portal takes a document; 30 from a turnover of ₹10 crore on, else null. */
  reportDays: number | null;
};

/** Whether a document is to be reported: invoices and credit notes to buyers with a GSTIN, and none to consumers. */
export function isReported({ kind, buyer, day }: TaxDocument, { from }: EInvoiceTerms): boolean {
  if (from === null || day < from) return false;
  return buyer.gstin !== null && PORTAL_KINDS[kind] !== undefined;
}

/** What the days since a document mean: on the 25th somebody must see to it, and after the 30th the portal refuses it. */
export function reportState(day: string, today: string, { reportDays }: EInvoiceTerms) {
  if (reportDays === null) return "open";
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (age > reportDays) return "too late";
  return age >= reportDays - WARNING_DAYS ? "urgent" : "open";
}

/** Whether the portal still cancels: within 24 hours of its acknowledgement, "2026-11-06 15:04:05" in Indian time. */
export function mayCancel(ackAt: string, now: Date): boolean {
  const acknowledged = Date.parse(`${ackAt.replace(" ", "T")}+05:30`);
  return now.getTime() - acknowledged <= DAY_MS;
}

const DAY_MS = 86_400_000;
const WARNING_DAYS = 5;
