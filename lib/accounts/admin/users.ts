import "server-only";
import type { ListedUser, UserSort } from "@/lib/accounts/admin/contract";
import * as contract from "@/lib/accounts/admin/contract";
import { usersFound } from "@/lib/accounts/admin/user-search";
import { cutPage } from "@/lib/call/paging";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";

export const viewUsers = serve(contract.viewUsers, (_actor, { limit: { from, to } }) =>
  // The subquery reads only the index: rows before the range are not fetched.
  readUsers(Prisma.sql`"User" WHERE id IN (
      SELECT id FROM "User" WHERE "erasedAt" IS NULL
      ORDER BY ${NAME} OFFSET ${from - 1} LIMIT ${to - from + 1})
    ORDER BY ${NAME}`),
);

export const listUsers = serve(contract.listUsers, async (_actor, { query, sort, ...asked }) => {
  const from = await keyOf(asked.after ?? asked.before, sort);
  const paging = from ? asked : { limit: asked.limit };
  const { where, orderBy, limit } = keyset({ ...orderOf(sort), from }, paging);
  const found = await readUsers(
    Prisma.sql`${await usersFound(query)} WHERE TRUE ${where} ORDER BY ${orderBy} LIMIT ${limit}`,
  );
  const { entries, ends } = cutPage(found, paging, ({ id }) => id);
  return { users: entries, ...ends };
});

// As in the index user_by_name.
const NAME = Prisma.sql`lower(name), id`;

function orderOf(sort: UserSort) {
  const first = sort.endsWith("name") ? Prisma.sql`lower(name)` : Prisma.sql`"createdAt"`;
  const order = sort.startsWith("-") ? "desc" : "asc";
  return { columns: [first, Prisma.sql`id`], order } as const;
}

/** The keyset position of the page's first user; null for the first page, or an unknown user. */
async function keyOf(id: string | undefined, sort: UserSort): Promise<Prisma.Sql[] | null> {
  if (!id) return null;
  const [row] = await db().$queryRaw<{ name: string; createdAt: Date }[]>`
    SELECT lower(name) AS name, "createdAt" FROM "User" WHERE id = ${id}::uuid`;
  if (!row) return null;
  const first = sort.endsWith("name") ? row.name : row.createdAt;
  return [Prisma.sql`${first}`, Prisma.sql`${id}::uuid`];
}

type UserRow = {
  id: string;
  number: number;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  phone: string | null;
  role: ListedUser["role"];
  office_role: ListedUser["office_role"];
  blocked: boolean;
  createdAt: Date;
};

/** Users of a FROM clause with an order; orders are counted for these rows only. */
async function readUsers(from: Prisma.Sql): Promise<ListedUser[]> {
  const rows = await db().$queryRaw<UserRow[]>`
    SELECT id, number, name, email, "emailVerifiedAt", phone, role, "officeRole" AS office_role,
      "blockedAt" IS NOT NULL AS blocked, "createdAt"
    FROM ${from}`;
  const counts = await db().order.groupBy({
    by: ["userId"],
    where: { userId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  const orders = new Map(counts.map(({ userId, _count }) => [userId, _count]));
  return rows.map((row) => listedFromRow(row, orders.get(row.id) ?? 0));
}

function listedFromRow(row: UserRow, orders: number): ListedUser {
  const { number, emailVerifiedAt, phone, createdAt, ...same } = row;
  return {
    ...same,
    user_number: number,
    email_verified: emailVerifiedAt !== null,
    phone_number: phone,
    created_at: createdAt,
    orders,
  };
}
