import { taxSum } from "@/lib/tax/amounts";
import type { TaxDocument, TaxLine } from "@/lib/tax/document";
import { type Cell, csvOf, fixed } from "@/lib/tax/exports/cells";
import { documentsOf, type Period } from "@/lib/tax/returns/period";

/**
 * Invoices of a period for Zoho Books, a row for each line. Prices are without tax; Zoho works the tax out again by line,
 * and what that differs from the invoice, a few paise, is the adjustment.
 */
export function zohoInvoices(all: readonly TaxDocument[], period: Period): string {
  return file(all, period, "tax_invoice", "Invoice");
}

/** Credit notes of a period for Zoho Books, where they are imported on a page of their own. */
export function zohoNotes(all: readonly TaxDocument[], period: Period): string {
  return file(all, period, "credit_note", "Credit Note");
}

function file(
  all: readonly TaxDocument[],
  period: Period,
  kind: TaxDocument["kind"],
  word: string,
): string {
  const documents = documentsOf(all, period).filter((document) => document.kind === kind);
  const head = [`${word} Date`, `${word} Number`, `${word} Status`, ...HEAD];
  return csvOf([head, ...documents.flatMap((document) => rowsOf(document))]);
}

const HEAD = [
  ...["Customer Name", "GST Treatment", "GST Identification Number (GSTIN)", "Place of Supply"],
  ...["PurchaseOrder", "Currency Code", "Item Name", "Item Type", "HSN/SAC", "Quantity"],
  ...["Usage unit", "Item Price", "Is Inclusive Tax", "Item Tax", "Item Tax %", "Item Tax Type"],
  ...["Adjustment", "Adjustment Description", "Notes"],
];

function rowsOf(document: TaxDocument): Cell[][] {
  const { day, number, buyer, supply, original } = document;
  const adjustment = document.lines.reduce((sum, line) => sum + differenceOf(line, document), 0);
  return document.lines.map((line) => [
    ...[day, number, "Draft", buyer.name],
    ...[buyer.gstin ? "business_registered_regular" : "consumer", buyer.gstin ?? ""],
    ...[STATE_LETTERS[supply.stateCode] ?? "", line.orderNumber ?? "", "INR", line.description],
    ...[line.isService ? "service" : "goods", line.hsn, line.quantity || 1],
    ...[line.isService ? "" : line.uqc, price(line), "FALSE"],
    ...[`${supply.isInterState ? "IGST" : "GST"}${line.rateBp / 100}`, line.rateBp / 100],
    ...[supply.isInterState ? "Simple" : "Group", fixed(adjustment)],
    ...[adjustment === 0 ? "" : "Rounding of tax", original ? `For ${original.number}` : ""],
  ]);
}

/** The price of a unit without tax, so exact that quantity × price is the taxable value. */
function price({ taxablePaise, quantity }: TaxLine): string {
  return (taxablePaise / 100 / (quantity || 1)).toFixed(6);
}

/** Tax of the invoice less the tax that comes of its taxable value and rate, in paise. */
function differenceOf(line: TaxLine, { supply }: TaxDocument): number {
  const sides = supply.isInterState ? 1 : 2;
  const side = Math.floor((line.taxablePaise * line.rateBp) / (10_000 * sides) + 0.5);
  return taxSum(line) - sides * side;
}

/** Zoho's letters of the states, by GST code. */
const STATE_LETTERS: Record<string, string> = {
  ...{
    "01": "JK",
    "02": "HP",
    "03": "PB",
    "04": "CH",
    "05": "UK",
    "06": "HR",
    "07": "DL",
    "08": "RJ",
  },
  ...{
    "09": "UP",
    "10": "BR",
    "11": "SK",
    "12": "AR",
    "13": "NL",
    "14": "MN",
    "15": "MZ",
    "16": "TR",
  },
  ...{
    "17": "ML",
    "18": "AS",
    "19": "WB",
    "20": "JH",
    "21": "OD",
    "22": "CG",
    "23": "MP",
    "24": "GJ",
  },
  ...{
    "26": "DN",
    "27": "MH",
    "29": "KA",
    "30": "GA",
    "31": "LD",
    "32": "KL",
    "33": "TN",
    "34": "PY",
  },
  ...{ "35": "AN", "36": "TS", "37": "AD", "38": "LA", "97": "OT" },
};
