import { inherited } from "../../../scripts/local/app-env.ts";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { query } from "../../../scripts/local/postgres/database.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { startStack } from "../../../scripts/testing/stack.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { fill, sizesOf } from "../data/fill.ts";
import { machine } from "../machine.ts";

/** A running shop with so many products, and the charger in the middle of its catalogue. */
export type Shop = { products: number; origin: string; middle: string };

const SIZES = [24, Number(process.env.BENCH_PRODUCTS || 100_000)];

/**
 * `npm run bench -- listing`: sixteen visitors list and search in a shop of 24 products and in one of 100,000, in turns.
 * Returns the exit code: 1 if something is below 300 a second, or slower with more products.
 */
export async function listingBench(space: Workspace): Promise<number> {
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const server = await space.database();
  const shops: Shop[] = [];
  for (const products of SIZES) shops.push(await aShop(space, products));
  const env = {
    ...inherited(),
    SHOPS: JSON.stringify(shops),
    POSTGRES_PID: String(server.pid),
  };
  return (await run(space, "listing", shopProgram("workshop/bench/listing/run.ts"), env)) ?? 1;
}

/** The demo's chargers, and as many more as are missing. */
async function aShop(space: Workspace, products: number): Promise<Shop> {
  const { origin, databaseUrl } = await startStack(space, `listing-${products}`, "all-in-one");
  const [{ count }] = (await query<{ count: number }>(
    databaseUrl,
    'SELECT count(*)::int AS count FROM "Product"',
  )) as [{ count: number }];
  await fill(databaseUrl, { ...sizesOf(0), products: products - count });
  const [{ id }] = (await query<{ id: string }>(
    databaseUrl,
    `SELECT id FROM "Product" WHERE "isListed" ORDER BY position, id LIMIT 1
     OFFSET (SELECT count(*) / 2 - 1 FROM "Product" WHERE "isListed")`,
  )) as [{ id: string }];
  return { products, origin, middle: id };
}
