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

/** The last day on which the portal takes a document of this day; null for any. */
export function reportBy(day: string, { reportDays }: EInvoiceTerms): string | null {
  return reportDays === null ? null : dayAfter(day, reportDays);
}

/** What the last day means today: five days before it somebody must see to it, and after it the portal refuses. */
export function reportState(by: string | null, today: string): "open" | "urgent" | "too late" {
  if (by === null) return "open";
  if (today > by) return "too late";
  return today >= dayAfter(by, -WARNING_DAYS) ? "urgent" : "open";
}

/** Whether the portal still cancels: within 24 hours of its acknowledgement, "2026-11-06 15:04:05" in Indian time. */
export function mayCancel(ackAt: string, now: Date): boolean {
  const acknowledged = Date.parse(`${ackAt.replace(" ", "T")}+05:30`);
  return now.getTime() - acknowledged <= DAY_MS;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
export const WARNING_DAYS = 5;
