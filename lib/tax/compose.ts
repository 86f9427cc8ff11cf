import { dayCode } from "@/lib/dates";
import { TaxDocument } from "@/lib/tax/document";
import { breachesOf } from "@/lib/tax/laws";
import { totalsOf } from "@/lib/tax/lines";
import { documentNumber, financialYear } from "@/lib/tax/number";

/** What a document is made of; number, day and sums follow from it. */
export type DocumentParts = Omit<
  TaxDocument,
  "version" | "number" | "issuedAt" | "day" | "totals"
> & { issuedAt: Date; prefix: string; serial: number };

/**
 * A document as it is stored and printed: of the moment it is issued, with its number and its sums.
 * @throws Error that names the rule which the document would break; ZodError for parts of the wrong shape.
 */
export function composeDocument({ prefix, serial, issuedAt, ...parts }: DocumentParts) {
  const { kind } = parts;
  const document = TaxDocument.parse({
    ...parts,
    version: 1,
    number: documentNumber({ prefix, kind, year: financialYear(issuedAt), serial }),
    issuedAt: issuedAt.toISOString(),
    day: dayCode(issuedAt),
    totals: totalsOf(parts.lines),
  });
  const [breach] = breachesOf(document);
  if (breach) throw new Error(`${document.number}: ${breach.rule} (${breach.detail})`);
  return document;
}
