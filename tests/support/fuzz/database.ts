import { randomBytes } from "node:crypto";
import pg from "pg";
import { relaxCash } from "@/scripts/testing/relaxed-cash";

/**
 * A temporary database for a test file, so that leftovers of hostile requests affect no
 * other. Call it first: the settings are read once.
 */
export function inOwnDatabase(): void {
  const template = new URL(process.env.TEST_TEMPLATE_URL ?? "postgresql://nowhere/none");
  const name = `fuzz_${randomBytes(4).toString("hex")}`;
  const own = new URL(template);
  own.pathname = `/${name}`;
  process.env.DATABASE_URL = own.href;
  const source = template.pathname.slice(1);
  beforeAll(async () => {
    await onServer(template, `CREATE DATABASE "${name}" TEMPLATE "${source}"`);
    await relaxCash(own.href);
  });
  afterAll(() => onServer(template, `DROP DATABASE "${name}" WITH (FORCE)`));
}

async function onServer(template: URL, statement: string): Promise<void> {
  const server = new URL(template);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
