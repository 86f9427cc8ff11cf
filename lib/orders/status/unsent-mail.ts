import "server-only";
import type { Prisma, Tx } from "@/lib/db";

/** The mails about changes of status that wait: a mail that was tried once may be with the customer already. */
export function unsentStatusMail(events: readonly string[]): Prisma.OutboxMailWhereInput {
  return {
    dedupeKey: { in: events.map((event) => `order-status:${event}`) },
    sentAt: null,
    tries: 0,
  };
}

/** A mail about a status must not arrive after the one that says that the order is canceled. */
export async function dropStatusMails(tx: Tx, orderId: string): Promise<void> {
  const events = await tx.orderEvent.findMany({ where: { orderId }, select: { id: true } });
  await tx.outboxMail.deleteMany({ where: unsentStatusMail(events.map(({ id }) => id)) });
}
