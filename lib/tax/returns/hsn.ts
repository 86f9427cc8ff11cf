import { addAmounts } from "@/lib/tax/amounts";
import type { TaxDocument, TaxLine } from "@/lib/tax/document";
import { isNothing, signed } from "@/lib/tax/returns/amounts";
import { masterText } from "@/lib/tax/returns/master";
import { rupeesOf } from "@/lib/tax/returns/period";
import { signOf, tableOf } from "@/lib/tax/returns/tables";

export type HsnRow = ReturnType<typeof rowOf>;

/** Table 12: goods and services by code, unit and rate, less credit notes; B2B and B2C apart since May 2025. */
export function hsnSection(documents: readonly TaxDocument[]) {
  const sold = documents.filter((document) => tableOf(document) !== "advances");
  const b2b = hsnRows(sold.filter(({ buyer }) => buyer.gstin !== null));
  const b2c = hsnRows(sold.filter(({ buyer }) => buyer.gstin === null));
  if (b2b.length + b2c.length === 0) return {};
  return {
    hsn: {
      ...(b2b.length > 0 ? { hsn_b2b: b2b } : {}),
      ...(b2c.length > 0 ? { hsn_b2c: b2c } : {}),
    },
  };
}

type Part = { line: TaxLine; sign: number };

function hsnRows(documents: readonly TaxDocument[]): HsnRow[] {
  const parts = documents.flatMap((document) =>
    document.lines.map((line) => ({ line, sign: signOf(document) })),
  );
  const groups = Map.groupBy(parts, ({ line }) => keyOf(line));
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => own)
    .filter((own) => !isNothing(sumOf(own)))
    .map(rowOf);
}

function rowOf(parts: Part[], index: number) {
  const [first] = parts;
  if (!first) throw new RangeError("A row of table 12 without lines.");
  const { hsn, uqc, rateBp, isService } = first.line;
  const sum = sumOf(parts);
  const quantity = parts.reduce((all, { line, sign }) => all + sign * line.quantity, 0);
  return {
    num: index + 1,
    hsn_sc: hsn,
    ...masterText(hsn, first.line.description),
    uqc: isService ? "NA" : uqc,
    qty: isService ? 0 : quantity,
    rt: rateBp / 100,
    txval: rupeesOf(sum.taxablePaise),
    iamt: rupeesOf(sum.igstPaise),
    samt: rupeesOf(sum.sgstPaise + sum.utgstPaise),
    camt: rupeesOf(sum.cgstPaise),
    csamt: 0,
  };
}

const sumOf = (parts: readonly Part[]) =>
  addAmounts(parts.map(({ line, sign }) => signed(line, sign)));

const keyOf = ({ hsn, uqc, rateBp }: TaxLine) => `${hsn} ${uqc} ${String(rateBp).padStart(5, "0")}`;
