import { query } from "../local/postgres/database.ts";

/** Customers of tests and benches have verified nothing, and order by cash as often as they like. */
export async function relaxCash(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `INSERT INTO "CashSettings" ("oneOpenPerPhone", "verifiedOnly", "updatedAt")
     VALUES (false, false, now()) ON CONFLICT DO NOTHING`,
  );
}
