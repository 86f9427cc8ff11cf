import { inv01, type Reported, type ShipToRule } from "@/lib/tax/einvoice/inv01";
import { batchesOf } from "@/lib/tax/portal-text";

/** The most documents of a file: the smaller limit of the portal's operators, as that of its size. */
export const MOST_IN_FILE = 200;
const BYTES = 1_000_000;

/** The files to upload for some documents, one registration a file. The same documents give the same bytes. */
export function einvoiceFiles(reported: readonly Reported[], rule?: ShipToRule) {
  const sorted = [...reported].sort((a, b) => (a.document.number < b.document.number ? -1 : 1));
  const sellers = [...Map.groupBy(sorted, ({ document }) => document.seller.gstin)];
  return sellers
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([gstin, own]) =>
      batchesOf(
        own.map(({ document, transport }) => inv01(document, rule, transport)),
        MOST_IN_FILE,
        BYTES,
      ).map((batch, index) => ({
        name: `einvoice-${gstin}-${batch[0]?.DocDtls.No.replaceAll("/", "-")}-${index + 1}.json`,
        text: JSON.stringify(batch),
      })),
    );
}
