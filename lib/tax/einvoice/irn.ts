import { createHash } from "node:crypto";
import type { TaxDocument } from "@/lib/tax/document";
import { financialYearOf } from "@/lib/tax/number";

/** The portal's codes of the kinds that it knows. */
export const PORTAL_KINDS: Partial<Record<TaxDocument["kind"], "INV" | "CRN">> = {
  tax_invoice: "INV",
  credit_note: "CRN",
};

/**
 * The invoice reference number that the portal will give a document: SHA-256 of GSTIN, financial year, kind and number,
 * in upper case. Only what the portal itself answered makes a document an e-invoice; this proves that an answer is ours.
 */
export function irnOf({ seller, day, kind, number }: TaxDocument): string {
  return hashOf(`${seller.gstin}${financialYearOf(day)}${PORTAL_KINDS[kind] ?? ""}${number}`);
}

const hashOf = (text: string) => createHash("sha256").update(text.toUpperCase()).digest("hex");
