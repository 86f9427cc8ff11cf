import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { formatMonth } from "@/lib/dates";
import { db, type Tx } from "@/lib/db";
import { readGstBooks } from "@/lib/filing/books";
import * as contract from "@/lib/filing/contract";
import { fileNames, hashOf, periodFile } from "@/lib/filing/files";
import { isOver, readLaterNotes, readPeriods, readState } from "@/lib/filing/periods";
import { readMonth } from "@/lib/filing/rows";
import { serve } from "@/lib/http/serve";
import { lockKey } from "@/lib/lock";
import { semaphore } from "@/lib/process/semaphore";
import type { Period } from "@/lib/tax/returns/period";
import type { ReturnLine } from "@/lib/tax/returns/summary";

export const listTaxPeriods = serve(contract.listTaxPeriods, async () => ({
  periods: await readPeriods(db(), new Date()),
}));

export const getTaxPeriod = serve(contract.getTaxPeriod, (_actor, period) =>
  withTurn(() => db().$transaction((tx) => periodView(tx, period, new Date()), SNAPSHOT)),
);

export const getTaxFile = serve(contract.getTaxFile, ({ userId }, { file, ...period }) =>
  withTurn(async () => {
    const month = await readMonth(db(), period.month);
    const documents = month.documents.filter(({ seller }) => seller.gstin === period.gstin);
    const made = periodFile({ ...month, documents }, period, file);
    if (!made) throw new AppError("not_found", "There is no such file of this month.");
    await audit(db(), {
      ...{ by: "admin", byId: userId, action: "tax.file-downloaded", subject: subjectOf(period) },
      detail: { file },
    });
    const { name, type, text } = made;
    return { name, type, body: streamOf(text) };
  }),
);

export const moveTaxPeriod = serve(contract.moveTaxPeriod, ({ userId }, { state, ...period }) =>
  withTurn(() =>
    db().$transaction(async (tx) => {
      await lockKey(tx, "tax period");
      const before = await readState(tx, period, new Date());
      const words = `${formatMonth(period.month)} is ${state}.`;
      if (before.state === state) return { message: words };
      if (state === "exported") await exportPeriod(tx, period);
      else await filePeriod(tx, period);
      await audit(tx, {
        ...{ by: "admin", byId: userId, subject: subjectOf(period) },
        action: state === "exported" ? "tax.period-exported" : "tax.period-filed",
        detail: { before: before.state, after: state },
      });
      return { message: words };
    }, LONG),
  ),
);

/** A month of 10,000 documents is read and proved in seconds. */
const LONG = { timeout: 60_000 };
const SNAPSHOT = { ...LONG, isolationLevel: "RepeatableRead" } as const;

const withTurn = semaphore("gst returns", {
  ...{ atOnce: 1, waiting: 4, patienceMs: 20_000 },
  message: "Another return is being prepared right now. Please try again in a few seconds.",
});

/** A file's text as one piece. */
function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

const subjectOf = ({ gstin, month }: Period) => `${gstin} ${month}`;

async function periodView(tx: Tx, period: Period, now: Date) {
  const { file, lines, breaches, documents, hasEInvoices } = await readReturnOf(tx, period);
  const stored = await tx.taxPeriod.findUnique({
    where: { gstin_month: period },
    select: { sha256: true },
  });
  return {
    ...(await readState(tx, period, now)),
    documents,
    lines: lines.map(lineOf),
    breaches,
    file_differs: stored !== null && stored.sha256 !== hashOf(file),
    later_notes: await readLaterNotes(tx, period),
    files: fileNames(file, hasEInvoices),
  };
}

/** The return of a month, with what is wrong anywhere in it. @throws AppError not_found for a month without documents. */
async function readReturnOf(tx: Tx, period: Period) {
  const { returns, breaches } = await readGstBooks(tx, period.month);
  const own = returns.find(({ gstin }) => gstin === period.gstin);
  if (!own) throw new AppError("not_found", "No tax documents were issued in this month.");
  return { ...own, breaches };
}

function lineOf({ table, count, sum }: ReturnLine) {
  return {
    ...{ table, count, taxable: sum?.taxablePaise ?? null, igst: sum?.igstPaise ?? null },
    ...{ cgst: sum?.cgstPaise ?? null, sgst: sum?.sgstPaise ?? null },
  };
}

async function exportPeriod(tx: Tx, period: Period): Promise<void> {
  const now = new Date();
  // A document of the month's last moment may not be committed yet: its series is locked until it is.
  await tx.$queryRaw`SELECT 1 FROM "TaxSeries" WHERE gstin = ${period.gstin} FOR SHARE`;
  const { file, breaches, documents } = await readReturnOf(tx, period);
  if (!isOver(period.month, now))
    throw new AppError("conflict", `${formatMonth(period.month)} is not over yet.`);
  const [breach] = breaches;
  if (breach)
    throw new AppError("conflict", `The return does not balance. ${breach.where}: ${breach.rule}.`);
  const state = await tx.taxPeriod.findUnique({
    where: { gstin_month: period },
    select: { state: true },
  });
  if (state) throw new AppError("conflict", "This month has been filed.");
  const data = { state: "exported" as const, documents, sha256: hashOf(file), exportedAt: now };
  await tx.taxPeriod.create({ data: { ...period, ...data }, select: { month: true } });
}

async function filePeriod(tx: Tx, period: Period): Promise<void> {
  const { count } = await tx.taxPeriod.updateMany({
    where: { ...period, state: "exported" },
    data: { state: "filed", filedAt: new Date() },
  });
  if (count === 0) throw new AppError("conflict", "Export the month before it is filed.");
}
