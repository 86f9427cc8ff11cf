import type { TaxDocument } from "@/lib/tax/document";

/** The table of GSTR-1 in which a document stands. */
export type ReturnTable = "b2b" | "b2cl" | "b2cs" | "cdnr" | "cdnur" | "advances";

/**
 * Chooses the table. With the buyer's GSTIN an invoice is B2B and its note CDNR. Without one an invoice to another state
 * above the limit, tax included, is B2CL, and a note of such an invoice CDNUR; all else is summed in B2CS.
 */
export function tableOf(document: TaxDocument): ReturnTable {
  const { kind, buyer } = document;
  if (kind === "receipt_voucher" || kind === "refund_voucher") return "advances";
  const isNote = kind === "credit_note";
  if (buyer.gstin !== null) return isNote ? "cdnr" : "b2b";
  if (!isLarge(document)) return "b2cs";
  return isNote ? "cdnur" : "b2cl";
}

/** Notes are taken off what they stand with: 1 for an invoice, −1 for a credit note. */
export const signOf = ({ kind }: TaxDocument) => (kind === "credit_note" ? -1 : 1);

function isLarge({ supply, totals, original, day }: TaxDocument): boolean {
  const value = Math.max(totals.totalPaise, original?.totalPaise ?? 0);
  return supply.isInterState && value > limitOn(original?.day ?? day);
}

/** Above this an invoice to an unregistered buyer of another state is listed one by one: rule 59(4), notification 12/2024. */
function limitOn(day: string): number {
  return day < "2024-08-01" ? 2_50_000_00 : 1_00_000_00;
}
