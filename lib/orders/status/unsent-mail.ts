import "server-only";
import type { Prisma, Tx } from "@/lib/db";

/** Unsent status mails. One that was attempted may have reached the customer, so it is excluded. */
export function unsentStatusMail(events: readonly string[]): Prisma.OutboxMailWhereInput {
  return {
    dedupeKey: { in: events.map((event) => `order-status:${event}`) },
    sentAt: null,
    tries: 0,
  };
}

/** Drops unsent status mails, which must not arrive after the cancellation mail. */
export async function dropStatusMails(tx: Tx, orderId: string): Promise<void> {
  const events = await tx.orderEvent.findMany({ where: { orderId }, select: { id: true } });
  await tx.outboxMail.deleteMany({ where: unsentStatusMail(events.map(({ id }) => id)) });
}
