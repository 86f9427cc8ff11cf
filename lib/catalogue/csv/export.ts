import "server-only";
import { stringify } from "csv-stringify/sync";
import {
  COLUMNS,
  type Column,
  type SheetProduct,
  TEMPLATE_COLUMNS,
} from "@/lib/catalogue/csv/columns";
import * as contract from "@/lib/catalogue/csv/contract";
import { rowOf } from "@/lib/catalogue/csv/sheet-row";
import { readProducts } from "@/lib/catalogue/csv/state";
import { holdsWords } from "@/lib/catalogue/words";
import { dayCode } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";

/** The products of a list, in the catalogue's order, read and sent a batch at a time. */
export const exportProducts = serve(contract.exportProducts, async (_actor, input) => {
  const type = "text/csv; charset=utf-8";
  if (input.template)
    return {
      name: "products-template.csv",
      type,
      body: streamOf(linesOf(TEMPLATE_COLUMNS, none())),
    };
  const name = `products-${dayCode(new Date())}.csv`;
  return { name, type, body: streamOf(linesOf(COLUMNS, batchesOf(input))) };
});

const BATCH = 500;
/** Without it Excel reads UTF-8 as Windows-1252. */
const BOM = "\uFEFF";

type Filter = { query: string; listed?: "true" | "false" | undefined };

async function* none(): AsyncGenerator<SheetProduct[]> {}

async function* linesOf(
  columns: readonly Column[],
  batches: AsyncIterable<SheetProduct[]>,
): AsyncGenerator<string> {
  yield BOM + csv([columns.map(({ name }) => name)]);
  for await (const products of batches)
    yield csv(products.map((product) => rowOf(product, columns)));
}

const csv = (rows: string[][]) => stringify(rows, { record_delimiter: "\r\n" });

async function* batchesOf({ query, listed }: Filter): AsyncGenerator<SheetProduct[]> {
  const isListed = listed ? Prisma.sql`AND "isListed" = ${listed === "true"}` : Prisma.empty;
  let from: Prisma.Sql[] | null = null;
  for (;;) {
    const columns = [Prisma.sql`position`, Prisma.sql`id`];
    const page = keyset({ columns, order: "asc", from }, { limit: BATCH });
    const rows: { id: string; position: number }[] = await db().$queryRaw`
      SELECT id, position FROM "Product" WHERE true ${isListed} ${holdsWords(query)} ${page.where}
      ORDER BY ${page.orderBy} LIMIT ${BATCH}`;
    const products = await readProducts(
      db(),
      rows.map(({ id }) => id),
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    yield rows.flatMap(({ id }) => byId.get(id) ?? []);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    from = [Prisma.sql`${last.position}`, Prisma.sql`${last.id}::uuid`];
  }
}

/** No batch is read before the one before it has been sent. */
function streamOf(lines: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return();
    },
  });
}
