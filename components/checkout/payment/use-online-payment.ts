"use client";

import { useRef, useState } from "react";
import { isInAppBrowser } from "@/components/checkout/payment/in-app-browser";
import { openCheckout, type Payment } from "@/components/checkout/payment/open-checkout";
import {
  type CheckoutRequest,
  OFFLINE,
  type Progress,
  progressOf,
} from "@/components/checkout/session/progress";
import { useRefreshCart } from "@/components/checkout/session/use-leave-checkout";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { AppError } from "@/lib/call/errors";
import { send } from "@/lib/http/browser/client";
import { getPurchaseStatus, type PurchaseStatus } from "@/lib/payments/contract";
import { useContinuePayment, useCreatePayment, useVerifyPayment } from "@/lib/payments/hooks";
import { type CheckoutAnswer, loadCheckout } from "@/lib/payments/provider/checkout-js";
import { PURCHASE_PARAM } from "@/lib/payments/rules";

type OnlinePayment = {
  scriptUrl: string;
  brand: string;
  /** The purchase that is being paid from now on. */
  onBegin?: (purchaseId: string) => void;
  /** Its state is worth a page of its own: placed, or the bank still has to say. */
  onEnd: (status: PurchaseStatus) => void;
};

/**
 * Pays by UPI or card: script, provider's order, Checkout, check. It never decides that a payment has
 * failed; where the page cannot know, it sends the customer to look.
 */
export function useOnlinePayment({ scriptUrl, brand, onBegin, onEnd }: OnlinePayment) {
  const [progress, setProgress] = useState<Progress>({ kind: "idle" });
  const running = useRef(false);
  const { mutateAsync: create } = useCreatePayment();
  const { mutateAsync: goOn } = useContinuePayment();
  const refreshCart = useRefreshCart();
  const conclude = useConclusion({ setProgress, onEnd });

  const busy = (says: string) => setProgress({ kind: "busy", says });
  const stop = (says: string) => setProgress({ kind: "stopped", says });

  async function run(order: () => Promise<Payment>, purchaseId?: string) {
    if (!navigator.onLine) return setProgress(OFFLINE);
    if (running.current) return;
    running.current = true;
    busy("Opening the payment window.");
    try {
      // The script first: without it no stock may be held.
      const Razorpay = await loadCheckout(scriptUrl).catch(() => null);
      if (!Razorpay) return stop(SCRIPT_BLOCKED);
      const payment = await order().catch((error) => refuse(error, purchaseId));
      if (!payment) return;
      onBegin?.(payment.purchase_id);
      const leaving = isInAppBrowser(navigator.userAgent);
      busy(leaving ? "Taking you to the payment page." : APPROVE);
      const back = `${window.location.origin}${CALLBACK}?${PURCHASE_PARAM}=${payment.purchase_id}`;
      const callbackUrl = leaving ? back : undefined;
      await conclude(payment, () =>
        openCheckout(Razorpay, payment, { brand, now: new Date(), callbackUrl }),
      );
    } finally {
      running.current = false;
    }
  }

  function refuse(error: unknown, purchaseId: string | undefined): undefined {
    if (purchaseId ? signInToSee(error, purchaseId) : signInAgain(error)) return;
    if (error instanceof AppError) void refreshCart();
    const failed = progressOf(error, { fallback: "Failed to create payment order." });
    // Nothing is ordered before the window has opened, so a lost answer here leaves nothing to find out.
    setProgress(failed.kind === "lost" ? { ...failed, kind: "stopped" } : failed);
  }

  return {
    progress,
    pay: (request: CheckoutRequest) => run(() => create(request)),
    /** Goes on with a purchase whose payment was not finished. */
    resume: (purchaseId: string) => run(() => goOn({ purchase_id: purchaseId }), purchaseId),
    reset: () => setProgress({ kind: "idle" }),
  };
}

type Conclusion = { setProgress: (progress: Progress) => void } & Pick<OnlinePayment, "onEnd">;

/** Waits for the window's end and says what it was. */
function useConclusion({ setProgress, onEnd }: Conclusion) {
  const { mutateAsync: verify } = useVerifyPayment();

  /** Checkout says it is paid: only the server's own check counts. */
  async function finish(payment: Payment, answer: CheckoutAnswer) {
    setProgress({ kind: "busy", says: CONFIRMING });
    try {
      ended(
        await verify({
          razorpaypaymentid: answer.razorpay_payment_id,
          razorpayorderid: answer.razorpay_order_id,
          razorpaysignature: answer.razorpay_signature,
        }),
      );
    } catch (error) {
      if (signInToSee(error, payment.purchase_id)) return;
      const says = isFault(error) ? NOT_PLACED : "Payment verification failed.";
      setProgress({ kind: "unclear", says, purchaseId: payment.purchase_id });
    }
  }

  /** Closing the window proves nothing: the bank may have said yes already. */
  async function closed({ purchase_id }: Payment) {
    setProgress({ kind: "busy", says: "Checking whether anything was paid." });
    const status = await send(getPurchaseStatus, { purchase_id });
    if (status.state === "awaiting_payment" || status.state === "expired") notPaid(status);
    else ended(status);
  }

  function ended(status: PurchaseStatus) {
    if (status.state === "placed") toast.success("Payment successful and order placed!");
    const isLost = status.state === "expired" || status.state === "refunded";
    if (isLost) toast.error("Order failed after payment.");
    onEnd(status);
  }

  function notPaid({ state, bank_pending }: PurchaseStatus) {
    const open = bank_pending ? BANK_SILENT : NOT_COMPLETED;
    setProgress({ kind: "stopped", says: state === "expired" ? TIME_OUT : open });
  }

  return async (payment: Payment, open: () => ReturnType<typeof openCheckout>) => {
    try {
      const end = await open();
      if (end.kind === "answered") await finish(payment, end.answer);
      else if (end.kind === "closed") await closed(payment);
      else if (end.status.state === "expired") notPaid(end.status);
      else ended(end.status);
    } catch (error) {
      if (signInToSee(error, payment.purchase_id)) return;
      setProgress({ kind: "unclear", says: UNKNOWN, purchaseId: payment.purchase_id });
    }
  };
}

/** The session has ended meanwhile: after the login the purchase says how it stands; its cart may be empty. */
function signInToSee(error: unknown, purchaseId: string): boolean {
  return signInAgain(error, "customer", `/checkout/${purchaseId}`);
}

/** The server broke after the payment, as opposed to refusing its proof. */
function isFault(error: unknown): boolean {
  return error instanceof AppError && error.status >= 500;
}

const CALLBACK = "/api/payments/callback";
const APPROVE = "Approve the payment in the window that has opened.";
const CONFIRMING = "Your payment is being confirmed. Please keep this page open.";
const SCRIPT_BLOCKED =
  "The payment window could not be loaded. Check your connection, or turn off the content blocker for this page, and try again. Nothing was ordered.";
const NOT_COMPLETED = "Payment not completed. Nothing was charged. You can try again.";
const BANK_SILENT =
  "The bank has not answered yet. If you have approved the payment, wait here: it is confirmed by itself. If not, you can pay again.";
const TIME_OUT = "The time to pay has run out. Nothing was charged. You can try again.";
const NOT_PLACED = "Error placing order after payment.";
const UNKNOWN = "We could not check your payment.";
