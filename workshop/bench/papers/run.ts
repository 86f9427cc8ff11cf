import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { taxPaper } from "@/lib/files/tax-paper";
import type { TaxDocument } from "@/lib/tax/document";
import { returnCsv } from "@/lib/tax/exports/return-csv";
import { tallyNames, tallyXml } from "@/lib/tax/exports/tally";
import { zohoInvoices, zohoNotes } from "@/lib/tax/exports/zoho";
import { periodBreaches } from "@/lib/tax/returns/checks";
import { gstr1 } from "@/lib/tax/returns/gstr1";
import { anInvoice, SELLER } from "@/tests/support/tax/documents";
import { percentile, timed } from "@/workshop/bench/measure";
import { aMonth } from "@/workshop/bench/papers/month";

const DOCUMENTS = 10_000;
const PAPERS = 40;
const GOALS = { exportMs: 5_000, paperMs: 150, delayMs: 20 };
const NOVEMBER = { gstin: SELLER.gstin, month: "2026-11" };

/** Run by `npm run bench -- papers`. */
async function main(): Promise<void> {
  // A program does not wait for the painter's process, which ends with the shop.
  const awake = setInterval(() => undefined, 1_000);
  const paper = await papers();
  clearInterval(awake);
  const month = aMonth(DOCUMENTS);
  const before = process.cpuUsage();
  const exported = await timed(async () => exportAll(month));
  const { user, system } = process.cpuUsage(before);
  console.log(
    `a month of ${DOCUMENTS} documents, all files and checks: ${exported.toFixed(0)} ms, CPU ${((user + system) / 1000).toFixed(0)} ms`,
  );
  const isOver =
    exported > GOALS.exportMs || paper.p95 > GOALS.paperMs || paper.delay > GOALS.delayMs;
  process.exitCode = isOver ? 1 : 0;
}

/** An invoice in three copies, made one after the other, and what the event loop here notices of it. */
async function papers(): Promise<{ p95: number; delay: number }> {
  const document = anInvoice();
  // The first one starts the process and reads the fonts.
  const first = await timed(() => taxPaper(document, null));
  for (let warm = 0; warm < 4; warm++) await taxPaper(document, null);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const times: number[] = [];
  for (let run = 0; run < PAPERS; run++) {
    times.push(await timed(() => taxPaper(document, null)));
    await sleep(5);
  }
  loop.disable();
  // The histogram counts the pause itself too.
  const delay = loop.percentile(99) / 1e6 - 5;
  const p95 = percentile(times, 0.95);
  console.log(
    `an invoice in three copies: first ${first.toFixed(0)} ms, p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; event loop p99 ${delay.toFixed(1)} ms, longest ${(loop.max / 1e6 - 5).toFixed(1)} ms`,
  );
  return { p95, delay };
}

function exportAll(month: readonly TaxDocument[]): void {
  const file = gstr1(month, NOVEMBER);
  const breaches = periodBreaches(month, NOVEMBER, file);
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches.slice(0, 3)));
  const texts = [
    JSON.stringify(file),
    ...returnCsv(file).map(({ text }) => text),
    tallyXml(month, NOVEMBER, tallyNames(SELLER.legalName)),
    zohoInvoices(month, NOVEMBER),
    zohoNotes(month, NOVEMBER),
  ];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(`${texts.length} files, ${(bytes / 2 ** 20).toFixed(1)} MB`);
}

void main();
