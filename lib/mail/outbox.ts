import "server-only";
import { Prisma, type Tx } from "@/lib/db";

export type OutgoingMail = {
  /** Set where a cause must mail only once, for example "order-confirmation:<purchase id>". */
  dedupeKey?: string;
  to: string;
  /** Where an answer goes, when not to the shop's own address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Until when it waits, so that an undo can still take it back. */
  sendAfter?: Date;
};

/**
 * Puts a mail into the outbox, in the transaction of what causes it: both happen or neither does.
 * A second mail with the same dedupeKey is dropped.
 */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  const { dedupeKey = null, to, replyTo = null, subject, text, html, sendAfter } = mail;
  // An erased account keeps its orders, and has no mailbox any more.
  if (to.endsWith(".invalid")) return;
  await tx.outboxMail.createMany({
    data: [{ dedupeKey, to, replyTo, subject, text, html, nextTryAt: sendAfter ?? Prisma.skip }],
    skipDuplicates: true,
  });
}
