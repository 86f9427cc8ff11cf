import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import * as contract from "@/lib/orders/admin/contract";
import { takeTrackingBack } from "@/lib/orders/dispatch/tracking";
import { lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import { type Moved, papersOf } from "@/lib/orders/papers/after-change";
import { statusLabel } from "@/lib/orders/status/order-status";
import { withdrawStatusMail } from "@/lib/orders/status/status-mail";

/**
 * Undo is for mistakes noticed at once: later, an order is set back by another change, and the customer is
 * mailed.
 */
const UNDO_MS = 60_000;
const ACTION = "order.status-undone";

export const undoOrderStatus = serve(contract.undoOrderStatus, async (actor, input) => {
  const { orderid: id, event_id: event } = input;
  await changeOnce(actor, async (tx) => {
    const undone = await undoStatus(tx, actor, id, event);
    if (undone) await papersOf(tx, [undone]);
  });
  wake("mail");
  wake("papers");
  const order = await readAdminOrder(id);
  return { message: `Set back to ${statusLabel(order.order_status)}.`, order };
});

/**
 * Undoes the latest status change of an order with its event, tracking number and unsent mail. Returns what that
 * moved, whose papers are the caller's last step; null for a repeat.
 * @throws AppError not_found; conflict if it is not the latest, not one's own or too old.
 */
export async function undoStatus(
  tx: Tx,
  { userId }: Admin,
  orderId: string,
  eventId: string,
): Promise<Moved | null> {
  const order = await lockOrder(tx, { id: orderId });
  const latest = await tx.orderEvent.findFirst({
    where: { orderId, kind: "status" },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { id: true, at: true, from: true, by: true, byId: true },
  });
  if (latest?.id !== eventId) {
    if (await isUndone(tx, orderId, eventId)) return null;
    throw new AppError("conflict", `The order is ${statusLabel(order.status)} meanwhile.`);
  }
  const isOwn = latest.by === "admin" && latest.byId === userId && order.status !== "canceled";
  if (!isOwn) throw new AppError("conflict", "Only who has set a status can undo it.");
  if (Date.now() - latest.at.getTime() > UNDO_MS) {
    throw new AppError("conflict", "It is too late to undo this. Set the status again instead.");
  }
  await tx.orderEvent.delete({ where: { id: eventId }, select: { id: true } });
  const data = { status: latest.from };
  await tx.order.update({ where: { id: orderId }, data, select: { id: true } });
  await takeTrackingBack(tx, orderId, latest);
  await withdrawStatusMail(tx, order, { event: eventId, back: latest.from });
  await audit(tx, {
    by: "admin",
    byId: userId,
    action: ACTION,
    subject: orderId,
    detail: { before: order.status, after: latest.from, event: eventId },
  });
  return { orderId: order.id, from: order.status, to: latest.from };
}

/** Whether an identical request has already undone it. */
async function isUndone(tx: Tx, orderId: string, eventId: string): Promise<boolean> {
  const entry = await tx.auditEntry.findFirst({
    where: { subject: orderId, action: ACTION, detail: { path: ["event"], equals: eventId } },
    select: { id: true },
  });
  return entry !== null;
}
