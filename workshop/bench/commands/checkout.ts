import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { appEnv, inherited, razorpayEnv } from "../../../scripts/local/app-env.ts";
import { root, type Settings } from "../../../scripts/local/base/settings.ts";
import { commands, shopProgram } from "../../../scripts/local/commands.ts";
import { ensureDatabase, query } from "../../../scripts/local/postgres/database.ts";
import { startChild } from "../../../scripts/local/process/children.ts";
import { waitForPort } from "../../../scripts/local/process/readiness.ts";
import { freshSecrets, type Secrets } from "../../../scripts/local/secrets.ts";
import { startApp } from "../../../scripts/local/services.ts";
import { freshSettings } from "../../../scripts/testing/fresh-settings.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { template, type Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";
import { relayTo } from "../round-trips.ts";

/**
 * `npm run bench -- checkout`: sixteen customers buy from the production build over HTTP, from one process and then from
 * as many as there are cores, or as PROCESSES says; then they buy through a relay that counts round trips to the
 * database; then pgbench runs the statements of a purchase on the same server. Returns the exit code: 1 if a purchase
 * failed.
 */
export async function checkoutBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const settings = await freshSettings(space.dir);
  const secrets = freshSecrets();
  const server = await space.database({ durable: true });
  await ensureDatabase(server.url("postgres"), "bench", template);
  const url = server.url("bench");
  const razorpay = await startProvider(space, settings, secrets);
  const services = { settings, secrets, onStart: space.add.bind(space) };
  const env = {
    ...appEnv(settings, secrets, url),
    MAIL_PORT: String(settings.mailPort),
    SHOP_ORIGIN: `http://127.0.0.1:${settings.port}`,
    RAZORPAY_ORIGIN: `http://127.0.0.1:${settings.razorpayPort}`,
    CONTROL_TOKEN: secrets.razorpayControlToken,
    COUNTS_FILE: countsFile(space),
  };
  const customers = async (databaseUrl: string, more: Record<string, string>, processes = 1) => {
    const mode = { kind: "production", distDir: space.distDir, processes } as const;
    const app = await startApp(services, databaseUrl, mode);
    const watched = { application: app.pid, postgres: server.pid, "stand-in": razorpay.pid };
    const given = {
      ...env,
      WATCHED: JSON.stringify(watched),
      SERVED_BY: String(processes),
      ...more,
    };
    const code = await run(space, "checkout", shopProgram("workshop/bench/checkout.ts"), given);
    await app.stop();
    return code ?? 1;
  };
  const several = Number(process.env.PROCESSES) || os.availableParallelism();
  const code = (await customers(url, {})) || (several > 1 ? await customers(url, {}, several) : 0);
  const { rate } = readCounts(space);
  const counted = code || (await countTrips(url, customers, space));
  await razorpay.stop();
  if (counted === 0) await comparison(url, rate);
  return counted;
}

/** Counts the round trips to the database, of the jobs and the mail too. */
async function countTrips(
  url: string,
  customers: (url: string, more: Record<string, string>) => Promise<number>,
  space: Workspace,
): Promise<number> {
  const relay = await relayTo(url);
  const code = await customers(relay.url, { IS_COUNT: "1", BENCH_SECONDS: "10" });
  const { count } = readCounts(space);
  console.log(
    `${(relay.count() / count).toFixed(1)} round trips to the database for each purchase; the limit is 25`,
  );
  relay.close();
  return code;
}

/** Without a state file: the real provider would not write one on this machine. */
async function startProvider(space: Workspace, settings: Settings, secrets: Secrets) {
  const child = startChild({
    name: "razorpay-local",
    command: commands.razorpay,
    env: { ...razorpayEnv(settings, secrets, ""), RAZORPAY_LOCAL_STATE: "" },
    logFile: space.log("razorpay-local"),
  });
  space.add(child);
  await waitForPort(child, settings.razorpayPort);
  return child;
}

const countsFile = (space: Workspace) => path.join(space.dir, "counts.json");

/** What the customers' program has counted: all purchases, and those of a measured second. */
function readCounts(space: Workspace): { count: number; rate: number } {
  return JSON.parse(fs.readFileSync(countsFile(space), "utf8"));
}

/** The same statements without an application, with the same number of clients and duration. */
async function comparison(url: string, rate: number): Promise<void> {
  const pgbench = findPgbench();
  if (!pgbench) {
    console.log(
      "No comparison: pgbench is not installed; Debian has it in the package postgresql.",
    );
    return;
  }
  for (const statement of NUMBERED) await query(url, statement);
  const seconds = process.env.BENCH_SECONDS || "30";
  const script = path.join(root, "workshop/bench/purchase.sql");
  const options = ["-n", "-M", "prepared", "-c", "16", "-j", "2", "-T", seconds, "-f", script, url];
  const result = spawnSync(pgbench, options, { encoding: "utf8", env: inherited() });
  const tps = Number(/^tps = ([\d.]+)/m.exec(result.stdout)?.[1]);
  if (!tps) {
    console.log(`No comparison: pgbench failed. ${result.stderr.trim().slice(-400)}`);
    return;
  }
  const latency = /latency average = ([\d.]+)/.exec(result.stdout)?.[1];
  console.log(
    `pgbench, the statements of a purchase: ${tps.toFixed(1)} a second, ${latency} ms on average; ` +
      `the shop does ${(rate / tps).toFixed(2)} of that`,
  );
}

/** The customers and products of the measurement by number, since pgbench variables are numbers. */
const NUMBERED = [
  `CREATE TABLE bench_person AS
     SELECT row_number() OVER (ORDER BY "userId") - 1 AS n, "idHash", "userId" FROM "Session"`,
  "ALTER TABLE bench_person ADD PRIMARY KEY (n)",
  `CREATE TABLE bench_product AS SELECT row_number() OVER (ORDER BY id) - 1 AS n, id FROM "Product"`,
  "ALTER TABLE bench_product ADD PRIMARY KEY (n)",
  "ANALYZE",
];

function findPgbench(): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const debian = "/usr/lib/postgresql";
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort().reverse() : [];
  const candidates = [...versions.map((version) => `${debian}/${version}/bin`), ...folders];
  const found = candidates.map((folder) => path.join(folder, "pgbench"));
  return found.find((file) => fs.existsSync(file)) ?? null;
}
