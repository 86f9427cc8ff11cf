import "server-only";
import { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import type { Prisma, Tx } from "@/lib/db";
import type { OrderStatus } from "@/lib/orders/contract";
import { carriers, trackingPage } from "@/lib/orders/dispatch/carriers";
import {
  OTHER_CARRIER,
  type TrackingInput,
  type TrackingView,
  trackingWords,
} from "@/lib/orders/dispatch/tracking-view";
import { isAway } from "@/lib/orders/status/order-status";
import { unsentStatusMail } from "@/lib/orders/status/unsent-mail";

/** The tracking columns of an order. */
export const TRACKING_COLUMNS = {
  carrier: true,
  carrierName: true,
  trackingNumber: true,
  trackingUrl: true,
} as const satisfies Prisma.OrderSelect;

export type Tracking = Prisma.OrderGetPayload<{ select: typeof TRACKING_COLUMNS }>;

export const NO_TRACKING: Tracking = {
  carrier: null,
  carrierName: null,
  trackingNumber: null,
  trackingUrl: null,
};

type By = { by: "admin"; byId: string };

/** The stored form of the input. @throws AppError invalid_input for a carrier that is not in the list. */
export function trackingOf(input: z.output<typeof TrackingInput>): Tracking {
  const { carrier, carrier_name, number: trackingNumber, url } = input;
  const known = carriers.find(({ id }) => id === carrier);
  if (!known && carrier !== OTHER_CARRIER) {
    const words = "There is no such carrier.";
    throw new AppError("invalid_input", words, { fields: { "tracking.carrier": [words] } });
  }
  const carrierName = known?.name ?? carrier_name ?? "";
  return { carrier, carrierName, trackingNumber, trackingUrl: url || null };
}

/** The tracking to show; null for an order that has not left, or was set back. */
export function trackingFromRow(row: Tracking & { status: OrderStatus }): TrackingView | null {
  const { carrier, carrierName, trackingNumber: number, trackingUrl } = row;
  if (!isAway(row.status) || carrier === null || number === null) return null;
  const known = carriers.find(({ id }) => id === carrier);
  return {
    carrier,
    carrier_name: known?.name ?? carrierName ?? carrier,
    number,
    url: trackingUrl ?? trackingPage(carrier, number),
  };
}

/**
 * Stores an order's tracking number and records the former one, under the status change `event` it came with
 * or as an event of its own. Returns the event's id; null if nothing has changed.
 */
export async function writeTracking(
  tx: Tx,
  order: Tracking & { id: string },
  now: Tracking,
  { event, ...who }: By & { event?: string },
): Promise<string | null> {
  const before = Kept.parse(order);
  const after = Kept.parse(now);
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  await tx.order.update({ where: { id: order.id }, data: after, select: { id: true } });
  const eventId = await noteTracking(tx, order.id, { after, event, ...who });
  const detail = { before: detailOf(before), after: detailOf(after), event: eventId };
  await audit(tx, { ...who, action: TRACKING_CHANGED, subject: order.id, detail });
  return eventId;
}

/** Restores the tracking that a status change has replaced, undoing later changes and their mails. */
export async function takeTrackingBack(
  tx: Tx,
  orderId: string,
  change: { id: string; at: Date; from: OrderStatus },
): Promise<void> {
  const entry = await tx.auditEntry.findFirst({
    where: {
      subject: orderId,
      action: TRACKING_CHANGED,
      detail: { path: ["event"], equals: change.id },
    },
    select: { detail: true },
  });
  if (!entry && isAway(change.from)) return;
  const before = z.object({ before: Kept.nullish() }).parse(entry?.detail ?? {}).before;
  const data = before ?? NO_TRACKING;
  await tx.order.update({ where: { id: orderId }, data, select: { id: true } });
  const since = { orderId, kind: "tracking", at: { gte: change.at } } as const;
  const events = await tx.orderEvent.findMany({ where: since, select: { id: true } });
  await tx.outboxMail.deleteMany({ where: unsentStatusMail(events.map(({ id }) => id)) });
  await tx.orderEvent.deleteMany({ where: since });
}

const TRACKING_CHANGED = "order.tracking-changed";

const Kept = z.object({
  carrier: z.string().nullable(),
  carrierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
});

function detailOf(tracking: Tracking): Tracking | null {
  return tracking.trackingNumber === null ? null : tracking;
}

async function noteTracking(
  tx: Tx,
  orderId: string,
  { after, event, by, byId }: By & { after: Tracking; event?: string },
): Promise<string> {
  const view = trackingFromRow({ ...after, status: "Shipped" });
  const note = view ? trackingWords(view) : null;
  const select = { id: true } as const;
  const { id } = event
    ? await tx.orderEvent.update({ where: { id: event }, data: { note }, select })
    : await tx.orderEvent.create({
        data: { orderId, kind: "tracking", by, byId, note: note ?? "Removed" },
        select,
      });
  return id;
}
