import type { By, ChangedOrder } from "@/lib/orders/locked-order";
import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Prisma, Tx } from "@/lib/db";
import { bringFee, passFeeOn } from "@/lib/orders/cash/cash-orders";
import type { Order } from "@/lib/orders/contract";
import { type Goods, goodsOfCancellation } from "@/lib/orders/refund/rules";
import { giveUpUnits } from "@/lib/orders/returns";
import { hasLeft } from "@/lib/orders/rules";
import {
  isAway,
  isTransition,
  statusLabel,
  type TargetStatus,
} from "@/lib/orders/status/order-status";
import { dropStatusMails } from "@/lib/orders/status/unsent-mail";

export type Cancellation = { reason: string; otherReason?: string | null; goods?: Goods };

/** Sets a locked order's status and records who did it. Returns the event's id. */
export async function setStatus(
  tx: Tx,
  order: ChangedOrder,
  to: TargetStatus,
  { by, byId }: By,
  more: Prisma.OrderUpdateInput = {},
): Promise<string> {
  assertNotCanceled(order);
  if (!isTransition(order.status, to, by))
    throw new Error(`No way leads from ${order.status} to ${to} for ${by}.`);
  const data = { ...more, status: to };
  await tx.order.update({ where: { id: order.id }, data, select: { id: true } });
  const { id } = await tx.orderEvent.create({
    data: { orderId: order.id, by, byId: byId ?? null, from: order.status, to },
    select: { id: true },
  });
  if (isAway(to)) await bringFee(tx, order);
  return id;
}

/**
 * Cancels a locked order and gives up its units: those that have not left go back into stock at once, those
 * on their way when they arrive, unless `goods` says otherwise. Its cash is no longer collected; the caller
 * refunds online payments.
 */
export async function cancel(
  tx: Tx,
  order: ChangedOrder,
  { reason, otherReason = null, goods }: Cancellation,
  who: By,
): Promise<void> {
  const reasons = { cancelReason: reason, cancelOtherReason: otherReason };
  assertNoCash(order);
  const cash = order.cash && ({ cash: "not_delivered" } as const);
  await dropStatusMails(tx, order.id);
  await setStatus(tx, order, "canceled", who, { ...reasons, ...cash });
  await passFeeOn(tx, order);
  await giveUpUnits(tx, order, {
    units: order.unitsOut - order.unitsComing,
    goods: goods ?? goodsOfCancellation(order.status),
    who,
  });
}

/**
 * Cash received must be returned, or recorded in error, before an order is canceled.
 * @throws AppError conflict.
 */
export function assertNoCash(order: ChangedOrder): void {
  if (order.cash !== "received") return;
  const words =
    "Cash was received for this order. Take the receipt back first, once the customer has the money again.";
  throw new AppError("conflict", words);
}

/** @throws AppError order_canceled. */
export function assertNotCanceled(order: ChangedOrder): void {
  if (order.status !== "canceled") return;
  throw new AppError("order_canceled", "This order has already been canceled.");
}

/**
 * The error of a refused cancellation. After a set-back the status does not explain the refusal: the parcel
 * is or was on the road.
 */
export function notCancelable({ order_status: status, timeline, cash }: Refused): AppError {
  const why =
    cash?.state === "received"
      ? "Cash was received for this order"
      : hasLeft(timeline) && !isAway(status)
        ? "This order was shipped before"
        : `This order is ${statusLabel(status)} already`;
  const words = `${why}, so it cannot be cancelled here. Please call us.`;
  return new AppError("order_not_cancelable", words);
}

type Refused = Pick<Order, "order_status" | "timeline" | "cash">;
