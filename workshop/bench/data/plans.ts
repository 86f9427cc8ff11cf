import fs from "node:fs";
import { db } from "@/lib/db";
import type { Line } from "@/workshop/bench/data/line";

/** Makes every connection of a pool log the plans of its statements on the server. */
export function explaining(url: string): string {
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_buffers": "on",
    "auto_explain.log_timing": "off",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const explained = new URL(url);
  explained.searchParams.set("options", options.join(" "));
  return explained.href;
}

/**
 * Runs every line once, warmed up, and prints PostgreSQL's plans from the server's log, each plan once.
 * Sequential scans of large tables are marked, since they grow with the shop.
 */
export async function printPlans(lines: readonly Line[], log: string): Promise<void> {
  const big = await bigTables();
  const shown = new Set<string>();
  for (const { name, run } of lines) {
    await run(0);
    const from = fs.statSync(log).size;
    await run(0);
    const plans = plansSince(log, from);
    const fresh = plans.filter((plan) => !shown.has(shapeOf(plan)));
    for (const plan of fresh) shown.add(shapeOf(plan));
    const others =
      plans.length > fresh.length ? `, ${plans.length - fresh.length} shown before` : "";
    console.log(`\n══ ${name}: ${plans.length} statements${others}`);
    for (const plan of fresh) console.log(`\n${plan}${mark(plan, big)}`);
  }
}

/** Plans that differ only in numbers and ids count as one. */
function shapeOf(plan: string): string {
  return plan.replace(/'[^']*'|[\d.]+/g, "#");
}

function mark(plan: string, big: readonly string[]): string {
  const read = big.filter((table) => new RegExp(`Seq Scan on "?${table}"?( |$)`, "m").test(plan));
  return read.length > 0 ? `\n!! reads through ${read.join(", ")}` : "";
}

/** Tables too large to be scanned for a page. */
async function bigTables(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > 5000`;
  return rows.map(({ name }) => name);
}

function plansSince(log: string, from: number): string[] {
  const written = fs.readFileSync(log).subarray(from).toString("utf8");
  return written
    .split(/^(?=\d{4}-\d\d-\d\d )/m)
    .filter((entry) => entry.includes(" plan:\n"))
    .map(readable);
}

/** The statement on one line, and below it the plan without the estimates. */
function readable(entry: string): string {
  const duration = /duration: ([\d.]+ ms)/.exec(entry)?.[1];
  const text = entry.slice(entry.indexOf("Query Text:")).replace(/^\t/gm, "");
  const planAt = text.search(/^\S.*\(cost=/m);
  const statement = text.slice("Query Text:".length, planAt).replace(/\s+/g, " ").trim();
  const [root = "", buffers = "", ...rest] = text.slice(planAt).trimEnd().split("\n");
  const plan = [root, buffers, ...rest.filter((line) => !DETAIL.test(line))];
  return [`${duration}  ${cut(statement, 500)}`, ...plan.map(short)].join("\n");
}

/** Details for a closer look only. */
const DETAIL =
  /^\s*(Buffers|Index Searches|Heap Fetches: 0|Heap Blocks|Sort Method|Buckets|Batches|Storage|Conflict|Tuples Inserted|Group Key)\b/;

function short(line: string): string {
  return cut(line.replace(/ \(cost=[^)]*\)/, "").replace("(actual rows", "(rows"), 220);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
