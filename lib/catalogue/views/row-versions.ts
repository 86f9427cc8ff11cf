import "server-only";
import { db, Prisma } from "@/lib/db";
import { rows } from "@/lib/sql";

/** Products in the order of a list, and which versions of their rows are committed: all that an answer with them shows. */
export type Versions = { ids: string[]; versions: string };

/**
 * The transaction that wrote the row of "Product" p, of its details and of its pictures. No two committed versions of a
 * row have the same, so an edit, a sale and a change past the application are all seen, without a count kept of them.
 */
export const VERSION = Prisma.sql`p.xmin::text || '.' || coalesce((SELECT d.xmin::text FROM "ProductDetails" d WHERE d."productId" = p.id), '') || '.'
  || coalesce((SELECT string_agg(i.xmin::text, ',' ORDER BY i.position) FROM "ProductImage" i WHERE i."productId" = p.id), '')`;

/** Of which changes of the catalogue a statement is: the sum grows with each. */
export const STATE = Prisma.sql`(SELECT coalesce(sum(changes), 0)::text FROM "CatalogueChange")`;

/** Both in one text, which is read faster than a row for each. */
const LINES = Prisma.sql`coalesce(string_agg(id::text, ' ' ORDER BY place), '') AS ids, coalesce(string_agg(version, ' ' ORDER BY place), '') AS versions`;

/** Those that a statement finds by its column "id", in its order. */
export async function versionsFound(found: Prisma.Sql): Promise<Versions> {
  const [line] = await rows<Line>(
    db(),
    Prisma.sql`
      SELECT ${LINES} FROM (
        SELECT p.id, ${VERSION} AS version, place
        FROM (SELECT id, row_number() OVER () AS place FROM (${found}) AS found) AS placed
        JOIN "Product" p USING (id)) AS versioned`,
  );
  return versionsOf(line);
}

/** Those of these ids, and of which changes of the catalogue they are. */
export async function versionsNow(ids: readonly string[]): Promise<Versions & { state: string }> {
  const [line] = await rows<Line & { state: string }>(
    db(),
    Prisma.sql`
      SELECT ${STATE} AS state, ${LINES} FROM (
        SELECT p.id, ${VERSION} AS version, place
        FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS asked(id, place) JOIN "Product" p USING (id)) AS versioned`,
  );
  return { ...versionsOf(line), state: line?.state ?? "" };
}

type Line = { ids: string; versions: string };

function versionsOf(line: Line | undefined): Versions {
  const ids = line?.ids ? line.ids.split(" ") : [];
  return { ids, versions: line?.versions ?? "" };
}
