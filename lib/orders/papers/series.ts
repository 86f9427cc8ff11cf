import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { rows } from "@/lib/sql";
import type { DocumentKind } from "@/lib/tax/document";
import { financialYear } from "@/lib/tax/number";

/** The place of a document in its series, and the moment of its issue. */
export type Place = { serial: number; year: string; issuedAt: Date };

type Series = { gstin: string; kind: DocumentKind };

/**
 * Takes the next number of a series. Its row stays locked until the transaction ends, so numbers have no gaps and
 * follow the time of issue: take them last of all locks. The moment is read once the row is locked, and the financial
 * year is its own.
 */
export async function nextPlace(tx: Tx, series: Series, clock = () => new Date()): Promise<Place> {
  const year = financialYear(clock());
  const serial = await take(tx, series, year);
  const issuedAt = clock();
  if (financialYear(issuedAt) === year) return { serial, year, issuedAt };
  // The year ended while another document of it was issued: the number goes back, and the new year has its own row.
  await giveBack(tx, series, year);
  const next = financialYear(issuedAt);
  return { serial: await take(tx, series, next), year: next, issuedAt };
}

async function take(tx: Tx, { gstin, kind }: Series, year: string): Promise<number> {
  const [row] = await rows<{ serial: number }>(
    tx,
    Prisma.sql`
      INSERT INTO "TaxSeries" (gstin, kind, year, next)
      VALUES (${gstin}, ${kind}::"TaxDocumentKind", ${year}, 2)
      ON CONFLICT (gstin, kind, year) DO UPDATE SET next = "TaxSeries".next + 1
      RETURNING next - 1 AS serial`,
  );
  if (!row) throw new Error("A number was taken and did not come.");
  return row.serial;
}

async function giveBack(tx: Tx, { gstin, kind }: Series, year: string): Promise<void> {
  await rows(
    tx,
    Prisma.sql`UPDATE "TaxSeries" SET next = next - 1
      WHERE gstin = ${gstin} AND kind = ${kind}::"TaxDocumentKind" AND year = ${year}`,
  );
}
