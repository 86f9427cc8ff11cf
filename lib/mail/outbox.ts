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
  /** Whose it is, where the address does not say so any more: one that was given up by this very change. */
  userId?: string;
};

/**
 * Puts a mail into the outbox, in the transaction of what causes it: both happen or neither does.
 * A second mail with the same dedupeKey is dropped.
 */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  const { dedupeKey = null, to, replyTo = null, subject, text, html, sendAfter } = mail;
  // An erased account keeps its orders, and has no mailbox any more.
  if (to.endsWith(".invalid")) return;
  const userId = mail.userId ?? (await ownerOf(tx, to, replyTo));
  const nextTryAt = sendAfter ?? Prisma.skip;
  await tx.outboxMail.createMany({
    data: [{ dedupeKey, to, replyTo, subject, text, html, nextTryAt, userId }],
    skipDuplicates: true,
  });
}

/**
 * Whose data the mail holds: the customer to whom staff would answer, if that address is proven, else whom it
 * is to. Kept by id, because people change their address and have their account erased later.
 */
async function ownerOf(tx: Tx, to: string, replyTo: string | null): Promise<string | null> {
  const answered = {
    email: replyTo ?? "",
    role: "customer",
    emailVerifiedAt: { not: null },
  } as const;
  const [found] = await tx.user.findMany({
    where: { OR: [answered, { email: to.toLowerCase() }] },
    // A customer goes before an administrator, who only reads it.
    orderBy: { role: "asc" },
    take: 1,
    select: { id: true },
  });
  return found?.id ?? null;
}
