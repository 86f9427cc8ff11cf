import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import {
  type MigrationList,
  noFilters,
  type OpenEngine,
  openEngine,
  readMigrations,
} from "./schema-engine.ts";

const schemaFile = path.join(import.meta.dirname, "schema.prisma");
const migrationsFolder = path.join(import.meta.dirname, "migrations");
const schema: [string, string][] = [[schemaFile, fs.readFileSync(schemaFile, "utf8")]];

/** A problem told in one sentence. */
class MigrationProblem extends Error {}

/**
 * Applies what is pending, up to a migration where one is named, and answers the names. Throws when history
 * and folder do not agree.
 */
async function deploy(url: string, upTo: string): Promise<string[]> {
  return withLock(url, () =>
    withEngine(url, async ({ engine }) => {
      const migrationsList = migrationsUpTo(upTo);
      const diagnose = () =>
        engine.diagnoseMigrationHistory({
          migrationsList,
          optInToShadowDatabase: false,
          filters: noFilters,
        });
      // A migration is one transaction, so a failed one left nothing but its entry and may run again.
      for (const migrationName of (await diagnose()).failedMigrationNames) {
        await engine.markMigrationRolledBack({ migrationName });
      }
      const state = await diagnose();
      requireUntouched(state.editedMigrationNames);
      requireKnown(state.history);
      const pending =
        state.history && "unappliedMigrationNames" in state.history
          ? state.history.unappliedMigrationNames
          : [];
      try {
        const result = await engine.applyMigrations({ migrationsList, filters: noFilters });
        return result.appliedMigrationNames;
      } catch (error) {
        throw new MigrationProblem(await failedSentence(url, error, pending[0]));
      }
    }),
  );
}

/**
 * Writes the migration that leads from the folder's migrations to schema.prisma and answers its file, or
 * null when they are equal. Works in a database of its own on the same server, which it removes again.
 */
async function create(url: string, name: string): Promise<string | null> {
  const shadow = `shadow_${process.pid}_${Date.now()}`;
  const shadowUrl = new URL(url);
  shadowUrl.pathname = `/${shadow}`;
  await query(url, `CREATE DATABASE "${shadow}"`);
  try {
    const script = await withEngine(shadowUrl.href, async ({ engine }) => {
      const migrationsList = readMigrations(migrationsFolder);
      await engine.applyMigrations({ migrationsList, filters: noFilters });
      const files = schema.map(([file, content]) => ({ path: file, content }));
      const diff = await engine.diff({
        from: { tag: "schemaDatasource", files, configDir: import.meta.dirname },
        to: { tag: "schemaDatamodel", files },
        script: true,
        exitCode: true,
        filters: noFilters,
      });
      return diff.exitCode === 2 ? diff.stdout : null;
    });
    return script === null ? null : write(name, script);
  } finally {
    await query(url, `DROP DATABASE IF EXISTS "${shadow}" WITH (FORCE)`);
  }
}

function write(name: string, script: string): string {
  const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const folder = path.join(migrationsFolder, `${stamp}_${name}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "migration.sql"), script);
  // `prisma migrate deploy` refuses a folder without it.
  fs.writeFileSync(
    path.join(migrationsFolder, "migration_lock.toml"),
    '# Written by npm run db:migration\nprovider = "postgresql"\n',
  );
  return path.join(folder, "migration.sql");
}

function migrationsUpTo(name: string): MigrationList {
  const list = readMigrations(migrationsFolder);
  if (!name) return list;
  const { migrationDirectories: all } = list;
  if (all.some(({ path: folder }) => folder === name)) {
    return { ...list, migrationDirectories: all.filter(({ path: folder }) => folder <= name) };
  }
  throw new MigrationProblem(
    `The migration ${name} is not part of this code: use the newer code that knows it.`,
  );
}

function requireUntouched(edited: string[]): void {
  if (edited.length === 0) return;
  throw new MigrationProblem(
    `The migration ${edited.join(", ")} was changed after it had been applied: restore the file and write the change as a new migration.`,
  );
}

function requireKnown(history: object | null): void {
  if (!history || !("unpersistedMigrationNames" in history)) return;
  const names = history.unpersistedMigrationNames;
  if (!Array.isArray(names)) return;
  throw new MigrationProblem(
    `The database has the migration ${names.join(", ")}, which this code does not know: use the newer code that wrote it, or another database.`,
  );
}

async function failedSentence(url: string, error: unknown, pending = ""): Promise<string> {
  const rows = await query<{ migration_name: string; logs: string | null }>(
    url,
    "SELECT migration_name, logs FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL ORDER BY started_at DESC LIMIT 1",
  );
  const text = rows[0]?.logs || (error instanceof Error ? error.message : String(error));
  const reason = /ERROR:\s*(.+)/.exec(text)?.[1] ?? text.split("\n")[0];
  return `The migration ${rows[0]?.migration_name ?? pending} failed and was undone: ${reason}.`;
}

async function withEngine<T>(url: string, work: (open: OpenEngine) => Promise<T>): Promise<T> {
  const open = await openEngine(url, schema);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

// Two servers may start at the same time; the second waits and then finds nothing to do.
async function withLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('arklane.migrate'))");
    return await work();
  } finally {
    await client.end();
  }
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Names those of an update; a new database gets too many to read. */
function doneText(applied: string[]): string {
  if (applied.length === 0) return "nothing pending";
  if (applied.length <= 5) return `applied ${applied.join(", ")}`;
  return `applied ${applied.length}, up to ${applied.at(-1)}`;
}

async function main([command, name = ""]: string[]): Promise<void> {
  // A pooler would give the lock to one connection and the migration to another.
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (!url) throw new MigrationProblem("DATABASE_URL is not set");
  if (command === "deploy") {
    const applied = await deploy(url, name);
    console.log(doneText(applied));
  } else if (command === "create" && /^[a-z0-9_]+$/.test(name)) {
    const file = await create(url, name);
    console.log(file ? `wrote ${path.relative(process.cwd(), file)}` : "nothing to write");
  } else {
    throw new MigrationProblem(
      "Use: migrate.ts deploy [name of the last], or migrate.ts create <name_in_small_letters>.",
    );
  }
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(`FAILED: ${text.split("\n")[0]}`);
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
}
