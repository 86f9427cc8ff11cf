import "server-only";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { required } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import { assertOwn } from "@/lib/identity/assert-own";
import { paise } from "@/lib/money";
import { contactOf, wishFrom } from "@/lib/orders/purchase/ask";
import { closePurchase } from "@/lib/orders/purchase/closing";
import { assertRestThere } from "@/lib/orders/purchase/holding";
import { openPurchase } from "@/lib/orders/purchase/purchases";
import type { Ask } from "@/lib/orders/purchase/wish";
import { type Claim, claimAttempt, providerOrderFor } from "@/lib/payments/attempts";
import type { PurchaseStatus } from "@/lib/payments/contract";
import * as contract from "@/lib/payments/contract";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import { fetchProviderPayment } from "@/lib/payments/provider/razorpay";
import { isPaymentSigned } from "@/lib/payments/provider/signature";
import { afterAsking } from "@/lib/payments/reconciliation/unpaid";
import { findAttempt } from "@/lib/payments/settle";
import { statusOf, trySettle } from "@/lib/payments/status";

export const createPayment = serve(contract.createPayment, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const wish = await wishFrom(actor, input, "online");
  const { totalPaise } = wish.quoted;
  let claimed: Claim | undefined;
  const purchase = await afterAsking(wish, (asked) =>
    db().$transaction((tx) =>
      openPurchase(tx, wish, asked, async (id) => {
        claimed = await claimAttempt(tx, id, totalPaise);
      }),
    ),
  );
  return checkoutOrder({ ...purchase, totalPaise, claimed }, wish);
});

export const continuePayment = serve(
  contract.continuePayment,
  async ({ userId }, { purchase_id: id }) => {
    const purchase = await db().purchase.findFirst({
      where: { id, userId, method: "online" },
      select: { id: true, state: true, totalPaise: true, reservedUntil: true, phone: true },
    });
    if (!purchase) throw new AppError("not_found", "There is no such purchase.");
    const { state, reservedUntil } = purchase;
    if (state !== "awaiting_payment" || !reservedUntil || reservedUntil <= new Date()) {
      const message = "The time to pay has run out. Please start again from your cart.";
      throw new AppError("conflict", message);
    }
    await assertRestThere(db(), id);
    const open = { id, totalPaise: paise(purchase.totalPaise), reservedUntil };
    const owner = await contactOf(userId);
    return checkoutOrder(open, { ...owner, phone: purchase.phone ?? owner.phone });
  },
);

export const verifyPayment = serve(contract.verifyPayment, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const { razorpaypaymentid: paymentId, razorpaysignature: signature } = input;
  const orderId = input.razorpayorderid ?? (await orderIdOf(paymentId));
  const attempt = await findAttempt(orderId, actor.userId);
  if (!attempt) throw notVerified();
  if (signature !== undefined) {
    const signed = isPaymentSigned(
      { orderId, paymentId },
      signature,
      required("RAZORPAY_KEY_SECRET"),
    );
    if (!signed) throw notVerified();
  }
  const pending = await trySettle(orderId, attempt);
  const status = await statusOf(actor.userId, attempt.purchaseId, pending);
  return { ...status, message: messageOf(status) };
});

type Open = { id: string; totalPaise: number; reservedUntil: Date; claimed?: Claim };
type Contact = Pick<Ask, "name" | "email"> & { phone: string | null };

/** The provider's order of an open purchase, with the owner's contact for Checkout. */
async function checkoutOrder(open: Open, owner: Contact) {
  const { id, totalPaise, reservedUntil } = open;
  const orderId = await orderFor(open);
  const { name, email, phone } = owner;
  return {
    order_id: orderId,
    purchase_id: id,
    key_id: required("RAZORPAY_KEY_ID"),
    amount_paise: totalPaise,
    total: totalPaise,
    currency: "INR" as const,
    reserved_until: reservedUntil.toISOString(),
    prefill: { name, email, contact: phone },
  };
}

/** A purchase whose order the provider refuses has failed: it cannot be paid, so its stock is released. */
async function orderFor({ id, totalPaise, claimed }: Open): Promise<string> {
  try {
    return await providerOrderFor(id, totalPaise, claimed);
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : undefined;
    if (cause instanceof ProviderError && cause.outcome === "rejected") {
      await db().$transaction((tx) => closePurchase(tx, id, "refused"));
    }
    throw error;
  }
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

function messageOf({ state }: PurchaseStatus): string {
  if (state === "placed") return "Payment successful and order placed!";
  if (state === "refunded") return "Order failed after payment. Your money is being returned.";
  return "Your payment is being confirmed.";
}
