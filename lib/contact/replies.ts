import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { MESSAGE_COLUMNS, messageFromRow } from "@/lib/contact/mapper";
import type { ContactReply } from "@/lib/contact/reply-contract";
import * as contract from "@/lib/contact/reply-contract";
import { company } from "@/lib/content/company";
import { db, type Prisma, type Tx } from "@/lib/db";
import { doubleSubmitWindow } from "@/lib/double-submit";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { lockRow } from "@/lib/lock";
import { answerMail } from "@/lib/mail/letters/contact";
import { queueLetter } from "@/lib/mail/queue-letter";
import { MAX_TRIES } from "@/lib/mail/rules";
import { isUuid } from "@/lib/uuid";

export const getMessage = serve(contract.getMessage, async (_actor, { id }) => {
  const row =
    isUuid(id) &&
    (await db().contactMessage.findUnique({ where: { id }, select: MESSAGE_COLUMNS }));
  if (!row) throw noMessage();
  return { contact: messageFromRow(row), replies: await repliesTo({ messageId: id }) };
});

export const answerMessage = serve(contract.answerMessage, async (actor, input) => {
  const id = await changeOnce(actor, (tx) => answer(tx, actor, input));
  wake("mail");
  const [reply] = await repliesTo({ id });
  const where = { id: input.id };
  const row = await db().contactMessage.findUnique({ where, select: MESSAGE_COLUMNS });
  // The writer's account may have been erased since.
  if (!reply || !row) throw noMessage();
  return { message: `Answer to ${row.reference} sent.`, reply, contact: messageFromRow(row) };
});

type Answer = z.output<typeof contract.answerMessage.input>;

/**
 * Stores answer, marks, audit entry and mail in one transaction. Returns the id; for a double submit that of
 * the first one.
 */
async function answer(tx: Tx, { userId: byId }: Admin, input: Answer): Promise<string> {
  const { id: messageId, text, handled, replies_seen: seen } = input;
  if (!(await lockRow(tx, "ContactMessage", messageId))) throw noMessage();
  const now = new Date();
  const same = { messageId, byId, text, createdAt: doubleSubmitWindow(now) };
  const earlier = await tx.contactReply.findFirst({ where: same, select: { id: true } });
  if (earlier) return earlier.id;
  await assertSeen(tx, messageId, seen);
  const data = { messageId, byId, text, createdAt: now };
  const { id } = await tx.contactReply.create({ data, select: { id: true } });
  const message = await mark(tx, messageId, { now, handled });
  // The audit log has no text: it names people.
  const detail = { before: null, after: { reply: id, handled } };
  const action = "message.answered";
  await audit(tx, { by: "admin", byId, action, subject: messageId, detail });
  const replyTo = message.topic === "grievance" ? company.grievanceOfficer.email : company.email;
  const envelope = { to: message.email, replyTo, dedupeKey: mailKey(id) };
  const userId = message.userId ?? undefined;
  await queueLetter(tx, { ...envelope, userId }, answerMail, { ...message, text });
  return id;
}

/** @throws AppError conflict if someone has answered since the screen was rendered. */
async function assertSeen(tx: Tx, messageId: string, seen: number | undefined): Promise<void> {
  if (seen === undefined) return;
  const replies = await tx.contactReply.findMany({
    where: { messageId },
    orderBy: { createdAt: "desc" },
    select: { by: { select: { name: true } } },
  });
  if (replies.length <= seen) return;
  const who = replies[0]?.by.name ?? "Somebody";
  throw new AppError("conflict", `${who} has answered meanwhile. Read that answer first.`);
}

/** Marks the message as read, and as handled on request; earlier marks keep their time. */
async function mark(tx: Tx, id: string, { now, handled }: { now: Date; handled: boolean }) {
  const { readAt, handledAt } = await tx.contactMessage.findUniqueOrThrow({
    where: { id },
    select: { readAt: true, handledAt: true },
  });
  return tx.contactMessage.update({
    where: { id },
    data: { readAt: readAt ?? now, handledAt: handledAt ?? (handled ? now : null) },
    select: MAILED,
  });
}

const MAILED = {
  reference: true,
  topic: true,
  email: true,
  userId: true,
  message: true,
  createdAt: true,
} as const satisfies Prisma.ContactMessageSelect;

const REPLY = {
  id: true,
  text: true,
  createdAt: true,
  by: { select: { name: true } },
} as const satisfies Prisma.ContactReplySelect;

async function repliesTo(where: { messageId: string } | { id: string }): Promise<ContactReply[]> {
  const rows = await db().contactReply.findMany({
    where,
    select: REPLY,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const mails = await db().outboxMail.findMany({
    where: { dedupeKey: { in: rows.map(({ id }) => mailKey(id)) } },
    select: { dedupeKey: true, sentAt: true, tries: true, lastError: true },
  });
  const byKey = new Map(mails.map((mail) => [mail.dedupeKey, mail]));
  return rows.map(({ id, text, by, createdAt }) => {
    const mail = mailState(byKey.get(mailKey(id)));
    return { id, text, by: by.name, at: createdAt, mail };
  });
}

function mailKey(replyId: string): string {
  return `contact-reply:${replyId}`;
}

type Mail = { sentAt: Date | null; tries: number; lastError: string | null };

function mailState(mail: Mail | undefined): ContactReply["mail"] {
  if (!mail) return { state: "removed", sent_at: null, problem: null };
  const { sentAt, tries, lastError: problem } = mail;
  if (sentAt) return { state: "sent", sent_at: sentAt, problem: null };
  return { state: tries < MAX_TRIES ? "waiting" : "failed", sent_at: null, problem };
}

function noMessage(): AppError {
  return new AppError("not_found", "This message does not exist.");
}
