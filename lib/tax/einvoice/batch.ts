import type { TaxDocument } from "@/lib/tax/document";
import { inv01, type ShipToRule } from "@/lib/tax/einvoice/inv01";
import { batchesOf } from "@/lib/tax/portal-text";

/** The portal's limits for a file: the smaller ones of its operators. */
const MOST = 200;
const BYTES = 1_000_000;

/** The files to upload for some documents, one registration a file. The same documents give the same bytes. */
export function einvoiceFiles(documents: readonly TaxDocument[], rule?: ShipToRule) {
  const sorted = [...documents].sort((a, b) => (a.number < b.number ? -1 : 1));
  const sellers = [...Map.groupBy(sorted, ({ seller }) => seller.gstin)];
  return sellers
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([gstin, own]) =>
      batchesOf(
        own.map((document) => inv01(document, rule)),
        MOST,
        BYTES,
      ).map((batch, index) => ({
        name: `einvoice-${gstin}-${batch[0]?.DocDtls.No.replaceAll("/", "-")}-${index + 1}.json`,
        text: JSON.stringify(batch),
      })),
    );
}
