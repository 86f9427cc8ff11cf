import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/contact/contract";
import { DEMO_COLUMNS, demoFromRow, MESSAGE_COLUMNS, messageFromRow } from "@/lib/contact/mapper";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { lockRow } from "@/lib/lock";

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] as const;
const UNREAD = { readAt: null };

export const getAllContacts = serve(
  contract.getAllContacts,
  async (_actor, { after, limit, unread }) => {
    const rows = await db().contactMessage.findMany({
      where: unread ? UNREAD : {},
      select: MESSAGE_COLUMNS,
      orderBy: [...NEWEST_FIRST],
      take: limit,
      ...pageFrom(after),
    });
    return { contacts: rows.map(messageFromRow) };
  },
);

export const getDemoRequests = serve(
  contract.getDemoRequests,
  async (_actor, { after, limit, unread }) => {
    const rows = await db().demoRequest.findMany({
      where: unread ? UNREAD : {},
      select: DEMO_COLUMNS,
      orderBy: [...NEWEST_FIRST],
      take: limit,
      ...pageFrom(after),
    });
    return { demo_requests: rows.map(demoFromRow) };
  },
);

export const markMessage = serve(contract.markMessage, async (actor, { id, ...marks }) => {
  const row = await db().$transaction(async (tx) => {
    await lockEntry(tx, "ContactMessage", id);
    const select = MESSAGE_COLUMNS;
    const before = await tx.contactMessage.findUniqueOrThrow({ where: { id }, select });
    const changes = changesOf(before, marks);
    if (!changes) return before;
    const row = await tx.contactMessage.update({ where: { id }, data: changes, select });
    await note(tx, actor, "message.marked", before, row);
    return row;
  });
  return { message: `${row.reference} is saved.`, contact: messageFromRow(row) };
});

export const markDemoRequest = serve(contract.markDemoRequest, async (actor, { id, ...marks }) => {
  const row = await db().$transaction(async (tx) => {
    await lockEntry(tx, "DemoRequest", id);
    const select = DEMO_COLUMNS;
    const before = await tx.demoRequest.findUniqueOrThrow({ where: { id }, select });
    const changes = changesOf(before, marks);
    if (!changes) return before;
    const row = await tx.demoRequest.update({ where: { id }, data: changes, select });
    await note(tx, actor, "demo_request.marked", before, row);
    return row;
  });
  return { message: `${row.reference} is saved.`, demo_request: demoFromRow(row) };
});

/** Paging after a row; the first page if there is none. */
function pageFrom(id: string | undefined): { cursor?: { id: string }; skip?: number } {
  return id ? { cursor: { id }, skip: 1 } : {};
}

type Marked = { readAt: Date | null; handledAt: Date | null };

/** The changed marks; undefined if nothing changes. */
function changesOf(before: Marked, { read, handled }: { read?: boolean; handled?: boolean }) {
  const readAt = moved(before.readAt, read);
  const handledAt = moved(before.handledAt, handled);
  return readAt === Prisma.skip && handledAt === Prisma.skip ? undefined : { readAt, handledAt };
}

/** The new value of a mark: its first time stays, and a mark left out is not touched. */
function moved(before: Date | null, mark: boolean | undefined) {
  if (mark === undefined || mark === (before !== null)) return Prisma.skip;
  return mark ? new Date() : null;
}

/** @throws AppError not_found. */
async function lockEntry(
  tx: Tx,
  table: "ContactMessage" | "DemoRequest",
  id: string,
): Promise<void> {
  if (!(await lockRow(tx, table, id)))
    throw new AppError("not_found", "This message does not exist.");
}

async function note(
  tx: Tx,
  actor: Admin,
  action: `${string}.${string}`,
  before: Marked & { id: string },
  after: Marked,
): Promise<void> {
  const detail = { before: marksOf(before), after: marksOf(after) };
  await audit(tx, { by: "admin", byId: actor.userId, action, subject: before.id, detail });
}

function marksOf({ readAt, handledAt }: Marked) {
  return { read: readAt !== null, handled: handledAt !== null };
}
