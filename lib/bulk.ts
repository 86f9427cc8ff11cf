import "server-only";
import { randomBytes } from "node:crypto";
import { Prisma, type Tx } from "@/lib/db";

/** A row by column names; columns left out get the database's default. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts thousands of rows in one statement, as one JSON text that PostgreSQL reads with the table's own
 * types. Ten times as fast as `createMany`, and as strict. All rows must name the same columns. With `key`
 * it is an upsert on that column.
 */
export async function insertRows(
  tx: Tx,
  table: Prisma.ModelName,
  rows: readonly Row[],
  { key }: { key?: string } = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(name);
  const list = Prisma.join(columns);
  const sets = columns.map((column) => Prisma.sql`${column} = EXCLUDED.${column}`);
  const overwrite = key
    ? Prisma.sql`ON CONFLICT (${name(key)}) DO UPDATE SET ${Prisma.join(sets)}`
    : Prisma.empty;
  await tx.$executeRaw`
    INSERT INTO ${name(table)} (${list}) SELECT ${list} FROM ${recordset(table, rows)} ${overwrite}`;
}

/** Updates the columns that the rows name, each row by its `id`. */
export async function updateRows(
  tx: Tx,
  table: Prisma.ModelName,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const sets = Object.keys(first)
    .filter((column) => column !== "id")
    .map((column) => Prisma.sql`${name(column)} = next.${name(column)}`);
  await tx.$executeRaw`
    UPDATE ${name(table)} row SET ${Prisma.join(sets)}
    FROM ${recordset(table, rows)} next WHERE row.id = next.id`;
}

/** A new UUIDv7, like Prisma's `uuid(7)`: newer ids sort after older ones, to the millisecond. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function recordset(table: string, rows: readonly Row[]): Prisma.Sql {
  return Prisma.sql`jsonb_populate_recordset(NULL::${name(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** A table or column name from the code, never from user input. */
function name(text: string): Prisma.Sql {
  return Prisma.raw(`"${text}"`);
}
