import "server-only";
import { AppError } from "@/lib/call/errors";
import { dayCode } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { PaintingFailed } from "@/lib/files/painter";
import { taxPaper } from "@/lib/files/tax-paper";
import { wake } from "@/lib/jobs/wake";
import { log } from "@/lib/log";
import { queueLatePaperMail } from "@/lib/orders/papers/late-mail";
import { paperState } from "@/lib/orders/papers/view";
import { rows } from "@/lib/sql";
import { EInvoice, TaxDocument } from "@/lib/tax/document";

/**
 * The file of a document. It is made once and kept, so that a reprint is the same bytes; asked for twice at the same
 * time, the first that was stored counts. A document that waits for the e-invoice portal has none yet: without its code
 * it would be no invoice (rule 48(5) of the CGST Rules). One that was drawn before it had to wait keeps that file, and
 * gets a second with the code.
 * @throws AppError busy; conflict while it waits.
 */
export async function paperOf(documentId: string): Promise<Uint8Array> {
  const { einvoice } = await db().taxDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { einvoice: { select: { state: true, reportBy: true } } },
  });
  const hasCode = einvoice !== null && einvoice.state !== "due";
  const kept = await keptPaper(documentId, hasCode);
  if (kept) return kept;
  if (paperState(einvoice, new Date()) === "waiting") throw new AppError("conflict", WAITS);
  await makePaper(documentId).catch(tooLate);
  const made = await keptPaper(documentId, hasCode);
  if (!made) throw new Error(`The file of ${documentId} was made and is gone.`);
  return made;
}

const WAITS =
  "This document is being registered with the government’s e-invoice portal. Its PDF will be here when that is done.";

/**
 * Makes the files of documents that have none yet, oldest first, and answers how many: of those that were issued, or
 * left the e-invoice portal, within the last days.
 */
export async function makePapers(limit: number, now = new Date()): Promise<number> {
  let made = 0;
  for (const { id } of await duePapers(limit, now)) {
    try {
      await makePaper(id);
      made += 1;
    } catch (err) {
      log().error({ document: id, err }, "tax document not drawn");
    }
  }
  return made;
}

/** The documents that `makePapers` draws next. */
export function duePapers(limit: number, now = new Date()): Promise<{ id: string }[]> {
  const since = new Date(now.getTime() - RECENT_MS);
  return rows<{ id: string }>(
    db(),
    Prisma.sql`
      SELECT d.id FROM (SELECT id, "issuedAt" FROM "TaxDocument" WHERE "issuedAt" > ${since}
          UNION SELECT o.id, o."issuedAt" FROM "EInvoice" a JOIN "TaxDocument" o ON o.id = a."documentId"
            WHERE a."ackAt" > ${dayCode(since)}
          UNION SELECT o.id, o."issuedAt" FROM "EInvoice" a JOIN "TaxDocument" o ON o.id = a."documentId"
            WHERE a.state = 'due' AND a."reportBy" > ${dayCode(since)}::date) d
        LEFT JOIN "EInvoice" e ON e."documentId" = d.id
      WHERE (e.state IS NULL OR e.state <> 'due' OR e."reportBy" < ${dayCode(now)}::date)
        AND NOT EXISTS (SELECT FROM "TaxPaper" p WHERE p."documentId" = d.id
          AND p."hasCode" = coalesce(e.state <> 'due', false))
      ORDER BY d."issuedAt", d.id LIMIT ${limit}`,
  );
}

/** Older ones are made when somebody asks for them. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

async function keptPaper(documentId: string, hasCode: boolean): Promise<Uint8Array | undefined> {
  const where = { documentId_hasCode: { documentId, hasCode } };
  return (await db().taxPaper.findUnique({ where, select: { pdf: true } }))?.pdf;
}

async function makePaper(id: string): Promise<void> {
  const { document, einvoice } = await db().taxDocument.findUniqueOrThrow({
    where: { id },
    select: {
      document: true,
      einvoice: { select: { irn: true, ackNumber: true, ackAt: true, signedQr: true } },
    },
  });
  const answered = einvoice?.irn ? EInvoice.parse(einvoice) : null;
  const { pdf, sha256 } = await taxPaper(TaxDocument.parse(document), answered);
  const row = { documentId: id, hasCode: answered !== null, pdf: Uint8Array.from(pdf), sha256 };
  const isMailed = await db().$transaction(async (tx) => {
    const { count } = await tx.taxPaper.createMany({ data: [row], skipDuplicates: true });
    const files = await tx.taxPaper.count({ where: { documentId: id } });
    return count === 1 && files === 1 && (await queueLatePaperMail(tx, id));
  });
  if (isMailed) wake("mail");
}

function tooLate(error: unknown): never {
  if (!(error instanceof PaintingFailed) || error.why !== "late") throw error;
  throw new AppError("busy", "The document takes too long right now. Please try again.", {
    retryAfterS: RETRY_S,
    cause: error,
  });
}

const RETRY_S = 15;
