import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { isUuid } from "@/lib/uuid";

/**
 * Keeps a row until the transaction ends, so that what is read of it after this is what is changed. Answers
 * whether there is one; text of another form than an id's is nobody's. NO KEY UPDATE: inserting rows that refer
 * to it need not wait.
 */
export async function lockRow(tx: Tx, table: Prisma.ModelName, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** Lets one at a time go on that names this key, until the transaction ends. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

type OneRow = "CashSettings" | "OnlineSettings" | "ShopSettings";

/** Makes the one row of a table of settings where it is missing, and keeps it likewise. */
export async function lockOneRow(tx: Tx, table: OneRow): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`INSERT INTO ${name} (id, "updatedAt") VALUES (1, now()) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM ${name} WHERE id = 1 FOR UPDATE`;
}
