import pg from "pg";

/** Customers of tests order by cash as often as they like, and nobody has verified an address. */
export async function relaxCash(server: URL, database: string): Promise<void> {
  const own = new URL(server);
  own.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  await client.query(
    `INSERT INTO "CashSettings" ("oneOpenPerPhone", "verifiedOnly", "updatedAt") VALUES (false, false, now()) ON CONFLICT DO NOTHING`,
  );
  await client.end();
}
