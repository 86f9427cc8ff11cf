import pg from "pg";
import { workerDatabase } from "./worker-database";

/**
 * Gives every worker its own copy of the migrated template. `npm test` starts the server and sets
 * TEST_TEMPLATE_URL; without it there is no database to test on.
 */
export default async function createDatabases({
  maxWorkers,
}: {
  maxWorkers: number;
}): Promise<void> {
  const template = process.env.TEST_TEMPLATE_URL;
  if (!template) {
    throw new Error("These tests need their own database: run npm test -- api (or faults).");
  }
  const server = new URL(template);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    for (let worker = 1; worker <= maxWorkers; worker += 1) {
      const copy = workerDatabase(name, worker);
      await client.query(`DROP DATABASE IF EXISTS "${copy}" WITH (FORCE)`);
      await client.query(`CREATE DATABASE "${copy}" TEMPLATE "${name}"`);
      await relaxCash(server, copy);
    }
  } finally {
    await client.end();
  }
}

/** Customers of tests order by cash as often as they like, and nobody has verified an address. */
async function relaxCash(server: URL, database: string): Promise<void> {
  const own = new URL(server);
  own.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  await client.query(
    `INSERT INTO "CashSettings" ("oneOpenPerPhone", "verifiedOnly", "updatedAt") VALUES (false, false, now()) ON CONFLICT DO NOTHING`,
  );
  await client.end();
}
