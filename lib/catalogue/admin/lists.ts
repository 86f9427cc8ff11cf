import "server-only";
import { cutPage, inOrder, type Paging } from "@/lib/call/paging";
import * as contract from "@/lib/catalogue/admin/contract";
import { ADMIN_FIELDS, adminProductFromRow, findAdminRow, noProduct } from "@/lib/catalogue/mapper";
import { catalogueIds, emptiestIds } from "@/lib/catalogue/pages/pages";
import { holdsWords } from "@/lib/catalogue/search/word-conditions";
import { db, Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { readSettings } from "@/lib/settings/service";
import { isUuid } from "@/lib/uuid";

/** One product, listed or not. @throws AppError not_found, also for a malformed id. */
export const getAdminProduct = serve(contract.getAdminProduct, async (_actor, { id }) => {
  if (!isUuid(id)) throw noProduct();
  return adminProductFromRow(await findAdminRow(db(), id));
});

/** A page of the products in catalogue order; for low stock, lowest first. */
export const listAdminProducts = serve(contract.listAdminProducts, async (_actor, input) => {
  const { query, listed, stock } = input;
  const isListed = listed ? Prisma.sql`"isListed" = ${listed === "true"}` : Prisma.sql`true`;
  const which = Prisma.sql`${isListed} ${holdsWords(query)}`;
  const ids = stock ? await lowIds(which, input) : await catalogueIds(which, input);
  const { entries, ends } = cutPage(ids, input, (id) => id);
  return { products: await readProducts(entries), ...ends };
});

/** A range of the delisted products in catalogue order: "51-100" is the second page of fifty. */
export const getDelisted = serve(contract.getDelisted, async (_actor, { range, query }) => {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Product" WHERE NOT "isListed" ${holdsWords(query)}
    ORDER BY position, id OFFSET ${range.from - 1} LIMIT ${range.to - range.from + 1}`;
  return { products: await readProducts(rows.map(({ id }) => id)) };
});

async function lowIds(which: Prisma.Sql, input: Paging): Promise<string[]> {
  const { low_stock } = await readSettings(db());
  return emptiestIds(Prisma.sql`"isListed" AND quantity <= ${low_stock} AND ${which}`, input);
}

async function readProducts(ids: readonly string[]) {
  const where = { id: { in: [...ids] } };
  const rows = await db().product.findMany({ where, select: ADMIN_FIELDS });
  return inOrder(ids, rows).map(adminProductFromRow);
}
