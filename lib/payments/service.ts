import "server-only";
import type { Customer } from "@/lib/auth/actor";
import { assertOwn } from "@/lib/auth/own";
import { db } from "@/lib/db";
import { required } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { log } from "@/lib/log";
import { openPurchase } from "@/lib/orders/purchases";
import { wishFrom } from "@/lib/orders/service";
import { providerOrderFor } from "@/lib/payments/attempts";
import {
  createPayment,
  getPurchaseStatus,
  type PurchaseStatus,
  verifyPayment,
} from "@/lib/payments/contract";
import { ProviderError } from "@/lib/payments/provider-error";
import { fetchProviderPayment } from "@/lib/payments/razorpay";
import { settle } from "@/lib/payments/settle";
import { isPaymentSigned } from "@/lib/payments/signature";

/** A waiting page asks every second or two; the provider is asked no more often than this. */
const ASK_AGAIN_MS = 1_000;

const createPaymentService = serve(createPayment, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const wish = await wishFrom(actor, input);
  const purchase = await db().$transaction((tx) => openPurchase(tx, wish));
  const orderId = await providerOrderFor(purchase.id, wish.quoted.totalPaise);
  const { name, email, phone } = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { name: true, email: true, phone: true },
  });
  return {
    order_id: orderId,
    purchase_id: purchase.id,
    key_id: required("RAZORPAY_KEY_ID"),
    amount_paise: wish.quoted.totalPaise,
    total: wish.quoted.totalPaise,
    currency: "INR" as const,
    reserved_until: purchase.reservedUntil.toISOString(),
    prefill: { name, email, contact: phone },
  };
});

const verifyPaymentService = serve(verifyPayment, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const { razorpaypaymentid: paymentId, razorpaysignature: signature } = input;
  const orderId = input.razorpayorderid ?? (await orderIdOf(paymentId));
  const attempt = await db().paymentAttempt.findFirst({
    where: { providerOrderId: orderId, purchase: { userId: actor.userId } },
    select: { purchaseId: true },
  });
  if (!attempt) throw notVerified();
  if (signature !== undefined) {
    const signed = isPaymentSigned(
      { orderId, paymentId },
      signature,
      required("RAZORPAY_KEY_SECRET"),
    );
    if (!signed) throw notVerified();
  }
  const isPending = await trySettle(orderId);
  const status = await statusOf(actor, attempt.purchaseId, isPending);
  return { ...status, message: messageOf(status) };
});

const getPurchaseStatusService = serve(getPurchaseStatus, async (actor, input) => {
  const attempt = await db().paymentAttempt.findFirst({
    where: {
      purchaseId: input.purchase_id,
      providerOrderId: { not: null },
      purchase: { userId: actor.userId, state: { in: ["awaiting_payment", "expired"] } },
    },
    orderBy: { createdAt: "desc" },
    select: { providerOrderId: true, checkedAt: true },
  });
  const isDue = !attempt?.checkedAt || Date.now() - attempt.checkedAt.getTime() > ASK_AGAIN_MS;
  const orderId = attempt?.providerOrderId;
  const isPending =
    orderId && isDue ? await trySettle(orderId) : await hasPending(input.purchase_id);
  return statusOf(actor, input.purchase_id, isPending);
});

export {
  createPaymentService as createPayment,
  getPurchaseStatusService as getPurchaseStatus,
  verifyPaymentService as verifyPayment,
};

/** Whether money may be on its way. A provider that does not answer is no verdict: it may be. */
async function trySettle(orderId: string): Promise<boolean> {
  try {
    return (await settle(orderId))?.isPending ?? false;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log().error({ orderId, err: error }, "could not ask the provider");
    return true;
  }
}

async function hasPending(purchaseId: string): Promise<boolean> {
  const where = { purchaseId, status: { in: ["authorized", "created"] } };
  return (await db().payment.count({ where })) > 0;
}

async function orderIdOf(paymentId: string): Promise<string> {
  try {
    const { order_id } = await fetchProviderPayment(paymentId);
    if (order_id) return order_id;
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    if (cause.outcome === "unknown") {
      const message = "Your payment is being confirmed. Please look again in a minute.";
      throw new AppError("payment_provider_failed", message, { cause });
    }
  }
  throw notVerified();
}

function notVerified(): AppError {
  return new AppError("payment_not_verified", "Payment verification failed.");
}

async function statusOf(actor: Customer, id: string, isPending: boolean): Promise<PurchaseStatus> {
  const purchase = await db().purchase.findFirst({
    where: { id, userId: actor.userId },
    select: {
      state: true,
      totalPaise: true,
      orders: { select: { id: true, number: true }, orderBy: { number: "asc" } },
      lines: {
        select: { name: true, imageBase: true, quantity: true, unitPaise: true },
        orderBy: { position: "asc" },
      },
    },
  });
  if (!purchase) throw new AppError("not_found", "There is no such purchase.");
  const { state, totalPaise, orders, lines } = purchase;
  const isOpen = state === "awaiting_payment" || state === "expired" || state === "failed";
  return {
    purchase_id: id,
    state: isOpen ? openState(state, isPending) : state,
    total: totalPaise,
    items: lines.map((line) => ({
      product_name: line.name,
      product_image: line.imageBase,
      quantity: line.quantity,
      unit_price: line.unitPaise,
    })),
    order_ids: orders.map((order) => order.id),
    order_numbers: orders.map((order) => order.number),
  };
}

function openState(state: string, isPending: boolean): PurchaseStatus["state"] {
  if (isPending) return "confirming";
  return state === "awaiting_payment" ? "awaiting_payment" : "expired";
}

function messageOf({ state }: PurchaseStatus): string {
  if (state === "placed") return "Payment successful and order placed!";
  if (state === "refunded") return "Order failed after payment. Your money is being returned.";
  return "Your payment is being confirmed.";
}
