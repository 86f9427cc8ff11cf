import "server-only";
import type { Paging } from "@/lib/call/paging";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";

/** The ids of a page in catalogue order, and one more if there is more, for `cutPage`. */
export async function catalogueIds(which: Prisma.Sql, input: Paging): Promise<string[]> {
  const from = await cursor(input);
  return readIds(which, input, {
    columns: [Prisma.sql`position`, Prisma.sql`id`],
    from: from && [Prisma.sql`${from.position}`, Prisma.sql`${from.id}::uuid`],
  });
}

/** The same by stock, lowest first. */
export async function emptiestIds(which: Prisma.Sql, input: Paging): Promise<string[]> {
  const from = await cursor(input);
  return readIds(which, input, {
    columns: [Prisma.sql`quantity`, Prisma.sql`id`],
    from: from && [Prisma.sql`${from.quantity}`, Prisma.sql`${from.id}::uuid`],
  });
}

/** The start of the page; null for the first page, or an unknown product. */
async function cursor({ after, before }: Paging) {
  const id = after ?? before;
  if (!id) return null;
  const select = { id: true, position: true, quantity: true };
  return db().product.findUnique({ where: { id }, select });
}

async function readIds(
  which: Prisma.Sql,
  input: Paging,
  key: Pick<Parameters<typeof keyset>[0], "columns" | "from">,
): Promise<string[]> {
  const { where, orderBy, limit } = keyset({ ...key, order: "asc" }, input);
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Product" WHERE ${which} ${where} ORDER BY ${orderBy} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
