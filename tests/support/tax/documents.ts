import { amountsOf } from "@/lib/tax/amounts";
import { composeDocument, type DocumentParts } from "@/lib/tax/compose";
import { creditLines } from "@/lib/tax/credit";
import type { TaxDocument } from "@/lib/tax/document";
import { type LineDraft, taxedLines } from "@/lib/tax/lines";
import { placeOfSupply } from "@/lib/tax/place";

/** The seller of the worked examples. */
export const SELLER: DocumentParts["seller"] = {
  gstin: "29AABCE1234F1Z1",
  legalName: "Example EV Chargers Pvt Ltd",
  tradeName: null,
  cin: null,
  phone: null,
  email: null,
  address: "12 MG Road",
  place: "Bengaluru",
  pin: "560001",
  stateCode: "29",
};

/** A consumer in Karnataka. */
export const CONSUMER: DocumentParts["buyer"] = {
  name: "A Buyer",
  gstin: null,
  pan: null,
  phone: null,
  email: null,
  address: "7 Residency Road",
  place: "Bengaluru",
  pin: "560025",
  stateCode: "29",
};

/** A company in Maharashtra. */
export const COMPANY: DocumentParts["buyer"] = {
  ...CONSUMER,
  name: "Uday Fleet LLP",
  gstin: "27AAPFU0939F1ZV",
  address: "5 Fort Street",
  place: "Mumbai",
  pin: "400001",
  stateCode: "27",
};

/** A consumer in Maharashtra. */
export const FAR_CONSUMER: DocumentParts["buyer"] = { ...COMPANY, name: "A Buyer", gstin: null };

const LINE: LineDraft = {
  description: "AC EV charger 7.4 kW",
  isService: false,
  hsn: "85044030",
  uqc: "NOS",
  quantity: 1,
  unitPaise: 34_999_00,
  feePaise: 0,
  discountPaise: 0,
  rateBp: 500,
  orderNumber: "AK-2611-000001",
  serialNumbers: [],
};

/** A charger at 5 %. */
export const charger = (changes: Partial<LineDraft> = {}): LineDraft => ({ ...LINE, ...changes });

/** Its installation at 18 %. */
export const installation = (changes: Partial<LineDraft> = {}): LineDraft => ({
  ...LINE,
  description: "Installation of EV charger",
  isService: true,
  hsn: "998736",
  uqc: "NA",
  unitPaise: 4_999_00,
  rateBp: 1800,
  ...changes,
});

type Changes = Partial<Omit<DocumentParts, "lines">> & { lines?: LineDraft[]; day?: string };

/** An invoice, delivered to the buyer's own address. */
export function anInvoice({ lines, day = "2026-11-05", ...changes }: Changes = {}): TaxDocument {
  const buyer = changes.buyer ?? CONSUMER;
  const supply = placeOfSupply({
    sellerState: SELLER.stateCode,
    buyerGstin: buyer.gstin,
    deliveryState: buyer.stateCode,
    shipTo: null,
  });
  return composeDocument({
    kind: "tax_invoice",
    prefix: "EV",
    serial: 101,
    issuedAt: new Date(`${day}T12:00:00+05:30`),
    seller: SELLER,
    buyer,
    delivery: null,
    supply,
    lines: taxedLines(lines ?? [charger(), installation()], changes.supply ?? supply),
    original: null,
    reason: null,
    advances: [],
    payment: { method: "Paid online", reference: null },
    ...changes,
  });
}

/** The same document with a changed line, whatever its rules say. */
export function tampered(document: TaxDocument, index: number, changes: object): TaxDocument {
  const lines = document.lines.map((line, at) => (at === index ? { ...line, ...changes } : line));
  return { ...document, lines };
}

/** Amounts in rupees as they are written: within a state both halves, else IGST. */
export const local = (taxable: number, half: number) =>
  amountsOf(taxable, half, { stateCode: "29", isInterState: false });
export const inter = (taxable: number, igst: number) =>
  amountsOf(taxable, igst, { stateCode: "27", isInterState: true });

/** A credit note for whole lines of an invoice, by position. */
export function aNote(
  invoice: TaxDocument,
  positions: number[],
  changes: Changes = {},
): TaxDocument {
  const lines = invoice.lines.filter(({ position }) => positions.includes(position));
  const drafts = lines.map(({ position, quantity, totalPaise }) => ({
    position,
    quantity,
    totalPaise,
  }));
  const { number, day, totals, seller, buyer, delivery, supply, payment } = invoice;
  return composeDocument({
    ...{ kind: "credit_note", prefix: "EV", serial: 12, reason: "Returned", advances: [] },
    ...{ seller, buyer, delivery, supply, payment },
    issuedAt: new Date(`${changes.day ?? "2026-11-20"}T12:00:00+05:30`),
    original: { number, day, totalPaise: totals.totalPaise },
    ...changes,
    lines: creditLines(invoice.lines, [], drafts, supply),
  });
}

/** What an invoice uses of a receipt voucher: all of it. */
export function usesOf({ number, day, supply, lines }: TaxDocument): TaxDocument["advances"] {
  const { stateCode, isInterState } = supply;
  return lines.map(({ rateBp, taxablePaise, cgstPaise, sgstPaise, utgstPaise, igstPaise }) => ({
    ...{ number, day, rateBp, supply: { stateCode, isInterState } },
    ...{ taxablePaise, cgstPaise, sgstPaise, utgstPaise, igstPaise },
  }));
}

/** A receipt voucher for an installation that is paid in advance. */
export function aReceipt(changes: Changes = {}): TaxDocument {
  return anInvoice({ kind: "receipt_voucher", serial: 1, lines: [installation()], ...changes });
}
