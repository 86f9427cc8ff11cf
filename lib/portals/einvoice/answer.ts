import "server-only";
import { AppError } from "@/lib/call/errors";
import { holdTerms } from "@/lib/company/portals/terms";
import { db, Prisma, type Tx } from "@/lib/db";
import { lockKey } from "@/lib/lock";
import type { TakenAnswer } from "@/lib/portals/answer-file";
import { namedIn } from "@/lib/portals/answer-words";
import { takeRows } from "@/lib/portals/take-rows";
import { TaxDocument } from "@/lib/tax/document";
import { type AnswerRow, answeredNumbers, einvoiceAnswers } from "@/lib/tax/einvoice/answer";

/**
 * Stores what the portal answered, row by row: taken, known already, or refused in words. Reading the same answer again
 * changes nothing.
 * @throws AppError invalid_input for a file that is neither JSON nor CSV, or names no document; conflict without a key.
 */
export async function takeAnswer(text: string, byId: string): Promise<TakenAnswer> {
  return db().$transaction(async (tx) => {
    await lockKey(tx, "portal answers");
    // What waits, and the key, are those of one set of terms: others may be saved while the file is read.
    const { key } = await holdTerms(tx);
    if (!key) throw new AppError("conflict", NO_KEY);
    const found = await readWaiting(
      tx,
      namedIn(() => answeredNumbers(text)),
    );
    const ours = new Map(found.map(({ number, document }) => [number, document]));
    const ids = new Map(found.map(({ id, number }) => [number, id]));
    const rows = einvoiceAnswers(text, ours, key);
    return takeRows(tx, rows, { byId, action: "tax.einvoice-answer" }, (row) =>
      takeRow(tx, ids.get(row.number), row),
    );
  }, LONG);
}

const NO_KEY =
  "Answers are checked by the portal’s public key. An owner enters it in the company settings.";

/** Documents that wait for the portal, or were answered by it. */
async function readWaiting(tx: Tx, numbers: string[]) {
  const found = await tx.taxDocument.findMany({
    where: { number: { in: numbers }, einvoice: { isNot: null } },
    select: { id: true, number: true, document: true },
  });
  return found.map((row) => ({ ...row, document: TaxDocument.parse(row.document) }));
}

/** A file of 200 documents takes a second. */
const LONG = { timeout: 60_000 };

async function takeRow(tx: Tx, documentId: string | undefined, row: AnswerRow) {
  const { number } = row;
  if ("fault" in row) return { number, why: row.fault };
  if (!documentId) throw new Error(`${number} was answered and has no row.`);
  const { irn, ackNumber, ackAt, signedQr } = row.einvoice;
  const { count } = await tx.eInvoice.updateMany({
    where: { documentId, state: "due" },
    data: { state: "registered", irn, ackNumber, ackAt, signedQr },
  });
  if (row.eway) await takeEway(tx, documentId, row.eway);
  return count === 1 ? ("taken" as const) : ("known" as const);
}

/** The e-way bill that the portal made with the e-invoice; one that was entered stays. */
async function takeEway(
  tx: Tx,
  documentId: string,
  eway: { number: string; validTill: string | null },
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO "EwayBill" ("documentId", number, "validTill", "updatedAt")
    SELECT ${documentId}::uuid, ${eway.number}, ${eway.validTill}, now()
    WHERE NOT EXISTS (SELECT FROM "EwayBill" WHERE number = ${eway.number})
    ON CONFLICT ("documentId") DO UPDATE
      SET number = excluded.number, "validTill" = excluded."validTill", waiver = NULL, "updatedAt" = now()
      WHERE "EwayBill".number IS NULL`);
}
