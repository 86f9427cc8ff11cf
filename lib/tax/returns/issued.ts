import type { DocumentKind, TaxDocument } from "@/lib/tax/document";
import { numberParts } from "@/lib/tax/number";

/** Table 13: which numbers were given out, and how many of them were cancelled; a row for each series of each kind. */
export function issuedSection(
  documents: readonly TaxDocument[],
  canceled: readonly TaxDocument[] = [],
) {
  const gone = new Set(canceled.map(({ number }) => number));
  const all = [...documents, ...canceled];
  const details = ISSUED.flatMap(({ kind, number, words }) => {
    const rows = seriesOf(
      all.filter((document) => document.kind === kind),
      gone,
    );
    const docs = rows.map((row, index) => ({ num: index + 1, ...row }));
    return docs.length > 0 ? [{ doc_num: number, doc_typ: words, docs }] : [];
  });
  return details.length > 0 ? { doc_issue: { doc_det: details } } : {};
}

/** The portal's codes of our kinds. */
const ISSUED: { kind: DocumentKind; number: number; words: string }[] = [
  { kind: "tax_invoice", number: 1, words: "Invoices for outward supply" },
  { kind: "credit_note", number: 5, words: "Credit Note" },
  { kind: "receipt_voucher", number: 6, words: "Receipt Voucher" },
  { kind: "refund_voucher", number: 8, words: "Refund Voucher" },
];

/** From the first number to the last. A number that is missing between them still counts: see `holesIn`. */
function seriesOf(documents: readonly TaxDocument[], canceled: ReadonlySet<string>) {
  return [...bySeries(documents)].map(([, own]) => {
    const serials = own.map(({ serial }) => serial);
    const cancel = own.filter(({ number }) => canceled.has(number)).length;
    const totnum = Math.max(...serials) - Math.min(...serials) + 1;
    return {
      from: own[0]?.number ?? "",
      to: own.at(-1)?.number ?? "",
      totnum,
      cancel,
      net_issue: totnum - cancel,
    };
  });
}

type Numbered = { number: string; series: string; serial: number };

/** Documents by series, each in the order of its numbers. */
export function bySeries(documents: readonly TaxDocument[]): Map<string, Numbered[]> {
  const numbered = documents.flatMap(({ number }) => {
    const parts = numberParts(number);
    return parts ? [{ number, ...parts }] : [];
  });
  const sorted = numbered.sort((a, b) =>
    a.series < b.series ? -1 : a.series > b.series ? 1 : a.serial - b.serial,
  );
  return Map.groupBy(sorted, ({ series }) => series);
}
