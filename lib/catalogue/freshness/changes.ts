import "server-only";
import type { Tx } from "@/lib/db";

/** The channel on which the address of a changed product is told to every process of the shop. */
export const CHANNEL = "product";

/**
 * Tells every process which products have changed, by slug, once the transaction is committed: each of
 * them makes its prerendered pages again. Call it with every change that a public page shows.
 */
export async function tellChanges(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, slug) FROM unnest(${[...slugs]}::text[]) AS slug`;
}
