import "server-only";
import { ZodError } from "zod";
import { insertRows, newId } from "@/lib/bulk";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";
import { nextPlace } from "@/lib/orders/papers/series";
import { composeDocument, type DocumentParts } from "@/lib/tax/compose";

type Parts = Omit<DocumentParts, "kind" | "serial" | "issuedAt" | "advances"> & {
  kind: "tax_invoice" | "credit_note";
};
type About = {
  purchaseId: string;
  /** The invoice that a credit note takes back from. */
  invoiceId: string | null;
  /** The order of each line, by the line's position. */
  orders: ReadonlyMap<number, string>;
};

/**
 * Numbers a document and stores it as it stays. Returns its id and number.
 * @throws AppError conflict that says which rule the document would break.
 */
export async function writeDocument(
  tx: Tx,
  parts: Parts,
  about: About,
  clock?: () => Date,
): Promise<{ id: string; number: string }> {
  const { kind, seller } = parts;
  const { serial, year, issuedAt } = await nextPlace(tx, { gstin: seller.gstin, kind }, clock);
  const document = composed({ ...parts, advances: [], serial, issuedAt });
  const id = newId();
  const { purchaseId, invoiceId } = about;
  await insertRows(tx, "TaxDocument", [
    {
      ...{ id, kind, number: document.number, gstin: seller.gstin, year, sequence: serial },
      ...{ issuedAt, purchaseId, invoiceId, buyerGstin: document.buyer.gstin },
      placeOfSupply: document.supply.stateCode,
      totalPaise: document.totals.totalPaise,
      document,
    },
  ]);
  await insertRows(
    tx,
    "TaxDocumentLine",
    document.lines.map(({ position, totalPaise }) => {
      const orderId = about.orders.get(position);
      return { documentId: id, position, orderId, grossPaise: totalPaise };
    }),
  );
  return { id, number: document.number };
}

/** A wrong document is never issued: what it was to be issued for waits until a person has put its cause right. */
function composed(parts: DocumentParts) {
  try {
    return composeDocument(parts);
  } catch (error) {
    const [issue] = error instanceof ZodError ? error.issues : [];
    const why = issue ? `${issue.path.join(".")}: ${issue.message}` : String(error);
    const numbers = new Set(parts.lines.map(({ orderNumber }) => orderNumber));
    const message = `The tax document of ${[...numbers].join(", ")} cannot be made. ${why}`;
    throw new AppError("conflict", message, { cause: error });
  }
}
