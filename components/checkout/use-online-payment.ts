"use client";

import { useState } from "react";
import { signInAgain } from "@/components/account/go-to";
import { openCheckout, type Payment } from "@/components/checkout/open-checkout";
import type { CheckoutRequest, Progress } from "@/components/checkout/progress";
import { useLeaveCheckout, useRefreshCart } from "@/components/checkout/use-leave-checkout";
import { toast } from "@/components/ui/toast";
import { failureText, send } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";
import { type CheckoutAnswer, loadCheckout } from "@/lib/payments/checkout-js";
import { getPurchaseStatus, type PurchaseStatus } from "@/lib/payments/contract";
import { useCreatePayment, useVerifyPayment } from "@/lib/payments/hooks";

/**
 * Pays by UPI or card: script, provider's order, Checkout, check. It never decides that a payment has
 * failed; where the page cannot know, it sends the customer to look.
 */
export function useOnlinePayment({ scriptUrl, brand }: { scriptUrl: string; brand: string }) {
  const [progress, setProgress] = useState<Progress>({ kind: "idle" });
  const { mutateAsync: create } = useCreatePayment();
  const { mutateAsync: verify } = useVerifyPayment();
  const leave = useLeaveCheckout();
  const refreshCart = useRefreshCart();

  async function pay(request: CheckoutRequest) {
    setProgress({ kind: "busy", says: "Opening the payment window." });
    // The script first: without it no stock may be held.
    const Razorpay = await loadCheckout(scriptUrl).catch(() => null);
    if (!Razorpay) return setProgress({ kind: "stopped", says: SCRIPT_BLOCKED });
    let payment: Payment;
    try {
      payment = await create(request);
    } catch (error) {
      return refuse(error);
    }
    setProgress({ kind: "busy", says: "Approve the payment in the window that has opened." });
    try {
      const answer = await openCheckout(Razorpay, payment, { brand, now: new Date() });
      await (answer ? finish(payment, answer) : closed(payment));
    } catch (error) {
      if (signInAgain(error)) return;
      setProgress({ kind: "unclear", says: UNKNOWN, purchaseId: payment.purchase_id });
    }
  }

  function refuse(error: unknown) {
    if (signInAgain(error)) return;
    if (error instanceof AppError) void refreshCart();
    const fallback = "Failed to create payment order.";
    setProgress({ kind: "stopped", says: failureText(error, { fallback }) });
  }

  /** Checkout says it is paid: only the server's own check counts. */
  async function finish(payment: Payment, answer: CheckoutAnswer) {
    setProgress({ kind: "busy", says: "Checking your payment. Please keep this page open." });
    try {
      const status = await verify({
        razorpaypaymentid: answer.razorpay_payment_id,
        razorpayorderid: answer.razorpay_order_id,
        razorpaysignature: answer.razorpay_signature,
      });
      if (status.state === "placed") toast.success("Payment successful and order placed!");
      if (isLost(status)) toast.error("Order failed after payment.");
      leave(status.purchase_id, { placed: status.state === "placed" });
    } catch (error) {
      if (signInAgain(error)) return;
      const says = "Payment verification failed.";
      setProgress({ kind: "unclear", says, purchaseId: payment.purchase_id });
    }
  }

  /** Closing the window proves nothing: the bank may have said yes already. */
  async function closed(payment: Payment) {
    setProgress({ kind: "busy", says: "Checking whether anything was paid." });
    const status = await send(getPurchaseStatus, { purchase_id: payment.purchase_id });
    if (status.state === "awaiting_payment" || status.state === "expired") {
      return setProgress({ kind: "stopped", says: NOT_COMPLETED });
    }
    leave(status.purchase_id, { placed: status.state === "placed" });
  }

  return { progress, pay, reset: () => setProgress({ kind: "idle" }) };
}

function isLost(status: PurchaseStatus): boolean {
  return status.state === "expired" || status.state === "refunded";
}

const SCRIPT_BLOCKED =
  "The payment window could not be loaded. Check your connection, or turn off the content blocker for this page, and try again. Nothing was ordered.";
const NOT_COMPLETED = "Payment not completed. Nothing was charged. You can try again.";
const UNKNOWN = "We could not check your payment.";
