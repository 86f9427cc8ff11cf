import "server-only";
import type { z } from "zod";
import type { auditLog } from "@/lib/audit/contract";
import { nounOf } from "@/lib/audit/rules";
import type { Paging } from "@/lib/call/paging";
import { boundsOf } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";

type Asked = z.output<typeof auditLog.input>;
type Filters = Omit<Asked, keyof Paging>;

const NEWEST = { columns: [Prisma.sql`at`, Prisma.sql`id`], order: "desc" } as const;

/** The ids of a page and one more, newest first; `paging` is the paging that was used. */
export async function pageOfLog({ after, before, limit, ...filters }: Asked) {
  const from = await keyOf(after ?? before);
  const paging: Paging = from ? { after, before, limit } : { limit };
  const page = keyset({ ...NEWEST, from }, paging);
  const which = Prisma.sql`${narrowing(filters)} ${page.where}`;
  const order = Prisma.sql`ORDER BY ${page.orderBy} LIMIT ${page.limit}`;
  const rows = await db().$queryRaw<{ id: string }[]>`
    ${filters.action ? await byAction(filters.action, which, order) : plain(which)} ${order}`;
  return { ids: rows.map(({ id }) => id), paging };
}

/** All recorded actions, with one index probe each. */
export async function knownActions(): Promise<string[]> {
  const rows = await db().$queryRaw<{ action: string }[]>`
    WITH RECURSIVE known AS (
      (SELECT action FROM "AuditEntry" ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT action FROM "AuditEntry" WHERE action > known.action ORDER BY action LIMIT 1)
      FROM known WHERE known.action IS NOT NULL
    )
    SELECT action FROM known WHERE action IS NOT NULL`;
  return rows.map(({ action }) => action);
}

function plain(which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT id, at FROM "AuditEntry" WHERE TRUE ${which}`;
}

/**
 * The newest entries of each action, merged: each part uses the index of its action, even for a noun with
 * many actions.
 */
async function byAction(asked: string, which: Prisma.Sql, order: Prisma.Sql): Promise<Prisma.Sql> {
  const isNoun = !asked.includes(".");
  const actions = isNoun
    ? (await knownActions()).filter((action) => nounOf(action) === asked)
    : [asked];
  return Prisma.sql`
    SELECT newest.id, newest.at FROM unnest(${actions}::text[]) AS one (action)
    CROSS JOIN LATERAL (
      SELECT id, at FROM "AuditEntry" WHERE "AuditEntry".action = one.action ${which} ${order}
    ) AS newest`;
}

function narrowing({ by, by_id, subject, from, to }: Filters): Prisma.Sql {
  const parts: Prisma.Sql[] = [];
  if (by) parts.push(Prisma.sql`AND "by" = ${by}`);
  if (by_id) parts.push(Prisma.sql`AND "byId" = ${by_id}::uuid`);
  if (subject) parts.push(Prisma.sql`AND subject = ${subject}`);
  if (from) parts.push(Prisma.sql`AND at >= ${boundsOf(from).start}`);
  if (to) parts.push(Prisma.sql`AND at < ${boundsOf(to).end}`);
  return parts.length > 0 ? Prisma.join(parts, " ") : Prisma.empty;
}

/** Null for an unknown entry: then the first page is shown. */
async function keyOf(id: string | undefined): Promise<Prisma.Sql[] | null> {
  if (!id) return null;
  const entry = await db().auditEntry.findUnique({ where: { id }, select: { at: true } });
  return entry && [Prisma.sql`${entry.at}`, Prisma.sql`${id}::uuid`];
}
