import "server-only";
import { dayCode } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { orderStatusMail } from "@/lib/mail/letters/orders";
import type { MailedPromise } from "@/lib/mail/letters/promise";
import { queueLetter } from "@/lib/mail/queue-letter";
import { cashToBring } from "@/lib/orders/cash/cash-orders";
import type { OrderStatus } from "@/lib/orders/contract";
import { keptDays } from "@/lib/orders/delivery/promise";
import { trackingFromRow } from "@/lib/orders/dispatch/tracking";
import { type ChangedOrder, factsOf } from "@/lib/orders/locked-order";
import { isInvoiced } from "@/lib/orders/papers/after-change";
import { isAway, statusLabel } from "@/lib/orders/status/order-status";
import { unsentStatusMail } from "@/lib/orders/status/unsent-mail";

/** A status mail is delayed for twice as long as its undo is offered. */
export const STATUS_MAIL_DELAY_MS = 10_000;

/**
 * Mails the customer about a change, unless it is undone in time. `event` is the id of the change's event.
 */
export async function queueStatusMail(
  tx: Tx,
  order: ChangedOrder,
  { event, status }: { event: string; status: OrderStatus },
): Promise<void> {
  const sendAfter = new Date(Date.now() + STATUS_MAIL_DELAY_MS);
  await queueLetter(
    tx,
    { to: order.user.email, dedupeKey: `order-status:${event}`, sendAfter },
    orderStatusMail,
    {
      ...factsOf(order),
      status: statusLabel(status),
      at: new Date(),
      promise: promiseOf(order),
      tracking: status === "Shipped" ? trackingFromRow({ ...order, status }) : null,
      hasInvoice: isAway(status) && !isAway(order.status) && (await isInvoiced(tx)),
      cashPaise: status === "Shipped" ? await cashToBring(tx, order.id) : 0,
    },
  );
}

function promiseOf(order: ChangedOrder): MailedPromise | null {
  const days = keptDays(order);
  return days && { ...days, today: dayCode(new Date()) };
}

/** Withdraws the mail of an undone change; if it was already sent, mails a correction. */
export async function withdrawStatusMail(
  tx: Tx,
  order: ChangedOrder,
  { event, back }: { event: string; back: OrderStatus },
): Promise<void> {
  const { count } = await tx.outboxMail.deleteMany({ where: unsentStatusMail([event]) });
  if (count > 0) return;
  await queueLetter(
    tx,
    { to: order.user.email, dedupeKey: `order-status-undone:${event}` },
    orderStatusMail,
    {
      ...factsOf(order),
      status: statusLabel(back),
      at: new Date(),
      correctsStatus: statusLabel(order.status),
    },
  );
}
