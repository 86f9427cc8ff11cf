import type pg from "pg";
import { Failure } from "../local/base/failure.ts";

export type Table = { name: string; columns: string[]; key: string[]; needs: string[] };

/**
 * The tables of the shop, in foreign-key order. Without the migrations' own table, which migrating creates,
 * and the job queue's schema: the jobs find their work in the rows.
 */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      ARRAY(SELECT attname::text FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      ARRAY(SELECT a.attname::text FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, place)
        JOIN pg_attribute a ON a.attnum = k.attnum
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid ORDER BY k.place) AS key,
      ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
    FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
    ORDER BY c.relname`);
  return inOrder(rows);
}

/** The values of the sequences, such as the order numbers. */
export async function readSequences(client: pg.Client) {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
  return rows;
}

/** The names of the applied migrations, oldest first. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/** A quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function inOrder(tables: readonly Table[]): Table[] {
  const placed: Table[] = [];
  const waiting = new Set(tables);
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  while (waiting.size > 0) {
    const next = [...waiting].find(({ needs }) => needs.every(isPlaced));
    if (!next) throw new Failure("Tables refer to each other in a circle: none can be first.");
    placed.push(next);
    waiting.delete(next);
  }
  return placed;
}
