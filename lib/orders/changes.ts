import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Prisma, Tx } from "@/lib/db";
import type { OrderFacts } from "@/lib/mail/letters/orders";
import { paise } from "@/lib/money";
import { bringFee, passFeeOn } from "@/lib/orders/cash/cash-orders";
import type { Order, OrderStatus } from "@/lib/orders/contract";
import { TRACKING_COLUMNS } from "@/lib/orders/dispatch/tracking";
import { lockPurchase } from "@/lib/orders/purchase/closing";
import { type Goods, goodsOfCancellation } from "@/lib/orders/refund/rules";
import { giveUpUnits } from "@/lib/orders/returns";
import { hasLeft, isAway, statusLabel } from "@/lib/orders/rules";
import { dropStatusMails } from "@/lib/orders/status/unsent-mail";
import { isUuid } from "@/lib/uuid";

/** Who changes an order. */
export type By = { by: "customer" | "admin" | "system"; byId?: string };
export type Cancellation = { reason: string; otherReason?: string | null; goods?: Goods };

const CHANGED = {
  id: true,
  number: true,
  purchaseId: true,
  totalPaise: true,
  status: true,
  cash: true,
  cashFeePaise: true,
  cashLessPaise: true,
  placedAt: true,
  unitsOut: true,
  unitsComing: true,
  ...TRACKING_COLUMNS,
  line: { select: { productId: true, name: true, quantity: true } },
  user: { select: { id: true, name: true, email: true } },
  purchase: { select: { method: true, paidBy: true, feePaise: true, phone: true } },
} as const satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof CHANGED }>;

/** An order with what its changes need. */
export type ChangedOrder = Omit<Row, "totalPaise"> & { totalPaise: number };

/** What a mail about the order says of it. */
export function factsOf({ number, line, user }: ChangedOrder): OrderFacts {
  return { name: user.name, number, product: line.name, quantity: line.quantity };
}

/**
 * The order as it is now, with its purchase locked: whatever else wants to change it waits until this
 * transaction ends, and then sees what it did. @throws AppError not_found, for a stranger's too.
 */
export async function lockOrder(
  tx: Tx,
  where: { id: string; userId?: string },
): Promise<ChangedOrder> {
  const select = { purchaseId: true } as const;
  const found = isUuid(where.id) && (await tx.order.findFirst({ where, select }));
  if (!found) throw noOrder();
  await lockPurchase(tx, found.purchaseId);
  const row = await tx.order.findUniqueOrThrow({ where: { id: where.id }, select: CHANGED });
  return { ...row, totalPaise: paise(row.totalPaise) };
}

/** The failure of a call on an order that is not there, or not the caller's. */
export function noOrder(): AppError {
  return new AppError("not_found", "There is no such order.");
}

/** Sets a locked order's status and writes down who did it. Answers the event's id. */
export async function setStatus(
  tx: Tx,
  order: ChangedOrder,
  to: OrderStatus,
  { by, byId }: By,
  more: Prisma.OrderUpdateInput = {},
): Promise<string> {
  assertNotCanceled(order);
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
 * Cancels a locked order and gives its units up: those that have not left go back on the stock at once, those on
 * their way when they are there, unless `goods` says otherwise. Its cash is not collected any more; money that was
 * paid online is the caller's to refund.
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

/** What was taken in cash must not be forgotten: it is given back, or was never taken. @throws AppError conflict. */
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

/** What a refused cancellation says. One that was set back is on the road, or was: no status tells why it is refused. */
export function notCancelable({ order_status: status, timeline, cash }: Refused): AppError {
  const why =
    cash?.state === "received"
      ? "Cash was received for this order"
      : hasLeft(timeline) && !isAway(status)
        ? "This order was shipped before"
        : `This order is ${statusLabel(status)} already`;
  const words = `${why}, so it cannot be canceled here. Please call us.`;
  return new AppError("order_not_cancelable", words);
}

type Refused = Pick<Order, "order_status" | "timeline" | "cash">;
