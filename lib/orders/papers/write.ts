import "server-only";
import { ZodError } from "zod";
import { insertRows, newId } from "@/lib/bulk";
import { AppError } from "@/lib/call/errors";
import { holdTerms, type PortalTerms } from "@/lib/company/portals/terms";
import { dayColumn } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { nextPlace } from "@/lib/orders/papers/series";
import { composeDocument, type DocumentParts } from "@/lib/tax/compose";
import { isReported, reportBy } from "@/lib/tax/einvoice/duty";

type Parts = Omit<DocumentParts, "serial" | "issuedAt" | "advances"> & {
  advances?: DocumentParts["advances"];
};
type About = {
  purchaseId: string;
  /** What it takes back from: a credit note's invoice, a refund voucher's receipt voucher. */
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
  const terms = await holdTerms(tx);
  const { serial, year, issuedAt } = await nextPlace(tx, { gstin: seller.gstin, kind }, clock);
  const document = composed({ advances: [], ...parts, serial, issuedAt });
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
  if (isReported(document, terms)) await awaitPortal(tx, id, document.day, terms);
  return { id, number: document.number };
}

/** The document waits for the e-invoice portal from its issue on. */
async function awaitPortal(
  tx: Tx,
  documentId: string,
  day: string,
  terms: PortalTerms,
): Promise<void> {
  const by = reportBy(day, terms);
  const data = { documentId, reportBy: by && dayColumn(by) };
  await tx.eInvoice.create({ data, select: { documentId: true } });
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
