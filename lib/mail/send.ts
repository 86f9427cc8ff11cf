import "server-only";
import { createTransport } from "nodemailer";
import { db, Prisma } from "@/lib/db";
import { env, required } from "@/lib/env";
import { startOf } from "@/lib/graphemes";
import { backOffMs, MAX_TRIES, messageId } from "@/lib/mail/rules";
import { rows } from "@/lib/sql";

/**
 * Sends due mails, oldest first, at most `limit`. Safe to run in several processes. A failed mail is retried
 * later; one recorded as sent is never sent again.
 */
export async function sendDueMails(limit = 20): Promise<{ sent: number; failed: number }> {
  const done = { sent: 0, failed: 0 };
  let mail = await claim();
  const transport = mail && connect();
  try {
    while (mail && transport) {
      const isSent = await deliver(transport, mail);
      done[isSent ? "sent" : "failed"] += 1;
      const isLast = done.sent + done.failed >= limit;
      mail = isSent ? await recordAndClaim(mail.id, isLast) : isLast ? undefined : await claim();
    }
  } finally {
    transport?.close();
  }
  return done;
}

type Transport = ReturnType<typeof connect>;
type DueMail = {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
};

// Together shorter than the first back-off, so that no other worker claims a mail that is being sent.
const TIME_LIMITS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };

function connect() {
  return createTransport({
    url: required("SMTP_URL"),
    pool: true,
    maxConnections: 1,
    ...TIME_LIMITS,
  });
}

/**
 * Claims the next due mail. The attempt is counted and the next one scheduled before anything is sent, so a
 * crash leaves a failed mail, not a lost or stuck one.
 */
async function claim(): Promise<DueMail | undefined> {
  const [mail] = await rows<DueMail>(db(), CLAIM);
  return mail;
}

/** In milliseconds, after each try. */
const BACK_OFFS = Array.from({ length: MAX_TRIES }, (_, index) => backOffMs(index + 1));

const CLAIM = Prisma.sql`
  UPDATE "OutboxMail" SET tries = tries + 1,
    "nextTryAt" = now() + interval '1 millisecond' * (${BACK_OFFS}::int[])[tries + 1]
  WHERE id = (
    SELECT id FROM "OutboxMail" WHERE "sentAt" IS NULL AND "nextTryAt" <= now() AND tries < ${MAX_TRIES}::int
    ORDER BY "nextTryAt", id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, "to", "replyTo", subject, text, html`;

/** Records a mail as sent, and claims the next unless it was the last. What was sent is not kept: it holds codes, invitations and addresses. */
async function recordAndClaim(id: string, isLast: boolean): Promise<DueMail | undefined> {
  const record = Prisma.sql`
    UPDATE "OutboxMail" SET "sentAt" = now(), "lastError" = NULL, text = '', html = '', "replyTo" = NULL
    WHERE id = ${id}::uuid`;
  if (isLast) {
    await rows(db(), record);
    return undefined;
  }
  const [mail] = await rows<DueMail>(db(), Prisma.sql`WITH recorded AS (${record}) ${CLAIM}`);
  return mail;
}

async function deliver(transport: Transport, mail: DueMail): Promise<boolean> {
  const { id, to, replyTo, subject, text, html } = mail;
  const from = env().MAIL_FROM;
  const envelope = { from, to, replyTo: replyTo ?? undefined, messageId: messageId(id, from) };
  try {
    await transport.sendMail({ ...envelope, subject, text, html });
  } catch (error) {
    await recordFailure(id, reasonOf(error));
    return false;
  }
  return true;
}

async function recordFailure(id: string, lastError: string): Promise<void> {
  await db().outboxMail.update({ where: { id }, data: { lastError }, select: { id: true } });
}

function reasonOf(error: unknown): string {
  return startOf(error instanceof Error ? error.message : String(error), 500);
}
