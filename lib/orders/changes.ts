import "server-only";
import type { Prisma, Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import type { OrderFacts } from "@/lib/mail/orders";
import { paise } from "@/lib/money";
import { lockPurchase } from "@/lib/orders/closing";
import type { OrderStatus } from "@/lib/orders/contract";
import { statusLabel } from "@/lib/orders/rules";
import { restock } from "@/lib/orders/stock";
import { dropStatusMails } from "@/lib/orders/unsent-mail";
import { isUuid } from "@/lib/uuid";

/** Who changes an order. */
export type By = { by: "customer" | "admin" | "system"; byId?: string };
export type Cancellation = { reason: string; otherReason?: string | null };

const CHANGED = {
  id: true,
  number: true,
  purchaseId: true,
  totalPaise: true,
  status: true,
  line: { select: { productId: true, name: true, quantity: true } },
  user: { select: { id: true, name: true, email: true } },
  purchase: { select: { method: true, paidBy: true } },
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
  return id;
}

/** Cancels a locked order and puts its units back on the stock, once. Money is the caller's to refund. */
export async function cancel(
  tx: Tx,
  order: ChangedOrder,
  { reason, otherReason = null }: Cancellation,
  who: By,
): Promise<void> {
  const reasons = { cancelReason: reason, cancelOtherReason: otherReason };
  await dropStatusMails(tx, order.id);
  await setStatus(tx, order, "canceled", who, reasons);
  const { productId, quantity } = order.line;
  await restock(tx, { orderId: order.id, purchaseId: order.purchaseId, productId, quantity });
}

/** @throws AppError order_canceled. */
export function assertNotCanceled(order: ChangedOrder): void {
  if (order.status !== "canceled") return;
  throw new AppError("order_canceled", "This order has already been canceled.");
}

/** What a refused cancellation says. */
export function notCancelable(status: OrderStatus): AppError {
  const words = `This order is ${statusLabel(status)} already, so it cannot be canceled here. Please call us.`;
  return new AppError("order_not_cancelable", words);
}
