import "server-only";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { log } from "@/lib/log";
import { paise } from "@/lib/money";
import { cashToPay } from "@/lib/orders/cash/cash-orders";
import { ORDERS, ordersFrom } from "@/lib/orders/own/purchase";
import { RECENT_MS } from "@/lib/orders/purchase/closing";
import { REFUND_COLUMNS, refundFromRow } from "@/lib/orders/refund/row";
import type { PurchaseStatus } from "@/lib/payments/contract";
import * as contract from "@/lib/payments/contract";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import { type Pending, pendingOf } from "@/lib/payments/rules";
import { type Attempt, settle } from "@/lib/payments/settle";

/** A waiting page polls every second or two; the provider is asked no more often than this. */
const ASK_AGAIN_MS = 1_000;

export const getPurchaseStatus = serve(contract.getPurchaseStatus, ({ userId }, input) =>
  askedStatus(userId, input.purchase_id),
);

export const getOpenPurchase = serve(contract.getOpenPurchase, async ({ userId }) => {
  const since = new Date(Date.now() - RECENT_MS);
  const open = await db().purchase.findFirst({
    where: {
      userId,
      method: "online",
      OR: [{ state: "awaiting_payment" }, { state: "expired", closedFor: "expired" }],
      createdAt: { gt: since },
    },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  if (!open) return { purchase: null };
  const purchase = await askedStatus(userId, open.id);
  const isOpen = purchase.state === "awaiting_payment" || purchase.state === "confirming";
  return { purchase: isOpen ? purchase : null };
});

/** The status of a purchase; asks the provider first while it is open. */
async function askedStatus(userId: string, purchaseId: string): Promise<PurchaseStatus> {
  const attempt = await db().paymentAttempt.findFirst({
    where: {
      purchaseId,
      providerOrderId: { not: null },
      purchase: { userId, state: { in: ["awaiting_payment", "expired", "failed"] } },
    },
    orderBy: { createdAt: "desc" },
    select: { providerOrderId: true, checkedAt: true },
  });
  const isDue = !attempt?.checkedAt || Date.now() - attempt.checkedAt.getTime() > ASK_AGAIN_MS;
  const orderId = attempt?.providerOrderId;
  const pending = orderId && isDue ? await trySettle(orderId) : await knownPending(purchaseId);
  return statusOf(userId, purchaseId, pending);
}

/** Runs `settle` and returns what is pending. If the provider does not answer, money may be on its way. */
export async function trySettle(orderId: string, known?: Attempt): Promise<Pending> {
  try {
    return (await settle(orderId, known))?.pending ?? "none";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log().error({ orderId, err: error }, "could not ask the provider");
    return "money";
  }
}

async function knownPending(purchaseId: string): Promise<Pending> {
  return pendingOf(
    await db().payment.findMany({ where: { purchaseId }, select: { status: true } }),
  );
}

/** A person's purchase as stored. @throws AppError not_found, also for another person's. */
export async function statusOf(
  userId: string,
  id: string,
  pending: Pending,
): Promise<PurchaseStatus> {
  const purchase = await db().purchase.findFirst({ where: { id, userId }, select: PURCHASE });
  if (!purchase) throw new AppError("not_found", "There is no such purchase.");
  const { state, lines } = purchase;
  const orders = state === "placed" ? ordersFrom(purchase.orders) : [];
  const isOpen = state === "awaiting_payment" || state === "expired" || state === "failed";
  return {
    purchase_id: id,
    state: isOpen ? openState(state, pending) : state,
    bank_pending: state === "awaiting_payment" && pending === "bank",
    total: paise(purchase.totalPaise),
    fee: paise(purchase.feePaise),
    deliveryaddress: purchase.deliveryAddress,
    phone: purchase.phone,
    driver_note: purchase.driverNote,
    replaced: purchase.closedFor === "replaced",
    cash_left: purchase.method === "cash" ? await cashToPay(db(), id) : null,
    items: lines.map((line) => ({
      product_name: line.name,
      product_image: line.imageBase,
      quantity: line.quantity,
      unit_price: paise(line.unitPaise),
    })),
    order_ids: orders.map((order) => order.order_id),
    order_numbers: orders.map((order) => order.order_number),
    orders,
    reserved_until: state === "awaiting_payment" ? purchase.reservedUntil : null,
    all_held: lines.every(({ quantity, heldUnits }) => heldUnits === quantity),
    by_office: purchase.enteredById !== null,
    refunds: purchase.refunds.map((row) => ({
      ...refundFromRow(row),
      order_number: row.order?.number ?? null,
    })),
  };
}

const PURCHASE = {
  state: true,
  method: true,
  totalPaise: true,
  feePaise: true,
  deliveryAddress: true,
  phone: true,
  driverNote: true,
  closedFor: true,
  reservedUntil: true,
  enteredById: true,
  lines: {
    select: { name: true, imageBase: true, quantity: true, heldUnits: true, unitPaise: true },
    orderBy: { position: "asc" },
  },
  orders: ORDERS,
  refunds: {
    select: { ...REFUND_COLUMNS, order: { select: { number: true } } },
    where: { state: { not: "failed" } },
    orderBy: { createdAt: "desc" },
  },
} as const;

/** While its stock is held, a purchase with a silent bank can be paid again: it has one provider order. */
function openState(state: string, pending: Pending): PurchaseStatus["state"] {
  if (pending === "money") return "confirming";
  if (state === "awaiting_payment") return "awaiting_payment";
  return pending === "bank" ? "confirming" : "expired";
}
