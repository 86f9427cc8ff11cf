import "server-only";
import { inOrder } from "@/lib/call/paging";
import type { Product } from "@/lib/catalogue/contract";
import { FIELDS, productFromRow, type Row } from "@/lib/catalogue/mapper";
import { VERSION, type Versions } from "@/lib/catalogue/views/row-versions";
import { db, Prisma } from "@/lib/db";
import { rows } from "@/lib/sql";

const { details, images, ...own } = FIELDS;

const listOf = (fields: object) =>
  Prisma.join(Object.keys(fields).map((column) => Prisma.raw(`"${column}"`)));

/** The public columns of products as `FIELDS` has them, in one statement: through Prisma they are three. */
const COLUMNS = Prisma.sql`${listOf(own)},
  (SELECT row_to_json(d) FROM (
    SELECT ${listOf(details.select)} FROM "ProductDetails" WHERE "productId" = p.id) AS d) AS details,
  (SELECT coalesce(json_agg(i), '[]') FROM (
    SELECT ${listOf(images.select)} FROM "ProductImage" WHERE "productId" = p.id ORDER BY position) AS i) AS images`;

/** These products in this order, as the public calls answer them; ids without a product are skipped. */
export async function readProducts(ids: readonly string[]): Promise<Product[]> {
  return (await readRows(ids)).map(productFromRow);
}

/** The same with their versions, in one statement. */
export async function readVersioned(
  ids: readonly string[],
): Promise<Versions & { products: Product[] }> {
  const found = await readRows(ids);
  return {
    ids: found.map(({ id }) => id),
    versions: found.map(({ rowVersion }) => rowVersion).join(" "),
    products: found.map(productFromRow),
  };
}

async function readRows(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await rows<Row & { rowVersion: string }>(
    db(),
    Prisma.sql`
      SELECT ${COLUMNS}, ${VERSION} AS "rowVersion" FROM "Product" p WHERE id = ANY (${[...ids]}::uuid[])`,
  );
  return inOrder(ids, found);
}
