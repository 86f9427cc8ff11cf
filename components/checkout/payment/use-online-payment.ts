"use client";

import { useRef, useState } from "react";
import { isInAppBrowser } from "@/components/checkout/payment/in-app-browser";
import { openCheckout, type Payment } from "@/components/checkout/payment/open-checkout";
import { signInToSee, useConclusion } from "@/components/checkout/payment/use-conclusion";
import {
  type CheckoutRequest,
  OFFLINE,
  type Progress,
  progressOf,
} from "@/components/checkout/session/progress";
import { useRefreshCart } from "@/components/checkout/session/use-leave-checkout";
import { signInAgain } from "@/components/forms/go-to";
import { AppError } from "@/lib/call/errors";
import type { PurchaseStatus } from "@/lib/payments/contract";
import { useContinuePayment, useCreatePayment } from "@/lib/payments/hooks";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import { PURCHASE_PARAM } from "@/lib/payments/rules";

type OnlinePayment = {
  scriptUrl: string;
  brand: string;
  /** Called with the purchase when its payment starts. */
  onBegin?: (purchaseId: string) => void;
  /** Called when the purchase's page should be shown: placed, refunded, or waiting for the bank. */
  onEnd: (status: PurchaseStatus) => void;
};

/**
 * Pays by UPI or card: load the script, create the provider's order, open Checkout, verify. It never decides that
 * a payment has failed; if the outcome is unknown, it sends the customer to the purchase's page.
 */
export function useOnlinePayment({ scriptUrl, brand, onBegin, onEnd }: OnlinePayment) {
  const [progress, setProgress] = useState<Progress>({ kind: "idle" });
  const running = useRef(false);
  const { mutateAsync: create } = useCreatePayment();
  const { mutateAsync: goOn } = useContinuePayment();
  const refuse = useRefusal(setProgress);
  const conclude = useConclusion({ setProgress, onEnd });

  const busy = (says: string) => setProgress({ kind: "busy", says });
  const stop = (says: string) => setProgress({ kind: "stopped", says });

  async function run(order: () => Promise<Payment>, purchaseId?: string) {
    if (!navigator.onLine) return setProgress(OFFLINE);
    if (running.current) return;
    running.current = true;
    busy("Opening the payment window.");
    try {
      // Load the script first: if it fails, no stock is held.
      const Razorpay = await loadCheckout(scriptUrl).catch(() => null);
      if (!Razorpay) return stop(SCRIPT_BLOCKED);
      const payment = await order().catch((error) => refuse(error, purchaseId));
      if (!payment) return;
      onBegin?.(payment.purchase_id);
      const callbackUrl = callbackOf(payment);
      busy(callbackUrl ? "Taking you to the payment page." : APPROVE);
      const settings = { brand, now: new Date(), callbackUrl };
      await conclude(payment, () => openCheckout(Razorpay, payment, settings));
    } finally {
      running.current = false;
    }
  }

  return {
    progress,
    pay: (request: CheckoutRequest) => run(() => create(request)),
    /** Continues a purchase whose payment was not finished. */
    resume: (purchaseId: string) => run(() => goOn({ purchase_id: purchaseId }), purchaseId),
    reset: () => setProgress({ kind: "idle" }),
  };
}

/** Shows why the payment could not be created. */
function useRefusal(setProgress: (progress: Progress) => void) {
  const refreshCart = useRefreshCart();

  return function refuse(error: unknown, purchaseId: string | undefined): undefined {
    if (purchaseId ? signInToSee(error, purchaseId) : signInAgain(error)) return;
    if (error instanceof AppError) void refreshCart();
    const failed = progressOf(error, { fallback: "Failed to create payment order." });
    // Nothing is charged before the window has opened, so a lost answer is not an unknown outcome here.
    setProgress(failed.kind === "lost" ? { ...failed, kind: "stopped" } : failed);
  };
}

/** Callback URL for full-page mode, to which the provider sends the customer back. */
function callbackOf({ purchase_id }: Payment): string | undefined {
  if (!isInAppBrowser(navigator.userAgent)) return undefined;
  return `${window.location.origin}${CALLBACK}?${PURCHASE_PARAM}=${purchase_id}`;
}

const CALLBACK = "/api/payments/callback";
const APPROVE = "Approve the payment in the window that has opened.";
const SCRIPT_BLOCKED =
  "The payment window could not be loaded. Check your connection, or turn off the content blocker for this page, and try again. Nothing was ordered.";
