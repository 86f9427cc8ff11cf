import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { distDirFor, forgetBuild } from "./local/app-build.ts";
import { appEnv } from "./local/app-env.ts";
import { Failure } from "./local/base/failure.ts";
import { displayPath, readSettings, type Settings } from "./local/base/settings.ts";
import { migrate, seed, writeMigration } from "./local/commands.ts";
import { generateClient } from "./local/generated.ts";
import { query } from "./local/postgres/database.ts";
import { isLocked } from "./local/process/lock.ts";
import { loadSecrets } from "./local/secrets.ts";
import { withStore } from "./local/store-session.ts";

/** `npm run db:migrate`, `db:migration -- <name>`, `db:seed`, `db:reset`. */
export async function main([command = "", ...rest]: string[]): Promise<number> {
  const settings = readSettings();
  if (command === "migrate") await migrateStore(settings);
  else if (command === "migration") await newMigration(settings, rest);
  else if (command === "seed") await seedStore(settings);
  else if (command === "reset") await resetStore(settings, rest.includes("--yes"));
  else throw new Failure("Use npm run db:migrate, db:migration -- <name>, db:seed or db:reset.");
  return 0;
}

async function migrateStore(settings: Settings): Promise<void> {
  console.log(`Migrations: ${await withStore(settings, (url) => migrate(url, settings.dataDir))}.`);
}

async function newMigration(settings: Settings, words: string[]): Promise<void> {
  const name = words
    .join("_")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_");
  if (!name) throw new Failure("Give the migration a name: npm run db:migration -- add_invoices.");
  const result = await withStore(settings, (url) => writeMigration(url, name, settings.dataDir));
  generateClient();
  console.log(`Migration: ${result}.`);
}

async function seedStore(settings: Settings): Promise<void> {
  requireDemo(settings, "gets accounts with a public password");
  generateClient();
  await withStore(settings, async (url) => {
    await migrate(url, settings.dataDir);
    await seed(appEnv(settings, loadSecrets(settings.dataDir), url), settings.dataDir);
  });
  console.log("The demo data is in.");
}

async function resetStore(settings: Settings, yes: boolean): Promise<void> {
  requireDemo(settings, "would lose everything");
  if (isLocked(settings.dataDir)) throw new Failure("Stop the demo first, then reset its data.");
  const what = settings.databaseUrl
    ? `the database on ${new URL(settings.databaseUrl).host}`
    : `the demo database in ${displayPath(settings.dataDir)}`;
  if (!yes && !(await confirmed(`Delete everything in ${what}, with mails and test payments?`))) {
    console.log("Nothing was changed.");
    return;
  }
  generateClient();
  await withStore(settings, async (url) => {
    await query(url, "DROP SCHEMA public CASCADE");
    await query(url, "CREATE SCHEMA public");
    await query(url, "DROP SCHEMA IF EXISTS pgboss CASCADE");
    await migrate(url, settings.dataDir);
    await seed(appEnv(settings, loadSecrets(settings.dataDir), url), settings.dataDir);
  });
  for (const name of ["mail", "files", "razorpay.json"]) {
    fs.rmSync(path.join(settings.dataDir, name), { recursive: true, force: true });
  }
  forgetBuild(distDirFor(settings));
  console.log("The demo starts afresh.");
}

// A database of the user's own is changed only when they have declared it a demo.
function requireDemo({ databaseUrl }: Settings, consequence: string): void {
  if (!databaseUrl || process.env.DEMO === "1") return;
  throw new Failure(
    `DATABASE_URL points to a database of your own, which ${consequence}: set DEMO=1 as well if you mean it.`,
  );
}

async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}
