import { paiseFromRupees } from "@/lib/money";
import { EInvoice, type TaxDocument } from "@/lib/tax/document";
import { irnOf, PORTAL_KINDS } from "@/lib/tax/einvoice/irn";
import { type SignedFacts, signedFacts, unprovenFacts } from "@/lib/tax/einvoice/signed-qr";
import { cellOf, dayOfCell, type PortalRow, portalRows } from "@/lib/tax/portal-rows";
import { dayInPortal } from "@/lib/tax/portal-text";

/** What came of a row of the portal's answer: the e-invoice of a document, or why it is refused. */
export type AnswerRow = { number: string } & (
  | {
      einvoice: EInvoice;
      /** The e-way bill that the portal made with it. */
      eway: { number: string; validTill: string | null } | null;
    }
  | { fault: string }
);

/** The numbers of the documents that an answer is about, as far as it says them. */
export function answeredNumbers(text: string): string[] {
  return portalRows(text).map((row) => numberOf(row, null));
}

/**
 * Reads the portal's answer to uploaded documents. A row is taken only when its document is ours, its number is the one
 * that follows from the document, and its code is signed by the portal's key. Reading it again gives the same.
 */
export function einvoiceAnswers(
  text: string,
  documents: ReadonlyMap<string, TaxDocument>,
  publicKey: string,
): AnswerRow[] {
  return portalRows(text).map((row) => {
    const token = tokenOf(row);
    const facts = token ? signedFacts(token, publicKey) : null;
    const number = numberOf(row, facts);
    const document = documents.get(number);
    const fault = document ? rowFault(row, facts, document) : "This is no document of ours.";
    if (fault) return { number, fault };
    return { number, einvoice: EInvoice.parse(answered(row, token)), eway: ewayOf(row) };
  });
}

const tokenOf = (row: PortalRow) => cellOf(row, "signedqrcode", "signedqr", "qrcode");

function numberOf(row: PortalRow, facts: Pick<SignedFacts, "DocNo"> | null): string {
  const said = facts?.DocNo ?? cellOf(row, "docno", "documentnumber", "documentno");
  // Without a proof it names the row at least.
  return (said || (unprovenFacts(tokenOf(row))?.DocNo ?? "")).toUpperCase();
}

function ewayOf(row: PortalRow) {
  const number = cellOf(row, "ewbno", "ewaybillno").replaceAll(" ", "");
  const validTill = cellOf(row, "ewbvalidtill") || null;
  return /^\d{12}$/.test(number) ? { number, validTill } : null;
}

const answered = (row: PortalRow, token: string) => ({
  irn: cellOf(row, "irn").toLowerCase(),
  ackNumber: cellOf(row, "ackno", "acknumber"),
  ackAt: cellOf(row, "ackdt", "ackdate"),
  signedQr: token,
});

function rowFault(row: PortalRow, facts: SignedFacts | null, document: TaxDocument): string | null {
  const said = answered(row, "");
  if (/^\d(\.\d+)?E\+?\d+$/i.test(said.ackNumber))
    return `A spreadsheet has shortened the acknowledgement number to ${said.ackNumber}. Use the portal's own file.`;
  if (!facts)
    return "The signed QR code is missing, was changed, or is not signed by the key in the settings.";
  if (said.irn !== irnOf(document) || facts.Irn.toLowerCase() !== said.irn)
    return "The invoice reference number is not the one of this document.";
  const fault = factFault(facts, document);
  if (fault) return fault;
  const day = dayOfCell(cellOf(row, "docdate", "docdt", "documentdate"));
  if (day && day !== document.day)
    return `The portal says ${day}, and the document is of ${document.day}.`;
  return EInvoice.safeParse({ ...said, signedQr: "signed" }).success
    ? null
    : "The acknowledgement has no number or no time.";
}

/** What was signed is what the document says. */
function factFault(
  facts: SignedFacts,
  { seller, buyer, day, kind, totals }: TaxDocument,
): string | null {
  const pairs: [name: string, signed: unknown, own: unknown][] = [
    ["seller", facts.SellerGstin, seller.gstin],
    ["buyer", facts.BuyerGstin, buyer.gstin],
    ["kind", facts.DocTyp, PORTAL_KINDS[kind]],
    ["day", facts.DocDt, dayInPortal(day)],
    ["value in paise", paiseFromRupees(facts.TotInvVal), totals.totalPaise],
  ];
  const wrong = pairs.find(([, signed, own]) => signed !== own);
  return wrong ? `The signed ${wrong[0]} is ${wrong[1]}, and the document's is ${wrong[2]}.` : null;
}
