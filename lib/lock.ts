import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { rows } from "@/lib/sql";
import { isUuid } from "@/lib/uuid";

/**
 * Locks a row until the transaction ends, so that it cannot change after it is read. Returns whether it
 * exists; a malformed id has no row. NO KEY UPDATE, so that inserting rows that refer to it does not wait.
 */
export async function lockRow(tx: Tx, table: Prisma.ModelName, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const name = Prisma.raw(`"${table}"`);
  const found = await rows<unknown>(
    tx,
    Prisma.sql`SELECT 1 FROM ${name} WHERE id = ${id}::uuid FOR NO KEY UPDATE`,
  );
  return found.length > 0;
}

/** Takes an advisory lock on a key until the transaction ends. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

type OneRow = "CashSettings" | "OnlineSettings" | "ShopSettings";

/** Creates the single row of a settings table if it is missing, and locks it. */
export async function lockOneRow(tx: Tx, table: OneRow): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`INSERT INTO ${name} (id, "updatedAt") VALUES (1, now()) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM ${name} WHERE id = 1 FOR UPDATE`;
}
