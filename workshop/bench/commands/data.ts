import path from "node:path";
import { appEnv } from "../../../scripts/local/app-env.ts";
import { Failure } from "../../../scripts/local/base/failure.ts";
import { displayPath, root } from "../../../scripts/local/base/settings.ts";
import { seconds } from "../../../scripts/local/base/steps.ts";
import { migrate, seed, shopProgram } from "../../../scripts/local/commands.ts";
import { logFile } from "../../../scripts/local/data-dir.ts";
import { ensureDatabase, query } from "../../../scripts/local/postgres/database.ts";
import { freshSecrets } from "../../../scripts/local/secrets.ts";
import { withStore } from "../../../scripts/local/store-session.ts";
import { freshSettings } from "../../../scripts/testing/fresh-settings.ts";
import { run } from "../../../scripts/testing/runners.ts";
import { template, type Workspace } from "../../../scripts/testing/workspace.ts";
import { fill, type Sizes, sizesOf } from "../data/fill.ts";
import { machine } from "../machine.ts";

const flags = ["--keep", "--plans"];
const keptDir = path.join(root, ".local/bench-data");

/**
 * `npm run bench -- data`: fills a database with 100,000 products, 200,000 users and 1,000,000 orders, and
 * times the back-office's reads. `--keep` keeps it in `.local/bench-data` for the next run, `--plans` prints
 * PostgreSQL's plans. Returns the exit code: 1 if something takes too long.
 */
export async function dataBench(space: Workspace, given: string[]): Promise<number> {
  const unknown = given.find((flag) => !flags.includes(flag));
  if (unknown)
    throw new Failure(`Use npm run bench -- data with ${flags.join(" or ")}, not ${unknown}.`);
  console.log(machine());
  const plans = given.includes("--plans");
  if (!given.includes("--keep")) {
    const server = await space.database({ durable: true });
    await ensureDatabase(server.url("postgres"), "bench", template);
    return measured(space, { url: server.url("bench"), dir: space.dir, plans });
  }
  const settings = { ...(await freshSettings(keptDir)), dataDir: keptDir };
  const code = await withStore(settings, async (url) => {
    await migrate(url, keptDir);
    return measured(space, { url, dir: keptDir, plans });
  });
  console.log(`Kept: DATA_DIR=${displayPath(keptDir)} npm run demo opens the shop on it.`);
  return code;
}

type Place = { url: string; dir: string; plans: boolean };

async function measured(space: Workspace, { url, dir, plans }: Place): Promise<number> {
  const env = appEnv(await freshSettings(dir), freshSecrets(), url);
  const [filled] = await query(url, 'SELECT 1 FROM "Order" LIMIT 1');
  if (!filled) {
    const started = performance.now();
    // Including the demo's accounts, so that one can sign in and look.
    await seed(env, dir);
    const sizes = sizesOf(Number(process.env.BENCH_SHARE || 1));
    await fill(url, sizes, { onStep });
    console.log(`${sentence(sizes)} made in ${seconds(started)}, ${await weight(url)}`);
  }
  const log = plans ? { PLANS_LOG: logFile(dir, "postgres") } : {};
  return (
    (await run(space, "data", shopProgram("workshop/bench/data/run.ts"), {
      ...env,
      ...log,
      LOG_LEVEL: "silent",
    })) ?? 1
  );
}

function onStep(name: string, ms: number): void {
  console.log(`  ${name.padEnd(40)} ${(ms / 1000).toFixed(1).padStart(6)} s`);
}

function sentence(sizes: Sizes): string {
  const [products, users, orders] = [sizes.products, sizes.users, sizes.orders].map((count) =>
    count.toLocaleString("en-IN"),
  );
  return `${products} products, ${users} users and ${orders} orders`;
}

async function weight(url: string): Promise<string> {
  const [row] = await query<{ size: string }>(
    url,
    "SELECT pg_size_pretty(pg_database_size(current_database())) AS size",
  );
  return row?.size ?? "";
}
