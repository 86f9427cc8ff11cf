import os from "node:os";
import { db } from "@/lib/db";
import { type Figures, measureLine } from "@/workshop/bench/data/clock";
import { extras } from "@/workshop/bench/data/extras";
import { allLines, notMeasured } from "@/workshop/bench/data/lines/all";
import { explaining, printPlans } from "@/workshop/bench/data/plans";
import { readSamples } from "@/workshop/bench/data/samples";

/** Milliseconds that 95 of 100 answers may take. */
const BUDGET = 300;
const RUNS = Number(process.env.BENCH_RUNS || 40);
/** Part of a line's name, to measure one list only. */
const ONLY = process.env.BENCH_ONLY ?? "";

async function main(): Promise<number> {
  const log = process.env.PLANS_LOG;
  // Before the first connection.
  if (log) process.env.DATABASE_URL = explaining(process.env.DATABASE_URL ?? "");
  const samples = await readSamples();
  const all = allLines(samples);
  const lines = all.filter(({ name }) => name.includes(ONLY));
  if (log) {
    await printPlans(lines, log);
    return 0;
  }
  if (!ONLY) await extras(samples.admin);
  console.log(`\n${" ".repeat(44)} ${"one at a time (ms)".padEnd(24)}four at once (ms)`);
  console.log(`${" ".repeat(44)} ${"  p50   p95   max".padEnd(24)}  p50   p95   max`);
  const over: string[] = [];
  for (const line of lines) {
    const figures = await measureLine(line, RUNS);
    const isOver = figures.some(({ p95 }) => p95 > BUDGET);
    if (isOver) over.push(line.name);
    console.log(
      `${line.name.padEnd(44)} ${figures.map(show).join("")}${isOver ? "over the budget" : ""}`,
    );
  }
  const forgotten = notMeasured(all);
  if (forgotten.length > 0) console.log(`\nNot measured: ${forgotten.join(", ")}`);
  console.log(verdict(over));
  return over.length > 0 || forgotten.length > 0 ? 1 : 0;
}

const show = ({ p50, p95, max }: Figures) =>
  [p50, p95, max]
    .map((ms) => ms.toFixed(0).padStart(5))
    .join(" ")
    .padEnd(24);

function verdict(over: string[]): string {
  const load = `load ${os.loadavg()[0]?.toFixed(1)} at the end`;
  if (over.length === 0) return `\nEvery p95 is at most ${BUDGET} ms; ${load}.`;
  return `\nOver ${BUDGET} ms, ${load}: ${over.join("; ")}`;
}

void main().then(async (code) => {
  await db().$disconnect();
  process.exit(code);
});
