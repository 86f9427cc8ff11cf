import "server-only";
import { db, Prisma } from "@/lib/db";
import { env } from "@/lib/env";
import { startOf } from "@/lib/graphemes";
import { mailServer } from "@/lib/mail/mail-server";
import { backOffMs, MAX_TRIES, messageId } from "@/lib/mail/rules";
import { rows } from "@/lib/sql";

/** Most mails on their way at once. With one connection a mail server far away takes some ten mails a second. */
const CONNECTIONS = 4;

/**
 * Sends due mails, oldest first and some at a time, at most `limit`. Safe to run in several processes. A failed mail is
 * retried later; one recorded as sent is never sent again.
 * @throws Error if the database does not answer, once the mails on their way are through.
 */
export async function sendDueMails(limit = 20): Promise<{ sent: number; failed: number }> {
  const run: Run = { left: limit, sent: 0, failed: 0 };
  const first = await claimNext(run);
  if (first) await sendFrom(first, run);
  return { sent: run.sent, failed: run.failed };
}

/** `left` counts the mails that may still be claimed. */
type Run = { left: number; sent: number; failed: number };

async function sendFrom(first: DueMail, run: Run): Promise<void> {
  const transport = connect();
  const claimed = [first, ...Array.from({ length: CONNECTIONS - 1 }, () => claimNext(run))];
  const senders = claimed.map(async (mail) => sendOneByOne(transport, await mail, run));
  try {
    await Promise.all(senders);
  } finally {
    await Promise.allSettled(senders);
    transport.close();
  }
}

/** Sends a mail, and then each next one that is due, until there is none. */
async function sendOneByOne(transport: Transport, first: DueMail | undefined, run: Run) {
  let mail = first;
  while (mail) {
    const isSent = await deliver(transport, mail);
    run[isSent ? "sent" : "failed"] += 1;
    mail = await (isSent ? recordAndClaim(mail.id, run) : claimNext(run));
  }
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
  return mailServer({ pool: true, maxConnections: CONNECTIONS, ...TIME_LIMITS });
}

/**
 * Claims the next due mail, unless the run has had enough. The attempt is counted and the next one scheduled before
 * anything is sent, so a crash leaves a failed mail, not a lost or stuck one.
 */
async function claimNext(run: Run): Promise<DueMail | undefined> {
  if (!mayClaim(run)) return undefined;
  const [mail] = await rows<DueMail>(db(), CLAIM);
  return mail;
}

/** Counts a claim, unless the run has had enough. */
function mayClaim(run: Run): boolean {
  if (run.left <= 0) return false;
  run.left -= 1;
  return true;
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

const recordOf = (id: string) => Prisma.sql`
  UPDATE "OutboxMail" SET "sentAt" = now(), "lastError" = NULL, text = '', html = '', "replyTo" = NULL
  WHERE id = ${id}::uuid`;

/** Records a mail as sent, and claims the next. What was sent is not kept: it holds codes, invitations and addresses. */
async function recordAndClaim(id: string, run: Run): Promise<DueMail | undefined> {
  const record = recordOf(id);
  if (!mayClaim(run)) {
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
