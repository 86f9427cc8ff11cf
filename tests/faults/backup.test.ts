import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { folderDisk } from "@/lib/files/disks";
import { readBooks } from "@/lib/payments/books/books";
import { restoreBackup } from "@/scripts/backup/restore";
import { writeBackup } from "@/scripts/backup/write";
import { aBuyer, aProduct } from "@/tests/support/shop/builders";
import { forEachMode } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, open, payInBrowser } = forEachMode();
const url = String(process.env.DATABASE_URL);
let dir: string;
let empty: string;

const at = (...names: string[]) => path.join(dir, ...names);
const backUp = (source = url, folder = at("backup"), files = at("files")) =>
  writeBackup({ url: source, folder, files: folderDisk(files) });
const restore = (to = empty, folder = at("backup"), files = at("restored")) =>
  restoreBackup({
    ...{ folder, url: to, files: folderDisk(files) },
    migrate: (upTo) => migrate(to, upTo),
  });

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "backup-"));
  fs.mkdirSync(at("files", "pictures"), { recursive: true });
  fs.writeFileSync(at("files", "pictures", "a.webp"), randomBytes(2_000));
  empty = await aDatabase();
  const product = await aProduct({ quantity: 3 });
  const buyer = await aBuyer(product);
  await payInBrowser(buyer, await open(buyer, [line(product)]));
  await shop().quiet();
});
afterEach(async () => {
  fs.rmSync(dir, { recursive: true });
  await onServer(`DROP DATABASE "${new URL(empty).pathname.slice(1)}" WITH (FORCE)`);
});

it("a restored shop has every row, file, sequence and balance of the old one", async () => {
  const before = await backUp();
  await restore();
  const { tables, sequences, migrations } = await backUp(empty, at("again"), at("restored"));
  expect(tables).toEqual(before.tables);
  expect(sequences).toEqual(before.sequences);
  expect(migrations).toEqual(before.migrations);
  expect(fs.readFileSync(at("restored", "pictures", "a.webp"))).toEqual(
    fs.readFileSync(at("files", "pictures", "a.webp")),
  );
  expect(tables.find(({ name }) => name === "Order")?.rows).toBeGreaterThan(0);
  expect(await booksOf(empty)).toEqual(await readBooks(db()));
  // The triggers are active again.
  const rows = await query(
    empty,
    "SELECT 1 FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'",
  );
  expect(rows).toEqual([]);
});

it("a damaged backup is not restored, nor one over an existing shop or files", async () => {
  await backUp();
  await expect(restore(url)).rejects.toThrow("holds a shop already");
  await expect(restore(empty, at("backup"), at("files"))).rejects.toThrow("holds files");
  const file = at("backup", "tables", "Order.copy.gz");
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(file, bytes.subarray(0, bytes.length - 20));
  await expect(restore()).rejects.toThrow(/Order\.copy\.gz is damaged or missing: nothing was/);
  fs.rmSync(at("backup", "manifest.json"));
  await expect(restore()).rejects.toThrow("is no complete backup");
  expect(await query(empty, "SELECT 1 FROM pg_class WHERE relname = 'User'")).toEqual([]);
});

it("an interrupted backup leaves no folder", async () => {
  await expect(backUp(url.replace(/\/\w+$/, "/nothing_here"))).rejects.toThrow();
  expect(fs.existsSync(at("backup"))).toBe(false);
  await backUp();
  await expect(backUp()).rejects.toThrow("is there already");
});

async function aDatabase(): Promise<string> {
  const name = `restore_${randomBytes(4).toString("hex")}`;
  await onServer(`CREATE DATABASE "${name}"`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

function onServer(statement: string) {
  const server = new URL(url);
  server.pathname = "/postgres";
  return query(server.href, statement);
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const run = promisify(execFile);

function migrate(to: string, upTo = "") {
  const options = { env: { ...process.env, DATABASE_URL: to } };
  return run(process.execPath, ["prisma/migrate.ts", "deploy", upTo], options);
}

/** The books of another database. */
async function booksOf(connectionString: string) {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    return await readBooks(client);
  } finally {
    await client.$disconnect();
  }
}
