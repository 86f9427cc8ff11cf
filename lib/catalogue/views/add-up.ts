import "server-only";
import { db } from "@/lib/db";

/** So many rows are read in a moment. */
const FEW = 100;

/**
 * Adds up the changes of the catalogue, so that their sum is read from few rows. The sum stays the same. Which products they were
 * is forgotten after a day: who keeps the catalogue in memory loads it anew after an hour.
 */
export async function addUpChanges(): Promise<void> {
  await db().$executeRaw`
    WITH gone AS (
      DELETE FROM "CatalogueChange" WHERE (SELECT count(*) FROM "CatalogueChange") > ${FEW} RETURNING changes)
    INSERT INTO "CatalogueChange" (changes) SELECT sum(changes) FROM gone HAVING count(*) > 0`;
  await db().$executeRaw`DELETE FROM "ProductChange" WHERE at < now() - interval '1 day'`;
}
