import "server-only";
import type { Tx } from "@/lib/db";
import { trackingMail } from "@/lib/mail/letters/tracking";
import { queueLetter } from "@/lib/mail/queue-letter";
import { type Tracking, trackingFromRow, writeTracking } from "@/lib/orders/dispatch/tracking";
import { type ChangedOrder, factsOf } from "@/lib/orders/locked-order";
import { queueStatusMail, STATUS_MAIL_DELAY_MS } from "@/lib/orders/status/status-mail";
import { unsentStatusMail } from "@/lib/orders/status/unsent-mail";

/**
 * Changes or removes the tracking number of a locked order that has left. If the Shipped mail has not been
 * sent, it will carry the new number; otherwise the customer gets a separate mail after the same delay.
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

/** Drops unsent tracking mails of a parcel that has come back. */
export async function dropTrackingMails(tx: Tx, orderId: string): Promise<void> {
  const where = { orderId, kind: "tracking" } as const;
  const events = await tx.orderEvent.findMany({ where, select: { id: true } });
  await tx.outboxMail.deleteMany({ where: unsentStatusMail(events.map(({ id }) => id)) });
}

/**
 * Drops unsent mails that are now wrong. Returns the event of the change to Shipped if its mail was one of
 * them.
 */
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
