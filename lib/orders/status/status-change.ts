import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import type { Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { assertNotCanceled, setStatus } from "@/lib/orders/changes";
import type { OrderStatus } from "@/lib/orders/contract";
import { NO_TRACKING, trackingOf, writeTracking } from "@/lib/orders/dispatch/tracking";
import { dropTrackingMails, retrack } from "@/lib/orders/dispatch/tracking-change";
import type { TrackingInput } from "@/lib/orders/dispatch/tracking-view";
import { assertEway } from "@/lib/orders/eway/departure";
import type { ChangedOrder } from "@/lib/orders/locked-order";
import { isAway, isSetBack, type TargetStatus } from "@/lib/orders/status/order-status";
import { queueStatusMail } from "@/lib/orders/status/status-mail";

/** The status to set, and optionally the tracking number. */
export type StatusInput = {
  status: TargetStatus;
  tracking?: z.output<typeof TrackingInput>;
  /** The orders of the same change. */
  together?: readonly string[];
};

/** The former status and the event's id; null if nothing changed. */
export type StatusChange = { previous_status: OrderStatus; event_id: string | null };

/**
 * Sets a locked order's status, records who did it, and mails the customer. An order that leaves gets the
 * tracking number sent with the change, or none: an earlier number belonged to another parcel.
 * @throws AppError order_canceled; invalid_input for a carrier that is not in the list; conflict for goods that need an
 * e-way bill.
 */
export async function changeStatus(
  tx: Tx,
  { userId }: Admin,
  order: ChangedOrder,
  { status: to, tracking, together = [] }: StatusInput,
): Promise<StatusChange> {
  assertNotCanceled(order);
  const who = { by: "admin", byId: userId } as const;
  const given = tracking && trackingOf(tracking);
  const previous = { previous_status: order.status };
  if (order.status === to) {
    if (given) await retrack(tx, order, given, who);
    return { ...previous, event_id: null };
  }
  const leaves = isAway(to) && !isAway(order.status);
  if (leaves) await assertEway(tx, order, together);
  const event = await setStatus(tx, order, to, who);
  const detail = { before: order.status, after: to };
  await audit(tx, { ...who, action: "order.status-changed", subject: order.id, detail });
  const kept = given ?? (leaves ? NO_TRACKING : undefined);
  if (kept) await writeTracking(tx, order, kept, { ...who, event });
  if (isSetBack(order.status, to)) await dropTrackingMails(tx, order.id);
  await queueStatusMail(tx, { ...order, ...kept }, { event, status: to });
  return { ...previous, event_id: event };
}
