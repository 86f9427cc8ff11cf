import "server-only";
import { newId } from "@/lib/bulk";
import { Prisma, type Tx } from "@/lib/db";
import { NOW_MS, rows } from "@/lib/sql";

export type OutgoingMail = {
  /** If set, only one mail with this key is sent, for example "order-confirmation:<purchase id>". */
  dedupeKey?: string;
  to: string;
  /** The Reply-To address, if not the shop's own. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Not sent before this time, so that an undo can still drop it. */
  sendAfter?: Date;
  /** The person it belongs to, if the address no longer shows it because this change has replaced it. */
  userId?: string;
};

/**
 * Puts a mail into the outbox in the transaction of its cause, so that both happen or neither. A second mail
 * with the same dedupeKey is dropped.
 */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  const { dedupeKey = null, to, replyTo = null, subject, text, html, sendAfter } = mail;
  // An erased account keeps its orders but has no mailbox.
  if (to.endsWith(".invalid")) return;
  const userId = mail.userId ?? (await ownerOf(tx, to, replyTo));
  await rows(
    tx,
    Prisma.sql`
      INSERT INTO "OutboxMail" (id, "dedupeKey", "to", "replyTo", subject, text, html, "nextTryAt", "userId")
      VALUES (${newId()}::uuid, ${dedupeKey}, ${to}, ${replyTo}, ${subject}, ${text}, ${html},
        coalesce(${sendAfter ?? null}::timestamptz, ${NOW_MS}), ${userId}::uuid)
      ON CONFLICT DO NOTHING`,
  );
}

/**
 * Whose personal data the mail holds: the customer in Reply-To, if that address is proven, else the
 * recipient. Stored by id, because addresses change and accounts are erased later.
 */
async function ownerOf(tx: Tx, to: string, replyTo: string | null): Promise<string | null> {
  const answered = {
    email: replyTo ?? "",
    role: "customer",
    emailVerifiedAt: { not: null },
  } as const;
  const [found] = await tx.user.findMany({
    where: { OR: [answered, { email: to.toLowerCase() }] },
    // Prefer the customer to an administrator, who only reads it.
    orderBy: { role: "asc" },
    take: 1,
    select: { id: true },
  });
  return found?.id ?? null;
}
