import "server-only";
import type { Tx } from "@/lib/db";
import { queueLetter } from "@/lib/mail/queue-letter";
import { trackingMail } from "@/lib/mail/tracking";
import { type ChangedOrder, factsOf } from "@/lib/orders/changes";
import { queueStatusMail, STATUS_MAIL_DELAY_MS } from "@/lib/orders/status-mail";
import { type Tracking, trackingFromRow, writeTracking } from "@/lib/orders/tracking";
import { unsentStatusMail } from "@/lib/orders/unsent-mail";

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

/** Mails of before say what is no longer so. Answers the event of the last change of status, where its mail waited. */
async function dropUnsent(tx: Tx, orderId: string): Promise<string | undefined> {
  const events = await tx.orderEvent.findMany({
    where: { orderId, kind: { in: ["status", "tracking"] } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { id: true, kind: true, to: true },
  });
  const numbers = events.filter(({ kind }) => kind === "tracking").map(({ id }) => id);
  await tx.outboxMail.deleteMany({ where: unsentStatusMail(numbers) });
  const last = events.find(({ kind }) => kind === "status");
  if (last?.to !== "Shipped") return undefined;
  const { count } = await tx.outboxMail.deleteMany({ where: unsentStatusMail([last.id]) });
  return count > 0 ? last.id : undefined;
}
