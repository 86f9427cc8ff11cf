import "server-only";
import {
  append,
  type CatalogueIndex,
  emptyIndex,
  type Row,
} from "@/lib/catalogue/search/memory/catalogue-index";
import { STATE } from "@/lib/catalogue/views/row-versions";
import { db, Prisma } from "@/lib/db";
import { rows } from "@/lib/sql";

/** An index, and of which moment it is at least: the sum of "CatalogueChange", and PostgreSQL's snapshot. */
export type Loaded = { index: CatalogueIndex; state: bigint; snapshot: string };

/** A page is read and put up in some milliseconds, in which nobody else is served. */
const PAGE = 2_000;
/** Larger catalogues are searched in PostgreSQL: 100,000 chargers with texts of 120 letters take 40 MB. */
const MOST = 150_000;
const MOST_LETTERS = 20_000_000;

/** The columns of a row, of "Product" p. */
export const COLUMNS = Prisma.sql`p.id, p.search, p.kind::text AS kind, p."ratedPowerW" AS watts, p.quantity <= 0 AS "isGone", p.position`;
/** The state and the snapshot of a statement. */
export const NOW = Prisma.sql`pg_current_snapshot()::text AS snapshot, ${STATE} AS state`;

/** Reads all listed chargers; null if there are too many. What changes meanwhile has to be followed afterwards. */
export async function load(): Promise<Loaded | null> {
  const [now] = await rows<{ snapshot: string; state: string }>(db(), Prisma.sql`SELECT ${NOW}`);
  if (!now) throw new Error("PostgreSQL did not say its snapshot.");
  const index = emptyIndex();
  let letters = 0;
  for (let last: Row | undefined = FIRST; last; ) {
    const page = await pageAfter(last);
    for (const row of page) {
      append(index, row);
      letters += row.search.length;
    }
    if (index.rows.length > MOST || letters > MOST_LETTERS) return null;
    last = page.length === PAGE ? page.at(-1) : undefined;
  }
  return { index, state: BigInt(now.state), snapshot: now.snapshot };
}

/** Before all others in the order of results. */
const FIRST: Row = {
  id: "00000000-0000-0000-0000-000000000000",
  ...{ search: "", kind: "", watts: 0, isGone: false, position: -(2 ** 31) },
};

function pageAfter({ isGone, position, id }: Row): Promise<Row[]> {
  return rows(
    db(),
    Prisma.sql`
      SELECT ${COLUMNS} FROM "Product" p WHERE "isListed"
        AND (quantity <= 0, position, id) > (${isGone}::boolean, ${position}::int, ${id}::uuid)
      ORDER BY quantity <= 0, position, id LIMIT ${PAGE}`,
  );
}
