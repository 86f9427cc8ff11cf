import { addAmounts, taxSum } from "@/lib/tax/amounts";
import type { TaxAmounts, TaxDocument, TaxLine } from "@/lib/tax/document";
import { percent, rupees } from "@/lib/tax/paper/format";
import type { Paper, PaperTable } from "@/lib/tax/paper/paper";

const number = (head: string, width: number) => ({ head, width, isNumber: true });
const text = (head: string, width: number) => ({ head, width, isNumber: false });

/** The lines of a document, 499 points wide. */
export function lineTable({ lines, totals }: TaxDocument): PaperTable {
  return {
    columns: [
      text("#", 20),
      text("Description", 139),
      text("HSN/SAC", 47),
      number("Qty", 36),
      number("Price", 54),
      number("Taxable", 60),
      number("GST", 31),
      number("Tax", 54),
      number("Total", 58),
    ],
    rows: lines.map((line, index) => [
      [String(index + 1)],
      [line.description, ...noteLines(line)],
      [line.hsn],
      line.isService ? ["–"] : [String(line.quantity), line.uqc],
      [rupees(line.unitPaise)],
      [rupees(line.taxablePaise)],
      [percent(line.rateBp)],
      [rupees(taxSum(line))],
      [rupees(line.totalPaise)],
    ]),
    total: [
      "",
      "Total",
      "",
      "",
      "",
      rupees(totals.taxablePaise),
      "",
      rupees(taxSum(totals)),
      rupees(totals.totalPaise),
    ],
  };
}

/** What the column "Price" leaves out. */
function noteLines({ feePaise, discountPaise, serialNumbers }: TaxLine): string[] {
  const serials = serialNumbers.join(", ");
  return [
    ...(discountPaise > 0 ? [`Discount −₹${rupees(discountPaise)}`] : []),
    ...(feePaise > 0 ? [`Delivery and fees ₹${rupees(feePaise)}`] : []),
    ...(serials ? [`Serial no. ${serials}`] : []),
  ];
}

/** The heads of tax that a document has, with their names. */
function headsOf({ supply, totals }: TaxDocument) {
  if (supply.isInterState) return [["IGST", "igstPaise"]] as const;
  const second =
    totals.utgstPaise > 0 ? (["UTGST", "utgstPaise"] as const) : (["SGST", "sgstPaise"] as const);
  return [["CGST", "cgstPaise"], second] as const;
}

/** Taxable value, each head of tax and the total. */
export function sumRows(document: TaxDocument): Paper["sums"] {
  const { totals } = document;
  return [
    { name: "Taxable value", value: rupees(totals.taxablePaise) },
    ...headsOf(document).map(([name, key]) => ({ name, value: rupees(totals[key]) })),
    { name: "Total, tax included", value: `₹${rupees(totals.totalPaise)}` },
  ];
}

/** Taxable value and tax by HSN and rate. */
export function summaryTable(document: TaxDocument): Paper["summary"] {
  const heads = headsOf(document);
  const width = (499 - 80 - 80 - 90 - 90) / heads.length;
  const groups = Map.groupBy(document.lines, ({ hsn, rateBp }) => `${hsn} ${rateBp}`);
  const cells = (name: string, rate: string, sum: TaxAmounts) => [
    name,
    rate,
    rupees(sum.taxablePaise),
    ...heads.map(([, key]) => rupees(sum[key])),
    rupees(taxSum(sum)),
  ];
  const rows = [...groups.values()].map((lines) => {
    const { hsn = "", rateBp = 0 } = lines[0] ?? {};
    const rate = heads.map(() => percent(rateBp / heads.length)).join(" + ");
    return cells(hsn, rate, addAmounts(lines)).map((cell) => [cell]);
  });
  return {
    heading: "Tax by HSN/SAC",
    columns: [
      text("HSN/SAC", 80),
      number("Rate", 80),
      number("Taxable", 90),
      ...heads.map(([name]) => number(name, width)),
      number("Tax", 90),
    ],
    rows,
    total: cells("Total", "", document.totals),
  };
}
