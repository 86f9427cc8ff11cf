import "server-only";
import type { Tx } from "@/lib/db";
import { trackingMail } from "@/lib/mail/letters/tracking";
import { queueLetter } from "@/lib/mail/queue-letter";
import { type Tracking, trackingFromRow, writeTracking } from "@/lib/orders/dispatch/tracking";
import { type ChangedOrder, factsOf } from "@/lib/orders/locked-order";
import { queueStatusMail, STATUS_MAIL_DELAY_MS } from "@/lib/orders/status/status-mail";
import { unsentStatusMail } from "@/lib/orders/status/unsent-mail";

/**
 * Gives a locked order that has left another carrier or tracking number, or none. The customer reads the new one in the
 * mail that says Shipped, where that one still waits, and otherwise in a mail of its own, which waits as long.
 */
export async function retrack(
  tx: Tx,
  order: ChangedOrder,
  now: Tracking,
  who: { by: "admin"; byId: string },
): Promise<void> {
  const event = await writeTracking(tx, order, now, who);
  if (!event) return;
  const shipped = await dropUnsent(tx, order.id);
  if (order.status !== "Shipped") return;
  if (shipped) {
    return queueStatusMail(tx, { ...order, ...now }, { event: shipped, status: "Shipped" });
  }
  const tracking = trackingFromRow({ ...now, status: order.status });
  if (!tracking) return;
  const sendAfter = new Date(Date.now() + STATUS_MAIL_DELAY_MS);
  await queueLetter(
    tx,
    { to: order.user.email, dedupeKey: `order-status:${event}`, sendAfter },
    trackingMail,
    { ...factsOf(order), tracking, isChanged: order.trackingNumber !== null },
  );
}

/** A parcel that is here again has no number to be told of. */
export async function dropTrackingMails(tx: Tx, orderId: string): Promise<void> {
  const where = { orderId, kind: "tracking" } as const;
  const events = await tx.orderEvent.findMany({ where, select: { id: true } });
  await tx.outboxMail.deleteMany({ where: unsentStatusMail(events.map(({ id }) => id)) });
}

/** Mails of before say what is no longer so. Answers the event of the last change of status, where its mail waited. */
async function dropUnsent(tx: Tx, orderId: string): Promise<string | undefined> {
  await dropTrackingMails(tx, orderId);
  const last = await tx.orderEvent.findFirst({
    where: { orderId, kind: "status" },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { id: true, to: true },
  });
  if (last?.to !== "Shipped") return undefined;
  const { count } = await tx.outboxMail.deleteMany({ where: unsentStatusMail([last.id]) });
  return count > 0 ? last.id : undefined;
}
