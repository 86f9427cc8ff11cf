import { HEADS } from "@/lib/tax/amounts";
import type { TaxAmounts, TaxDocument } from "@/lib/tax/document";
import { type Breach, breachesOf } from "@/lib/tax/laws";
import type { Gstr1 } from "@/lib/tax/returns/gstr1";
import { bySeries } from "@/lib/tax/returns/issued";
import { documentsOf, type Period } from "@/lib/tax/returns/period";
import { type ReturnSum, readReturn } from "@/lib/tax/returns/read";
import { signOf, tableOf } from "@/lib/tax/returns/tables";

/** A broken rule of a period, with the document or the table that breaks it. */
export type PeriodBreach = Breach & { where: string };

/**
 * What keeps a period from being filed: each document by itself, its number, and the file against the documents. The
 * file is read as the portal reads it, so that a fault of the one who wrote it is found too. Cancelled documents have
 * used their numbers, and stand in no table but 13.
 */
export function periodBreaches(
  all: readonly TaxDocument[],
  period: Period,
  file: Gstr1,
  canceled: readonly TaxDocument[] = [],
): PeriodBreach[] {
  return [
    ...documentsOf(all, period).flatMap(documentBreaches),
    ...tableBreaches(all, period, file, canceled),
  ];
}

/** What is wrong with a document by itself. */
export function documentBreaches(document: TaxDocument): PeriodBreach[] {
  return breachesOf(document).map((breach) => ({ where: document.number, ...breach }));
}

/** What is wrong with the numbers of a period, and with its file against the documents. */
export function tableBreaches(
  all: readonly TaxDocument[],
  period: Period,
  file: Gstr1,
  canceled: readonly TaxDocument[] = [],
): PeriodBreach[] {
  const documents = documentsOf(all, period);
  return [
    ...numberBreaches([...documents, ...documentsOf(canceled, period)]),
    ...listBreaches(documents, file),
    ...sumBreaches(documents, file),
  ];
}

function numberBreaches(documents: readonly TaxDocument[]): PeriodBreach[] {
  const names = Map.groupBy(documents, ({ number }) => number.toUpperCase());
  const twice = [...names].filter(([, own]) => own.length > 1).map(([where]) => where);
  return [
    ...twice.map((where) => ({ where, rule: "a number is given once", detail: "given twice" })),
    ...[...bySeries(documents).values()].flatMap((own) =>
      own.flatMap(({ series, serial }, index) => {
        const before = own[index - 1]?.serial ?? serial - 1;
        if (serial - before <= 1) return [];
        const detail = `${serial - before - 1} missing after ${own[index - 1]?.number}`;
        return [{ where: `${series}…`, rule: "numbers have no hole", detail }];
      }),
    ),
  ];
}

/** Each document that is listed by number stands in its table once, with its value, and no other does. */
function listBreaches(documents: readonly TaxDocument[], file: Gstr1): PeriodBreach[] {
  const { listed, issued } = readReturn(file);
  const byNumber = Map.groupBy(listed, ({ number }) => number);
  const expected = documents.filter((one) => LISTED.includes(tableOf(one)));
  const wrong = expected.flatMap((document) => {
    const table = tableOf(document);
    const found = byNumber.get(document.number) ?? [];
    const [only] = found;
    const rule = `it stands in table ${TABLE_NAMES[table]} once`;
    if (found.length !== 1 || only?.table !== table) {
      const places = found.map((one) => TABLE_NAMES[one.table]).join(", ");
      return [
        { where: document.number, rule, detail: places ? `found in ${places}` : "not found" },
      ];
    }
    if (only.valuePaise === document.totals.totalPaise) return [];
    const detail = `${only.valuePaise} instead of ${document.totals.totalPaise} paise`;
    return [{ where: document.number, rule: "it is listed with its value", detail }];
  });
  const numbers = new Set(expected.map(({ number }) => number));
  const strangers = listed.filter(({ number }) => !numbers.has(number));
  const isCounted = issued === documents.length;
  return [
    ...wrong,
    ...strangers.map(({ number, table }) => ({
      where: number,
      rule: `table ${TABLE_NAMES[table]} lists documents of the period that belong there`,
      detail: "no such document",
    })),
    ...(isCounted
      ? []
      : [
          {
            where: "13",
            rule: "table 13 counts every document",
            detail: `${issued} of ${documents.length}`,
          },
        ]),
  ];
}

const LISTED: string[] = ["b2b", "b2cl", "cdnr", "cdnur"];

/** The portal's numbers of the tables. */
export const TABLE_NAMES = {
  b2b: "4 (B2B)",
  b2cl: "5 (B2CL)",
  b2cs: "7 (B2CS)",
  cdnr: "9B (CDNR)",
  cdnur: "9B (CDNUR)",
  advances: "11 (advances)",
} as const;

/** Documents = tables = halves of table 12, and vouchers = table 11, head by head. */
function sumBreaches(documents: readonly TaxDocument[], file: Gstr1): PeriodBreach[] {
  const { sums, advances } = readReturn(file);
  const halves = (["b2b", "b2c"] as const).flatMap((half) => {
    const own = documents.filter(
      (one) => tableOf(one) !== "advances" && (one.buyer.gstin !== null) === (half === "b2b"),
    );
    const lines = own.flatMap((one) => one.lines.map((line) => ({ line, sign: signOf(one) })));
    const exact = sumOf(lines);
    const words = half === "b2b" ? "4 + 9B of registered" : "5 + 7 + 9B of unregistered";
    return [
      ...differences(exact, sums[half].tables, `tables ${words} = documents`),
      ...differences(exact, sums[half].hsn, `table 12 ${half.toUpperCase()} = documents`),
    ];
  });
  const open = sumOf([...documents.flatMap(advanceParts), ...sumParts(advances.txpd)]);
  const rule = "tables 11A − 11B = vouchers less what invoices used";
  return [...halves, ...differences(open, advances.at, rule)];
}

type Part = { line: TaxAmounts; sign: number };

/** What a document adds to the advances that are taxed: a receipt more, what is refunded or used by an invoice less. */
function advanceParts({ kind, lines, advances }: TaxDocument): Part[] {
  const used = advances.map((line) => ({ line, sign: -1 }));
  if (kind === "receipt_voucher") return lines.map((line) => ({ line, sign: 1 }));
  return kind === "refund_voucher" ? lines.map((line) => ({ line, sign: -1 })) : used;
}

const sumParts = (sum: ReturnSum): Part[] => [{ line: { ...sum, utgstPaise: 0 }, sign: 1 }];

function sumOf(lines: readonly Part[]): ReturnSum {
  const sum = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  for (const { line, sign } of lines)
    for (const head of HEADS) sum[head === "utgstPaise" ? "sgstPaise" : head] += sign * line[head];
  return sum;
}

function differences(exact: ReturnSum, found: ReturnSum, rule: string): PeriodBreach[] {
  return (Object.keys(exact) as (keyof ReturnSum)[])
    .filter((key) => exact[key] !== found[key])
    .map((key) => ({
      where: "sums",
      rule,
      detail: `${key}: ${found[key]} instead of ${exact[key]}`,
    }));
}
