import pg from "pg";
import { relaxCash } from "../../scripts/testing/relaxed-cash";
import { workerDatabase } from "./worker-database";

/**
 * Gives every worker its own copy of the migrated template. `npm test` starts the server and sets
 * TEST_TEMPLATE_URL, without which there is no database.
 */
export async function createDatabases({ maxWorkers }: { maxWorkers: number }): Promise<void> {
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
      const copy = workerDatabase(worker);
      await client.query(`DROP DATABASE IF EXISTS "${copy}" WITH (FORCE)`);
      await client.query(`CREATE DATABASE "${copy}" TEMPLATE "${name}"`);
      const own = new URL(server);
      own.pathname = `/${copy}`;
      await relaxCash(own.href);
    }
  } finally {
    await client.end();
  }
}

// Jest runs the default export of a global set-up.
export default createDatabases;
