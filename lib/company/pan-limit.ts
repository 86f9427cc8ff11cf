import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import { rows } from "@/lib/sql";

/** Above this total, in paise, a purchase needs the buyer's PAN: rule 161 of the Income-tax Rules, 2026. */
const FIRST_LIMIT = 2_00_000_00;

/** The limit as set, in paise; null never asks. */
export async function readPanLimit(tx: Tx): Promise<number | null> {
  const [row] = await rows<{ limit: bigint | null }>(
    tx,
    Prisma.sql`SELECT "panAbovePaise" AS limit FROM "ShopSettings" WHERE id = 1`,
  );
  if (!row) return FIRST_LIMIT;
  return row.limit === null ? null : paise(row.limit);
}
