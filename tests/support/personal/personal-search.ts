import { db, Prisma } from "@/lib/db";

type Column = { table: string; column: string };

/** Every column of the shop's tables that can hold texts or ids. */
function columns(): Promise<Column[]> {
  return db().$queryRaw<Column[]>`
    SELECT format('%I.%I', c.table_schema, c.table_name) AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
      AND c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'xml', 'ARRAY', 'uuid', 'bytea',
        'USER-DEFINED')
    ORDER BY 1, 2`;
}

/** Tables that can hold people's texts, as `"Name"`. */
export async function searchedTables(): Promise<string[]> {
  return [...new Set((await columns()).map(({ table }) => nameOf(table)))];
}

/**
 * Finds each of these values in the whole database, as "Table.column: value", ignoring case and
 * spaces. New tables are searched automatically.
 */
export async function findEverywhere(values: Readonly<Record<string, string>>): Promise<string[]> {
  const names = Object.keys(values);
  const texts = Object.values(values).map((value) => value.replace(/\s/g, "").toLowerCase());
  const found: string[] = [];
  for (const { table, column } of await columns()) {
    const cell = Prisma.raw(`lower(regexp_replace("${column}"::text, '\\s', '', 'g'))`);
    // OFFSET 0 keeps the cell from being worked out again for every value.
    const rows = await db().$queryRaw<{ name: string }[]>`
      SELECT DISTINCT v.name
      FROM (SELECT DISTINCT ${cell} AS cell FROM ${Prisma.raw(table)} OFFSET 0) t
      JOIN unnest(${names}::text[], ${texts}::text[]) AS v (name, text) ON strpos(t.cell, v.text) > 0`;
    found.push(...rows.map(({ name }) => `${nameOf(table)}.${column}: ${name}`));
  }
  return found;
}

/** 'public."Order"' → "Order". */
function nameOf(table: string): string {
  return table.replace(/^public\./, "").replaceAll('"', "");
}
