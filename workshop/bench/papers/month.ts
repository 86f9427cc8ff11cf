import type { TaxDocument } from "@/lib/tax/document";
import type { LineDraft } from "@/lib/tax/lines";
import {
  aNote,
  anInvoice,
  COMPANY,
  CONSUMER,
  charger,
  FAR_CONSUMER,
  installation,
} from "@/tests/support/tax/documents";

/** A month of documents: of twenty, seven are a business's, one is a large one to another state, one a credit note. */
export function aMonth(count: number): TaxDocument[] {
  const documents: TaxDocument[] = [];
  let invoices = 0;
  let notes = 0;
  for (let index = 0; index < count; index++) {
    const last = documents.at(-1);
    const day = `2026-11-${String(1 + Math.floor((index * 30) / count)).padStart(2, "0")}`;
    if (index % 20 === 19 && last) documents.push(aNote(last, [1], { serial: ++notes, day }));
    else documents.push(invoice(index, ++invoices, day));
  }
  return documents;
}

function invoice(index: number, serial: number, day: string): TaxDocument {
  const isLarge = index % 20 === 7;
  const buyer = index % 3 === 0 ? COMPANY : isLarge || index % 2 === 0 ? FAR_CONSUMER : CONSUMER;
  const unitPaise = isLarge ? 1_89_999_00 + index : 34_999_00 + index * 7;
  const lines: LineDraft[] = [charger({ unitPaise, quantity: 1 + (index % 3) }), installation()];
  return anInvoice({ buyer, serial, day, lines });
}
