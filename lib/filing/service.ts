import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { formatMonth } from "@/lib/dates";
import { db, type Tx } from "@/lib/db";
import { fileOf, returnOf } from "@/lib/filing/apart";
import * as contract from "@/lib/filing/contract";
import { fileHead } from "@/lib/filing/files";
import type { MadeReturn } from "@/lib/filing/made";
import { isOver, readLaterNotes, readPeriods, readState } from "@/lib/filing/periods";
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
    const made = await fileOf(db(), period, file);
    if (!made) throw new AppError("not_found", "There is no such file of this month.");
    await audit(db(), {
      ...{ by: "admin", byId: userId, action: "tax.file-downloaded", subject: subjectOf(period) },
      detail: { file },
    });
    return { ...fileHead(period, file), body: new Blob([Uint8Array.from(made)]).stream() };
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

const subjectOf = ({ gstin, month }: Period) => `${gstin} ${month}`;

async function periodView(tx: Tx, period: Period, now: Date) {
  const { sha256, lines, ...made } = await readReturnOf(tx, period);
  const stored = await tx.taxPeriod.findUnique({
    where: { gstin_month: period },
    select: { sha256: true },
  });
  return {
    ...(await readState(tx, period, now)),
    ...made,
    lines: lines.map(lineOf),
    file_differs: stored !== null && stored.sha256 !== sha256,
    later_notes: await readLaterNotes(tx, period),
  };
}

/** @throws AppError not_found for a month without documents. */
async function readReturnOf(tx: Tx, period: Period): Promise<MadeReturn> {
  const made = await returnOf(tx, period);
  if (!made) throw new AppError("not_found", "No tax documents were issued in this month.");
  return made;
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
  const { sha256, breaches, documents } = await readReturnOf(tx, period);
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
  const data = { state: "exported" as const, documents, sha256, exportedAt: now };
  await tx.taxPeriod.create({ data: { ...period, ...data }, select: { month: true } });
}

async function filePeriod(tx: Tx, period: Period): Promise<void> {
  const { count } = await tx.taxPeriod.updateMany({
    where: { ...period, state: "exported" },
    data: { state: "filed", filedAt: new Date() },
  });
  if (count === 0) throw new AppError("conflict", "Export the month before it is filed.");
}
