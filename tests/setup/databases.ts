import pg from "pg";
import { relaxCash } from "../../scripts/testing/relaxed-cash";
import { workerDatabase } from "./worker-database";

/**
 * Prepares what `copyForFile` copies: the migrated template with relaxed settings. `npm test` starts the
 * server and sets TEST_TEMPLATE_URL, without which there is no database.
 */
export async function prepareTemplate(): Promise<void> {
  const template = process.env.TEST_TEMPLATE_URL;
  if (!template) {
    throw new Error("These tests need their own database: run npm test -- api (or faults).");
  }
  const prepared = workerDatabase("template");
  await copy(nameIn(new URL(template)), prepared);
  const own = new URL(template);
  own.pathname = `/${prepared}`;
  await relaxCash(own.href);
}

/** Gives a test file a database of its own, in place of the one of the worker's file before. */
export async function copyForFile(worker: string): Promise<void> {
  await copy(workerDatabase("template"), workerDatabase(worker));
}

const nameIn = ({ pathname }: URL) => pathname.slice(1);

async function copy(from: string, to: string): Promise<void> {
  const server = new URL(process.env.TEST_TEMPLATE_URL ?? "");
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS "${to}" WITH (FORCE)`);
    // The default writes each page to the log as well: 650 ms of CPU in place of 110.
    await client.query(`CREATE DATABASE "${to}" TEMPLATE "${from}" STRATEGY file_copy`);
  } finally {
    await client.end();
  }
}

// Jest runs the default export of a global set-up.
export default prepareTemplate;
