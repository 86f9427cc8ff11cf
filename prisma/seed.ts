import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { seedCatalogue } from "@/prisma/seed/catalogue";
import { seedDemo } from "@/prisma/seed/demo";
import { seedOrders } from "@/prisma/seed/orders";
import { seedTax } from "@/prisma/seed/tax";

/** How many rows were added; `accounts` is null where none were asked for. */
export type Seeded = { chargers: number; accounts: number | null; orders: number };

/**
 * Fills an empty shop: the catalogue, with `demo` the accounts that everybody may know and a registration, and with
 * `orders` a month of orders with their invoices.
 * A second run adds only what is missing. One transaction: it happens wholly or not at all.
 * @throws Error in words when the demo accounts are asked for outside the demo.
 */
export async function seed({ demo, orders = false }: Wanted): Promise<Seeded> {
  if (demo && !env().DEMO) throw new Error(OUTSIDE_DEMO);
  return db().$transaction(async (tx) => {
    // Two seeds at once would both find the same things missing.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('seed'))`;
    const chargers = await seedCatalogue(tx);
    const accounts = demo ? (await seedDemo(tx)) + (await seedTax(tx)) : null;
    return { chargers, accounts, orders: demo && orders ? await seedOrders(tx, new Date()) : 0 };
  });
}

type Wanted = { demo: boolean; orders?: boolean };

const OUTSIDE_DEMO =
  "The demo accounts have a password that everybody knows. They are made only with DEMO=1; " +
  "without it, seed the catalogue alone.";

async function main(): Promise<void> {
  try {
    const [demo, orders] = ["--demo", "--orders"].map((word) => process.argv.includes(word));
    const seeded = await seed({ demo: env().DEMO || demo === true, orders });
    console.log(sentence(seeded));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    if (env().DATABASE_URL) await db().$disconnect();
  }
}

function sentence({ chargers, accounts, orders }: Seeded): string {
  const catalogue = chargers === 0 ? "Catalogue was complete" : `${chargers} chargers added`;
  if (accounts === null) return `${catalogue}; no demo accounts without DEMO=1.`;
  const demo =
    accounts === 0 ? "demo accounts were there" : `${accounts} demo accounts and keys added`;
  return `${catalogue}; ${demo}${orders > 0 ? `; ${orders} orders added` : ""}.`;
}

if (require.main === module) void main();
