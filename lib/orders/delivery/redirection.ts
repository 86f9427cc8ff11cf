import "server-only";
import { formatPhone } from "@/lib/accounts/rules";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { Prisma, type Tx } from "@/lib/db";
import { deliveryChangedMail, deliveryChangedNotice } from "@/lib/mail/letters/delivery";
import { queueLetter } from "@/lib/mail/queue-letter";
import { assertNotCanceled } from "@/lib/orders/changes";
import { phoneMissing } from "@/lib/orders/delivery/contact-phone";
import { Delivery, mayRedirect, purchaseOf } from "@/lib/orders/delivery/delivery";
import { promiseAnew } from "@/lib/orders/delivery/promise";
import type { ChangedOrder } from "@/lib/orders/locked-order";
import { creditOrder } from "@/lib/orders/papers/credit";
import { assertServed } from "@/lib/orders/purchase/served";
import { AWAY, statusLabel } from "@/lib/orders/status/order-status";
import { notifyStaff } from "@/lib/settings/notify";

/** Who redirects the order. */
type By = { by: "customer" | "admin"; byId: string };

/** The changes; undefined fields stay as they are. */
export type DeliveryChange = {
  to?: Pick<Delivery, "address" | "deliveryAddress"> & { isSaved: boolean };
  phone?: string;
  driverNote?: string | null;
};

/**
 * Redirects a locked order together with every order of its purchase that has not shipped. Orders that have
 * left or ended keep their delivery. Records the former delivery and mails the customer and the staff.
 * Returns whether anything has changed.
 * @throws AppError order_canceled, delivery_fixed, phone_missing; and as `assertServed`.
 */
export async function redirect(
  tx: Tx,
  order: ChangedOrder,
  wish: DeliveryChange,
  who: By,
): Promise<boolean> {
  assertRedirectable(order, who.by);
  const purchase = await readPurchase(tx, order.purchaseId);
  const own = purchase.orders.find(({ id }) => id === order.id);
  const before = Delivery.parse(purchaseOf({ sentTo: own?.sentTo ?? null, purchase }));
  const after = applied(before, wish);
  if (!after.phone) throw phoneMissing();
  const moved = purchase.orders.filter(({ status }) => mayRedirect(status));
  const isStray = moved.some(({ sentTo }) => sentTo !== null);
  if (isSame(before, after) && !isStray) return false;
  const isFar = isStray || after.address.pin !== before.address.pin;
  if (isFar && wish.to) {
    assertServed(after.address.pin, wish.to.isSaved ? "address_id" : "address.pin");
  }
  await freezeSentDeliveries(tx, order.purchaseId, Delivery.parse(purchase));
  await tx.order.updateMany({
    where: { id: { in: moved.map(({ id }) => id) } },
    data: { sentTo: Prisma.DbNull },
  });
  await tx.purchase.update({
    where: { id: order.purchaseId },
    data: after,
    select: { id: true },
  });
  const ids = moved.map(({ id }) => id);
  const arrivals = isFar ? await promiseAnew(tx, ids, after.address) : [];
  await publishChange(tx, { order, moved, before, after, who, arrivals });
  // An invoice that was made before the goods leave names where they were to go. Its series is locked last.
  const isMoved = JSON.stringify(before.address) !== JSON.stringify(after.address);
  if (isMoved) for (const id of ids) await creditOrder(tx, id, { reason: "Delivered elsewhere" });
  return true;
}

/** @throws AppError order_canceled, delivery_fixed. */
export function assertRedirectable(
  order: Pick<ChangedOrder, "status"> & ChangedOrder,
  by: By["by"],
): void {
  assertNotCanceled(order);
  if (mayRedirect(order.status)) return;
  const call = by === "customer" ? " Please call us." : "";
  const words = `This order is ${statusLabel(order.status)} already, so its delivery can no longer be changed.${call}`;
  throw new AppError("delivery_fixed", words);
}

type Moved = { id: string; number: string };
type Change = {
  order: ChangedOrder;
  moved: readonly Moved[];
  before: Delivery;
  after: Delivery;
  who: By;
  arrivals: Awaited<ReturnType<typeof promiseAnew>>;
};

/** Writes history and audit log, and mails the change. */
async function publishChange(
  tx: Tx,
  { order, moved, before, after, who, arrivals }: Change,
): Promise<void> {
  const orderIds = moved.map(({ id }) => id);
  const { purchaseId } = order;
  const { id, at } = await tx.redirection.create({
    data: { purchaseId, ...who, orderIds, before, after },
    select: { id: true, at: true },
  });
  // The audit log keeps no personal data; the redirection row has all of it.
  const detail = {
    before: placeOf(before),
    after: placeOf(after),
    ...changedFields(before, after),
  };
  await audit(tx, {
    ...who,
    action: "order.delivery-changed",
    subject: order.id,
    detail: { ...detail, redirection: id },
  });
  const { name, email } = order.user;
  const numbers = moved.map(({ number }) => number);
  const byShop = who.by === "admin";
  const phone = after.phone && formatPhone(after.phone);
  await queueLetter(tx, { to: email, dedupeKey: `delivery-changed:${id}` }, deliveryChangedMail, {
    ...after,
    phone,
    numbers,
    name,
    byShop,
    at,
    arrivals,
  });
  const notice = { numbers, orderId: order.id, byShop };
  await notifyStaff(tx, "orders", { key: `delivery:${id}` }, deliveryChangedNotice, notice);
}

/** Copies the former delivery to orders that are shipped, delivered or canceled. */
async function freezeSentDeliveries(tx: Tx, purchaseId: string, delivery: Delivery): Promise<void> {
  await tx.order.updateMany({
    where: {
      purchaseId,
      status: { in: [...AWAY, "canceled"] },
      sentTo: { equals: Prisma.DbNull },
    },
    data: { sentTo: delivery },
  });
}

function applied(before: Delivery, { to, phone, driverNote }: DeliveryChange): Delivery {
  const { address, deliveryAddress } = to ?? before;
  const note = driverNote === undefined ? before.driverNote : driverNote || null;
  return { address, deliveryAddress, phone: phone ?? before.phone, driverNote: note };
}

function isSame(one: Delivery, other: Delivery): boolean {
  const withoutAddress = ({ address: _address, ...rest }: Delivery) => rest;
  return JSON.stringify(withoutAddress(one)) === JSON.stringify(withoutAddress(other));
}

function placeOf({ address: { city, state, pin } }: Delivery) {
  return { city, state, pin };
}

function changedFields(before: Delivery, after: Delivery) {
  return {
    phone_changed: before.phone !== after.phone,
    note_changed: before.driverNote !== after.driverNote,
  };
}

async function readPurchase(tx: Tx, id: string) {
  return tx.purchase.findUniqueOrThrow({ where: { id }, select: PURCHASE });
}

const PURCHASE = {
  address: true,
  deliveryAddress: true,
  phone: true,
  driverNote: true,
  orders: {
    select: { id: true, number: true, status: true, sentTo: true },
    orderBy: { number: "asc" },
  },
} as const satisfies Prisma.PurchaseSelect;
