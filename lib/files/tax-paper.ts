import "server-only";
import { createHash } from "node:crypto";
import { paint } from "@/lib/files/painter";
import type { EInvoice, TaxDocument } from "@/lib/tax/document";
import { paperOf } from "@/lib/tax/paper/words";

/**
 * The PDF of a tax document, all its copies, and the file's SHA-256 in hex. The same document gives the same bytes;
 * keep them nevertheless: another version of the fonts would print it otherwise.
 * @throws AppError busy; PaintingFailed.
 */
export async function taxPaper(
  document: TaxDocument,
  einvoice: EInvoice | null,
): Promise<{ pdf: Uint8Array; sha256: string }> {
  const pdf = await paint("paper", paperOf(document, einvoice));
  return { pdf, sha256: createHash("sha256").update(pdf).digest("hex") };
}
