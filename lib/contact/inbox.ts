import "server-only";
import { audit } from "@/lib/audit/record";
import type { Admin } from "@/lib/auth/actor";
import {
  getAllContacts,
  getDemoRequests,
  markDemoRequest,
  markMessage,
} from "@/lib/contact/contract";
import { DEMO_COLUMNS, demoFromRow, MESSAGE_COLUMNS, messageFromRow } from "@/lib/contact/rows";
import { db, Prisma, type Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { isUuid } from "@/lib/uuid";

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] as const;

const getAllContactsService = serve(getAllContacts, async (_actor, { after, limit }) => {
  const rows = await db().contactMessage.findMany({
    select: MESSAGE_COLUMNS,
    orderBy: [...NEWEST_FIRST],
    take: limit,
    ...goingOn(after),
  });
  return { contacts: rows.map(messageFromRow) };
});

const getDemoRequestsService = serve(getDemoRequests, async (_actor, { after, limit }) => {
  const rows = await db().demoRequest.findMany({
    select: DEMO_COLUMNS,
    orderBy: [...NEWEST_FIRST],
    take: limit,
    ...goingOn(after),
  });
  return { demo_requests: rows.map(demoFromRow) };
});

const markMessageService = serve(markMessage, async (actor, { id, read, closed }) => {
  const row = await db().$transaction(async (tx) => {
    await lockRow(tx, "ContactMessage", id);
    const select = MESSAGE_COLUMNS;
    const before = await tx.contactMessage.findUniqueOrThrow({ where: { id }, select });
    const changes = {
      readAt: moved(before.readAt, read),
      closedAt: moved(before.closedAt, closed),
    };
    if (changes.readAt === Prisma.skip && changes.closedAt === Prisma.skip) return before;
    await note(tx, actor, "message.marked", { id, read, closed });
    return tx.contactMessage.update({ where: { id }, data: changes, select });
  });
  return { message: `${row.reference} is saved.`, contact: messageFromRow(row) };
});

const markDemoRequestService = serve(markDemoRequest, async (actor, { id, read }) => {
  const row = await db().$transaction(async (tx) => {
    await lockRow(tx, "DemoRequest", id);
    const select = DEMO_COLUMNS;
    const before = await tx.demoRequest.findUniqueOrThrow({ where: { id }, select });
    const readAt = moved(before.readAt, read);
    if (readAt === Prisma.skip) return before;
    await note(tx, actor, "demo_request.marked", { id, read });
    return tx.demoRequest.update({ where: { id }, data: { readAt }, select });
  });
  return { message: `${row.reference} is saved.`, demo_request: demoFromRow(row) };
});

export {
  getAllContactsService as getAllContacts,
  getDemoRequestsService as getDemoRequests,
  markDemoRequestService as markDemoRequest,
  markMessageService as markMessage,
};

/** Goes on after a row; past the newest when there is none. */
function goingOn(id: string | undefined): { cursor?: { id: string }; skip?: number } {
  return id ? { cursor: { id }, skip: 1 } : {};
}

/** What a mark makes of its time: the first time stays, and what is not asked for is not touched. */
function moved(before: Date | null, mark: boolean | undefined) {
  if (mark === undefined || mark === (before !== null)) return Prisma.skip;
  return mark ? new Date() : null;
}

/** Keeps the row until the transaction ends, so that what the audit tells is what has changed. */
async function lockRow(tx: Tx, table: "ContactMessage" | "DemoRequest", id: string): Promise<void> {
  const rows = isUuid(id)
    ? await tx.$queryRaw<unknown[]>`
        SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    : [];
  if (rows.length === 0) throw new AppError("not_found", "This message does not exist.");
}

type Mark = { id: string; read?: boolean; closed?: boolean };

async function note(tx: Tx, actor: Admin, action: `${string}.${string}`, mark: Mark) {
  const { id: subject, ...marks } = mark;
  const detail = Object.fromEntries(
    Object.entries(marks).filter(([, value]) => value !== undefined),
  );
  await audit(tx, { by: "admin", byId: actor.userId, action, subject, detail });
}
