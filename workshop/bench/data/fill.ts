import fs from "node:fs";
import path from "node:path";
import pg from "pg";

/** The number of rows of each kind; orders in tens, and at least three products. */
export type Sizes = {
  products: number;
  users: number;
  /** How many of the users are administrators. */
  admins: number;
  orders: number;
  audits: number;
  messages: number;
  demos: number;
  reports: number;
};

/** The shop size for which the performance goals are stated. */
const FULL: Sizes = {
  products: 100_000,
  users: 200_000,
  admins: 20,
  orders: 1_000_000,
  audits: 50_000,
  messages: 20_000,
  demos: 5_000,
  reports: 10_000,
};

/** The full size, or a share of it for work on the benchmark. */
export function sizesOf(share: number): Sizes {
  const part = (count: number) => Math.max(10, Math.round((count * share) / 10) * 10);
  const pairs = Object.entries(FULL).map(([name, count]) => [name, part(count)]);
  return Object.fromEntries(pairs) as Sizes;
}

const folder = path.join(process.cwd(), "workshop/bench/data");

/**
 * Fills a migrated database with a shop of that size by the SQL files of workshop/bench/data, in order and
 * with every constraint, index and trigger active, in one transaction. Seven purchases make ten orders, over
 * the three years before `now`. `onStep` gets the ms that each file took. Sales are not rolled up yet.
 */
export async function fill(
  url: string,
  sizes: Sizes,
  { now = new Date(), onStep = (_name: string, _ms: number) => {} } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const step = async (name: string, sql: string) => {
    const started = performance.now();
    await client.query(sql);
    onStep(name, performance.now() - started);
  };
  try {
    await client.query("BEGIN");
    const names = fs.readdirSync(folder).filter((name) => name.endsWith(".sql"));
    for (const name of names.sort()) {
      const sql = fs.readFileSync(path.join(folder, name), "utf8");
      await step(name, withNumbers(sql, sizes, now));
    }
    await step("commit", "COMMIT");
    await step("vacuum and analyze", "VACUUM (ANALYZE)");
  } finally {
    await client.end();
  }
}

function withNumbers(sql: string, sizes: Sizes, now: Date): string {
  const purchases = (sizes.orders / 10) * 7;
  const numbers: Record<string, number> = {
    ...sizes,
    purchases,
    epoch: Math.floor(now.getTime() / 1000),
  };
  return sql.replace(/(?<!:):([a-z]+)\b/g, (_, name: string) => {
    const value = numbers[name];
    if (value === undefined) throw new Error(`There is no number called ${name}.`);
    return String(value);
  });
}
