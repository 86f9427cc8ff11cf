import "server-only";
import type { Paging } from "@/lib/call/paging";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { rows } from "@/lib/sql";

/** The ids of a page in catalogue order, and one more if there is more, for `cutPage`. */
export async function catalogueIds(which: Prisma.Sql, input: Paging): Promise<string[]> {
  return readIds(await catalogueList(which, input));
}

/** The statement that reads them. */
export async function catalogueList(which: Prisma.Sql, input: Paging): Promise<Prisma.Sql> {
  const from = await cursor(input);
  return list(which, input, {
    columns: [Prisma.sql`position`, Prisma.sql`id`],
    from: from && [Prisma.sql`${from.position}`, Prisma.sql`${from.id}::uuid`],
  });
}

/** The same by stock, lowest first. */
export async function emptiestIds(which: Prisma.Sql, input: Paging): Promise<string[]> {
  const from = await cursor(input);
  const page = list(which, input, {
    columns: [Prisma.sql`quantity`, Prisma.sql`id`],
    from: from && [Prisma.sql`${from.quantity}`, Prisma.sql`${from.id}::uuid`],
  });
  return readIds(page);
}

/** The start of the page; null for the first page, or an unknown product. */
async function cursor({ after, before }: Paging) {
  const id = after ?? before;
  if (!id) return null;
  const [row] = await rows<{ id: string; position: number; quantity: number }>(
    db(),
    Prisma.sql`SELECT id, position, quantity FROM "Product" WHERE id = ${id}::uuid`,
  );
  return row ?? null;
}

function list(
  which: Prisma.Sql,
  input: Paging,
  key: Pick<Parameters<typeof keyset>[0], "columns" | "from">,
): Prisma.Sql {
  const { where, orderBy, limit } = keyset({ ...key, order: "asc" }, input);
  return Prisma.sql`SELECT id FROM "Product" WHERE ${which} ${where} ORDER BY ${orderBy} LIMIT ${limit}`;
}

/** The column "id" of a statement, in its order. */
export async function readIds(page: Prisma.Sql): Promise<string[]> {
  return (await db().$queryRaw<{ id: string }[]>(page)).map(({ id }) => id);
}
