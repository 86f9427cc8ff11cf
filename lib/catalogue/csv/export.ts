import "server-only";
import { inOrder } from "@/lib/call/paging";
import {
  COLUMNS,
  type Column,
  type SheetProduct,
  TEMPLATE_COLUMNS,
} from "@/lib/catalogue/csv/columns";
import * as contract from "@/lib/catalogue/csv/contract";
import { rowOf } from "@/lib/catalogue/csv/sheet-row";
import { readProducts } from "@/lib/catalogue/csv/state";
import { holdsWords } from "@/lib/catalogue/search/word-conditions";
import { dayCode } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { csvFile } from "@/lib/http/csv-file";
import { keyset } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";

/** The products of a list in catalogue order, streamed in batches. */
export const exportProducts = serve(contract.exportProducts, async (_actor, input) => {
  const batches = input.template
    ? linesOf(TEMPLATE_COLUMNS, none())
    : linesOf(COLUMNS, batchesOf(input));
  const name = `products-${input.template ? "template" : dayCode(new Date())}.csv`;
  // The cells are already escaped, in the form that the import reverses.
  return csvFile({ name, batches, escapeFormulas: false });
});

const BATCH = 500;

type Filter = { query: string; listed?: "true" | "false" | undefined };

async function* none(): AsyncGenerator<SheetProduct[]> {}

async function* linesOf(
  columns: readonly Column[],
  batches: AsyncIterable<SheetProduct[]>,
): AsyncGenerator<string[][], void> {
  yield [columns.map(({ name }) => name)];
  for await (const products of batches) yield products.map((product) => rowOf(product, columns));
}

async function* batchesOf({ query, listed }: Filter): AsyncGenerator<SheetProduct[]> {
  const isListed = listed ? Prisma.sql`AND "isListed" = ${listed === "true"}` : Prisma.empty;
  let from: Prisma.Sql[] | null = null;
  for (;;) {
    const columns = [Prisma.sql`position`, Prisma.sql`id`];
    const page = keyset({ columns, order: "asc", from }, { limit: BATCH });
    const rows: { id: string; position: number }[] = await db().$queryRaw`
      SELECT id, position FROM "Product" WHERE true ${isListed} ${holdsWords(query)} ${page.where}
      ORDER BY ${page.orderBy} LIMIT ${BATCH}`;
    const ids = rows.map(({ id }) => id);
    yield inOrder(ids, await readProducts(db(), ids));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    from = [Prisma.sql`${last.position}`, Prisma.sql`${last.id}::uuid`];
  }
}
