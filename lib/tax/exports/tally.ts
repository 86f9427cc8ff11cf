import type { TaxAmounts, TaxDocument } from "@/lib/tax/document";
import { fixed } from "@/lib/tax/exports/cells";
import { stateName } from "@/lib/tax/place";
import { byRate } from "@/lib/tax/returns/amounts";
import { documentsOf, type Period } from "@/lib/tax/returns/period";

/** Names of ledgers, which must exist in Tally as they are written. */
export type TallyNames = {
  company: string;
  /** The party of those who have no GSTIN; a business is its own party. */
  consumers: string;
  goods: (rate: string) => string;
  services: (rate: string) => string;
  tax: Record<"igst" | "cgst" | "sgst" | "utgst", string>;
  /** The tax of advances until their invoice. */
  advances: string;
};

/** The names that a new company may begin with. */
export function tallyNames(company: string): TallyNames {
  return {
    company,
    consumers: "Online customers",
    goods: (rate) => `Sales ${rate}`,
    services: (rate) => `Services ${rate}`,
    tax: { igst: "Output IGST", cgst: "Output CGST", sgst: "Output SGST", utgst: "Output UTGST" },
    advances: "GST on advances",
  };
}

/**
 * Invoices and credit notes of a period as vouchers for Tally, in the accounting view; receipt and refund vouchers as
 * journals of their tax, since the money itself is in the bank's statement. A voucher's id comes of its
 * GSTIN, kind and number, so that importing it again changes it and makes no second one.
 */
export function tallyXml(all: readonly TaxDocument[], period: Period, names: TallyNames): string {
  const vouchers = documentsOf(all, period).flatMap((document) => voucher(document, names));
  return [
    "<ENVELOPE>",
    "<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>",
    "<BODY><IMPORTDATA>",
    `<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES>${element("SVCURRENTCOMPANY", names.company)}</STATICVARIABLES></REQUESTDESC>`,
    "<REQUESTDATA>",
    ...vouchers,
    "</REQUESTDATA>",
    "</IMPORTDATA></BODY>",
    "</ENVELOPE>",
    "",
  ].join("\n");
}

type Entry = { ledger: string; paise: number; isParty?: boolean };

/** What a document books: the party's debit is negative, and all of it adds up to 0. */
export function entriesOf(document: TaxDocument, names: TallyNames): Entry[] {
  const { totals, lines, kind } = document;
  if (kind === "receipt_voucher") return advanceEntries(totals, 1, names);
  if (kind === "refund_voucher") return advanceEntries(totals, -1, names);
  const sign = document.kind === "credit_note" ? -1 : 1;
  const sales = (isService: boolean) =>
    byRate(lines.filter((line) => line.isService === isService)).map(({ rateBp, amounts }) => ({
      ledger: (isService ? names.services : names.goods)(`${rateBp / 100}%`),
      paise: sign * amounts.taxablePaise,
    }));
  return [
    { ledger: partyOf(document, names), paise: -sign * totals.totalPaise, isParty: true },
    ...[...sales(false), ...sales(true)].filter(({ paise }) => paise !== 0),
    ...taxEntries(totals, sign, names),
    ...document.advances.flatMap((used) => advanceEntries(used, -1, names)),
  ];
}

function taxEntries(amounts: TaxAmounts, sign: number, names: TallyNames): Entry[] {
  const heads = ["igst", "cgst", "sgst", "utgst"] as const;
  const all = heads.map((head) => ({
    ledger: names.tax[head],
    paise: sign * amounts[`${head}Paise`],
  }));
  return all.filter(({ paise }) => paise !== 0);
}

/** The tax of an advance is owed from its receipt on; an invoice or a refund ends it. */
function advanceEntries(amounts: TaxAmounts, sign: number, names: TallyNames): Entry[] {
  const all = taxEntries(amounts, sign, names);
  const paise = -all.reduce((sum, one) => sum + one.paise, 0);
  return paise === 0 ? [] : [{ ledger: names.advances, paise }, ...all];
}

function voucher(document: TaxDocument, names: TallyNames): string[] {
  const type = TYPES[document.kind];
  const { number, day, buyer, seller, supply, original, reason } = document;
  const date = day.replaceAll("-", "");
  const party = partyOf(document, names);
  const id = `${seller.gstin}-${type}-${number}`;
  const note = [document.lines[0]?.orderNumber ?? "", reason ?? ""].filter(Boolean).join(". ");
  return [
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${escaped(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    ...[element("DATE", date), element("EFFECTIVEDATE", date), element("VOUCHERTYPENAME", type)],
    ...[element("VOUCHERNUMBER", number), element("REFERENCE", original?.number ?? number)],
    ...(note ? [element("NARRATION", note)] : []),
    ...[element("PARTYLEDGERNAME", party), element("PARTYNAME", party)],
    element("BASICBUYERNAME", buyer.name),
    ...(buyer.gstin ? [element("PARTYGSTIN", buyer.gstin)] : []),
    element("GSTREGISTRATIONTYPE", buyer.gstin ? "Regular" : "Unregistered/Consumer"),
    ...[element("STATENAME", stateName(buyer.stateCode)), element("PARTYPINCODE", buyer.pin)],
    element("PLACEOFSUPPLY", stateName(supply.stateCode)),
    ...[element("ISINVOICE", "No"), element("PERSISTEDVIEW", "Accounting Voucher View")],
    ...entriesOf(document, names).flatMap(entry),
    "</VOUCHER></TALLYMESSAGE>",
  ];
}

const TYPES: Record<TaxDocument["kind"], string> = {
  tax_invoice: "Sales",
  credit_note: "Credit Note",
  receipt_voucher: "Journal",
  refund_voucher: "Journal",
};

const partyOf = ({ buyer }: TaxDocument, names: TallyNames) =>
  buyer.gstin === null ? names.consumers : buyer.name;

function entry({ ledger, paise, isParty = false }: Entry): string[] {
  return [
    "<ALLLEDGERENTRIES.LIST>",
    element("LEDGERNAME", ledger),
    element("ISDEEMEDPOSITIVE", paise < 0 ? "Yes" : "No"),
    element("ISPARTYLEDGER", isParty ? "Yes" : "No"),
    element("AMOUNT", fixed(paise)),
    "</ALLLEDGERENTRIES.LIST>",
  ];
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/\p{Cc}/gu, " ");
}
