import "server-only";
import { type CatalogueIndex, put, type Row } from "@/lib/catalogue/search/memory/catalogue-index";
import { COLUMNS, type Loaded, load, NOW } from "@/lib/catalogue/search/memory/load";
import { db, Prisma } from "@/lib/db";
import { log } from "@/lib/log";
import { rows } from "@/lib/sql";

type Known = Loaded & { loadedAt: number };
type Memory = {
  known?: Known;
  isLoading?: boolean;
  following?: Promise<void>;
  /** As `performance.now()`. */
  notBefore?: number;
};

// Next bundles the start and each handler separately; all share one catalogue.
const globalState = globalThis as { catalogueIndex?: Memory };

function memory(): Memory {
  globalState.catalogueIndex ??= {};
  return globalState.catalogueIndex;
}

/** Then it is loaded anew: a database that was replaced meanwhile could come to the same numbers. */
const LONGEST_MS = 3_600_000;
/** A larger change is loaded, instead of being followed row by row. */
const MOST_CHANGED = 2_000;

/**
 * The catalogue in memory, at least of this state; null while it is not, or too large: then search in PostgreSQL. It is loaded
 * for the first who asks, who does not wait for it.
 */
export async function indexAt(state: string): Promise<CatalogueIndex | null> {
  const wanted = BigInt(state);
  for (let tries = 0; tries < 3; tries += 1) {
    const { known, following } = memory();
    if (!known || isOld(known)) {
      void reload();
      return null;
    }
    if (known.state === wanted) return known.index;
    // Of a later moment, or of another database.
    if (known.state > wanted) return null;
    await (following ?? start(known));
  }
  return null;
}

const isOld = ({ loadedAt }: Known) => performance.now() - loadedAt > LONGEST_MS;

/** Loads the catalogue, unless that goes on already. */
export async function reload(): Promise<void> {
  const all = memory();
  if (all.isLoading || performance.now() < (all.notBefore ?? 0)) return;
  all.isLoading = true;
  all.known = undefined;
  const startedAt = performance.now();
  try {
    const loaded = await load();
    if (loaded) all.known = { ...loaded, loadedAt: startedAt };
    else all.notBefore = startedAt + LONGEST_MS;
  } catch (error) {
    log().warn({ err: error }, "the catalogue was not loaded for searches");
    all.notBefore = performance.now() + 10_000;
  } finally {
    all.isLoading = false;
  }
}

/** One at a time: what was read earlier must not be put up later. */
function start(known: Known): Promise<void> {
  const all = memory();
  all.following = follow(known).finally(() => {
    all.following = undefined;
  });
  return all.following;
}

async function follow(known: Known): Promise<void> {
  const [now] = await rows<Changes>(db(), changesSince(known.snapshot));
  if (!now) return;
  if (now.changed.length > MOST_CHANGED) {
    void reload();
    return;
  }
  for (const { changedId, row } of now.changed) put(known.index, changedId, row);
  Object.assign(known, { snapshot: now.snapshot, state: BigInt(now.state) });
}

type Changes = {
  snapshot: string;
  state: string;
  changed: { changedId: string; row: Row | null }[];
};

/** The state, and the chargers that transactions have changed which this snapshot did not see. */
function changesSince(snapshot: string): Prisma.Sql {
  return Prisma.sql`
    SELECT ${NOW}, coalesce((
      SELECT json_agg(json_build_object('changedId', c."productId", 'row', (
        SELECT row_to_json(listed) FROM (
          SELECT ${COLUMNS} FROM "Product" p WHERE p.id = c."productId" AND p."isListed") AS listed)))
      FROM (
        SELECT DISTINCT "productId" FROM "ProductChange"
        WHERE transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
          AND NOT pg_visible_in_snapshot(transaction::text::xid8, ${snapshot}::pg_snapshot)
        LIMIT ${MOST_CHANGED + 1}) AS c), '[]') AS changed`;
}
