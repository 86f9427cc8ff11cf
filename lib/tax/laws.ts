import { dayCode } from "@/lib/dates";
import { HEADS, taxSum } from "@/lib/tax/amounts";
import type { TaxDocument, TaxLine } from "@/lib/tax/document";
import { gstinFault } from "@/lib/tax/gstin";
import { isService, totalsOf } from "@/lib/tax/lines";
import { isUnionTerritory } from "@/lib/tax/place";

/** A rule that a document breaks, and how. */
export type Breach = { rule: string; detail: string };

/** What is wrong with a document by itself: its sums, its heads of tax, its codes. */
export function breachesOf(document: TaxDocument): Breach[] {
  const lines = document.lines.flatMap((line) => [
    ...amountBreaches(document, line),
    ...headBreaches(document, line),
    ...codeBreaches(line),
  ]);
  return [
    ...partyBreaches(document),
    ...sumBreaches(document),
    ...advanceBreaches(document),
    ...lines,
  ];
}

function advanceBreaches({ kind, advances, lines }: TaxDocument): Breach[] {
  const services = lines.filter((line) => line.isService);
  const most = services.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const used = advances.reduce((sum, one) => sum + one.taxablePaise + taxSum(one), 0);
  return unless(
    used === 0 || (kind === "tax_invoice" && used <= most),
    "an invoice, and no other document, uses advances up to the worth of its services",
    `${used} of ${most}`,
  );
}

function partyBreaches({ kind, day, issuedAt, seller, buyer, supply, original }: TaxDocument) {
  const inter = supply.stateCode !== seller.stateCode;
  return [
    ...unless(day === dayCode(new Date(issuedAt)), "the day is that of the issue in India", day),
    ...gstinBreaches("seller", seller),
    ...(buyer.gstin === null ? [] : gstinBreaches("buyer", { gstin: buyer.gstin })),
    ...unless(buyer.gstin !== seller.gstin, "buyer and seller are two", seller.gstin),
    ...unless(
      supply.isInterState === inter,
      "the place of supply decides between IGST and CGST",
      `seller ${seller.stateCode}, place of supply ${supply.stateCode}`,
    ),
    ...unless(
      (original !== null) === (kind === "credit_note" || kind === "refund_voucher"),
      "a credit note and a refund voucher, and no other, name their original",
      original?.number ?? "none",
    ),
  ];
}

function gstinBreaches(who: string, { gstin, stateCode }: { gstin: string; stateCode?: string }) {
  const fault = gstinFault(gstin);
  return [
    ...unless(fault === null, `the GSTIN of the ${who} is right`, `${gstin}: ${fault}`),
    ...unless(
      stateCode === undefined || gstin.startsWith(stateCode),
      `the GSTIN of the ${who} is of its state`,
      `${gstin}, state ${stateCode}`,
    ),
  ];
}

function sumBreaches({ lines, totals }: TaxDocument): Breach[] {
  const sums = totalsOf(lines);
  return [...HEADS, "totalPaise" as const].flatMap((key) =>
    unless(
      sums[key] === totals[key],
      "the lines add up to the totals",
      `${key}: lines ${sums[key]}, total ${totals[key]}`,
    ),
  );
}

function amountBreaches({ kind }: TaxDocument, line: TaxLine): Breach[] {
  const { grossPaise, feePaise, discountPaise, totalPaise, taxablePaise } = line;
  const isPart = kind === "credit_note" || kind === "refund_voucher";
  const isPriced = isPart || grossPaise === line.unitPaise * line.quantity;
  return [
    ...unless(isPriced, "price × quantity = gross", at(line)),
    ...unless(
      grossPaise + feePaise - discountPaise === totalPaise,
      "gross + fees − discount = total",
      at(line),
    ),
    ...unless(
      taxablePaise + taxSum(line) === totalPaise,
      "taxable value + tax = total",
      `${at(line)}: ${taxablePaise} + ${taxSum(line)}, total ${totalPaise}`,
    ),
  ];
}

function headBreaches({ supply }: TaxDocument, line: TaxLine): Breach[] {
  const { cgstPaise, sgstPaise, utgstPaise, igstPaise } = line;
  const local = isUnionTerritory(supply.stateCode) ? utgstPaise : sgstPaise;
  const isRight = supply.isInterState
    ? cgstPaise + sgstPaise + utgstPaise === 0
    : igstPaise === 0 && cgstPaise === local && sgstPaise + utgstPaise === local;
  const parts = supply.isInterState ? 1 : 2;
  const exact = (line.taxablePaise * line.rateBp) / (10_000 * parts);
  return [
    ...unless(isRight, "IGST alone, or two equal halves", at(line)),
    ...unless(
      Math.abs(igstPaise + cgstPaise - exact) <= 1,
      "tax = taxable value × rate, to a paisa",
      `${at(line)}: ${igstPaise + cgstPaise}, by rate ${exact}`,
    ),
  ];
}

function codeBreaches(line: TaxLine): Breach[] {
  return [
    ...unless(/^(\d{4}|\d{6}|\d{8})$/.test(line.hsn), "every line has an HSN or SAC", at(line)),
    ...unless(
      line.hsn === "" || isService(line.hsn) === line.isService,
      "the codes of services begin with 99",
      `${at(line)}: ${line.hsn}`,
    ),
    ...unless(
      line.isService === (line.uqc === "NA"),
      "services, and no goods, have the unit NA",
      `${at(line)}: ${line.uqc}`,
    ),
  ];
}

const unless = (isKept: boolean, rule: string, detail: string): Breach[] =>
  isKept ? [] : [{ rule, detail }];

const at = ({ position, description }: TaxLine) => `line ${position}, ${description}`;
