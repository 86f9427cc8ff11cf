import "server-only";
import type { z } from "zod";
import type { AuditEntry } from "@/lib/audit/contract";
import * as contract from "@/lib/audit/contract";
import { knownActions, pageOfLog } from "@/lib/audit/search";
import { cutPage, inOrder } from "@/lib/call/paging";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { isUuid } from "@/lib/uuid";

export const auditLog = serve(contract.auditLog, async (_actor, input) => {
  const { ids, paging } = await pageOfLog(input);
  const { entries, ends } = cutPage(ids, paging, (id) => id);
  return { entries: await readEntries(entries), ...ends };
});

export const auditChoices = serve(contract.auditChoices, async () => ({
  actions: await knownActions(),
  administrators: await db().$queryRaw<
    z.output<typeof contract.auditChoices.output>["administrators"]
  >`
    SELECT id, name FROM "User" WHERE role = 'admin' AND "erasedAt" IS NULL ORDER BY lower(name), id`,
}));

const ENTRY = {
  id: true,
  at: true,
  by: true,
  byId: true,
  action: true,
  subject: true,
  detail: true,
} as const satisfies Prisma.AuditEntrySelect;

type Row = Prisma.AuditEntryGetPayload<{ select: typeof ENTRY }>;

/** The entries of these ids, in the same order, with the names of actors and subjects. */
async function readEntries(ids: readonly string[]): Promise<AuditEntry[]> {
  const where = { id: { in: [...ids] } };
  const rows = await db().auditEntry.findMany({ where, select: ENTRY });
  const named = await namesOf(rows);
  return inOrder(ids, rows).map((row) => entryFromRow(row, named));
}

type Subject = { kind: "user" | "order" | "product"; name: string };
type Named = ReadonlyMap<string, Subject>;

/** Users, orders and products by id, for all ids mentioned. */
async function namesOf(rows: readonly Row[]): Promise<Named> {
  const mentioned = rows.flatMap(({ byId, subject }) => [byId ?? "", subject]).filter(isUuid);
  const where = { id: { in: [...new Set(mentioned)] } };
  const [users, orders, products] = await Promise.all([
    db().user.findMany({ where, select: { id: true, name: true } }),
    db().order.findMany({ where, select: { id: true, number: true } }),
    db().product.findMany({ where, select: { id: true, name: true } }),
  ]);
  return new Map<string, Subject>([
    ...users.map(({ id, name }) => [id, { kind: "user", name }] as const),
    ...orders.map(({ id, number }) => [id, { kind: "order", name: number }] as const),
    ...products.map(({ id, name }) => [id, { kind: "product", name }] as const),
  ]);
}

function entryFromRow(row: Row, named: Named): AuditEntry {
  const { byId, by, detail, ...same } = row;
  const subject = named.get(row.subject);
  return {
    ...same,
    by: by as AuditEntry["by"],
    by_id: byId,
    by_name: (byId && named.get(byId)?.name) ?? null,
    subject_kind: subject?.kind ?? null,
    subject_name: subject?.name ?? null,
    detail: (detail ?? {}) as AuditEntry["detail"],
  };
}
