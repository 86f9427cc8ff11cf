import "server-only";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { PaintingFailed } from "@/lib/files/painter";
import { taxPaper } from "@/lib/files/tax-paper";
import { log } from "@/lib/log";
import { TaxDocument } from "@/lib/tax/document";

/**
 * The file of a document. It is made once and kept, so that a reprint is the same bytes; asked for twice at the same
 * time, the first that was stored counts. @throws AppError busy.
 */
export async function paperOf(documentId: string): Promise<Uint8Array> {
  const kept = await keptPaper(documentId);
  if (kept) return kept;
  await makePaper(documentId).catch(tooLate);
  const made = await keptPaper(documentId);
  if (!made) throw new Error(`The file of ${documentId} was made and is gone.`);
  return made;
}

/** Makes the files of documents that have none yet, oldest first, and answers how many. */
export async function makePapers(limit: number): Promise<number> {
  const due = await db().taxDocument.findMany({
    where: { issuedAt: { gt: new Date(Date.now() - RECENT_MS) }, paper: null },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    select: { id: true },
    take: limit,
  });
  let made = 0;
  for (const { id } of due) {
    try {
      await makePaper(id);
      made += 1;
    } catch (err) {
      log().error({ document: id, err }, "tax document not drawn");
    }
  }
  return made;
}

/** Older ones are made when somebody asks for them. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

async function keptPaper(documentId: string): Promise<Uint8Array | undefined> {
  const where = { documentId };
  return (await db().taxPaper.findUnique({ where, select: { pdf: true } }))?.pdf;
}

async function makePaper(id: string): Promise<void> {
  const { document } = await db().taxDocument.findUniqueOrThrow({
    where: { id },
    select: { document: true },
  });
  const { pdf, sha256 } = await taxPaper(TaxDocument.parse(document), null);
  const row = { documentId: id, pdf: Uint8Array.from(pdf), sha256 };
  await db().taxPaper.createMany({ data: [row], skipDuplicates: true });
}

function tooLate(error: unknown): never {
  if (!(error instanceof PaintingFailed) || error.why !== "late") throw error;
  throw new AppError("busy", "The document takes too long right now. Please try again.", {
    retryAfterS: RETRY_S,
    cause: error,
  });
}

const RETRY_S = 15;
