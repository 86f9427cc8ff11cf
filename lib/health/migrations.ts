import "server-only";
import { db } from "@/lib/db";
import { knownMigrations } from "@/lib/env";
import type { Problem } from "@/lib/health/contract";

type Row = { migration_name: string; finished: boolean };

/** The migrations of this build that have failed or are missing in this database. */
export async function migrationProblems(known = knownMigrations): Promise<Problem[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations
    WHERE rolled_back_at IS NULL`;
  const finished = new Set(rows.filter((row) => row.finished).map((row) => row.migration_name));
  const begun = new Set(rows.map((row) => row.migration_name));
  const open = known.filter((name) => !finished.has(name));
  const problemFor = (what: string, names: string[]): Problem[] =>
    names.length === 0
      ? []
      : [{ what: "migrations", message: `${what}: ${names.join(", ")}. Run npm run db:migrate.` }];
  return [
    ...problemFor(
      "Failed",
      open.filter((name) => begun.has(name)),
    ),
    ...problemFor(
      "Not applied",
      open.filter((name) => !begun.has(name)),
    ),
  ];
}
