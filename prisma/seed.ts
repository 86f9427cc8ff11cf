import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { seedCatalogue } from "@/prisma/seed/catalogue";
import { seedDemo } from "@/prisma/seed/demo";

/** How many rows were added; `accounts` is null where none were asked for. */
export type Seeded = { chargers: number; accounts: number | null };

/**
 * Fills an empty shop: the catalogue, and with `demo` the accounts that everybody may know.
 * A second run adds only what is missing. One transaction: it happens wholly or not at all.
 * @throws Error in words when the demo accounts are asked for outside the demo.
 */
export async function seed({ demo }: { demo: boolean }): Promise<Seeded> {
  if (demo && !env().DEMO) throw new Error(OUTSIDE_DEMO);
  return db().$transaction(async (tx) => {
    // Two seeds at once would both find the same things missing.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('seed'))`;
    const chargers = await seedCatalogue(tx);
    return { chargers, accounts: demo ? await seedDemo(tx) : null };
  });
}

const OUTSIDE_DEMO =
  "The demo accounts have a password that everybody knows. They are made only with DEMO=1; " +
  "without it, seed the catalogue alone.";

async function main(): Promise<void> {
  try {
    const seeded = await seed({ demo: env().DEMO || process.argv.includes("--demo") });
    console.log(sentence(seeded));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    if (env().DATABASE_URL) await db().$disconnect();
  }
}

function sentence({ chargers, accounts }: Seeded): string {
  const catalogue = chargers === 0 ? "Catalogue was complete" : `${chargers} chargers added`;
  if (accounts === null) return `${catalogue}; no demo accounts without DEMO=1.`;
  const demo =
    accounts === 0 ? "demo accounts were there" : `${accounts} demo accounts and keys added`;
  return `${catalogue}; ${demo}.`;
}

if (require.main === module) void main();
