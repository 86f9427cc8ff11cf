import { query } from "../local/postgres/database.ts";

/** Lets test and benchmark customers order by cash without verified emails and limits, and without a PAN. */
export async function relaxCash(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `INSERT INTO "CashSettings" ("oneOpenPerPhone", "verifiedOnly", "updatedAt")
     VALUES (false, false, now()) ON CONFLICT DO NOTHING;
     INSERT INTO "ShopSettings" ("panAbovePaise", "updatedAt")
     VALUES (NULL, now()) ON CONFLICT DO NOTHING`,
  );
}
