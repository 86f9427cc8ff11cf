"use client";

import type { openCheckout, Payment } from "@/components/checkout/payment/open-checkout";
import type { Progress } from "@/components/checkout/session/progress";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { AppError } from "@/lib/call/errors";
import { send } from "@/lib/http/browser/client";
import { getPurchaseStatus, type PurchaseStatus } from "@/lib/payments/contract";
import { useVerifyPayment } from "@/lib/payments/hooks";
import type { CheckoutAnswer } from "@/lib/payments/provider/checkout-js";

type Conclusion = {
  setProgress: (progress: Progress) => void;
  /** Called when the purchase's page should be shown: placed, refunded, or waiting for the bank. */
  onEnd: (status: PurchaseStatus) => void;
};

/** Waits until the payment window ends, and handles the outcome. */
export function useConclusion({ setProgress, onEnd }: Conclusion) {
  const { mutateAsync: verify } = useVerifyPayment();
  const { ended, notPaid } = outcomes({ setProgress, onEnd });

  /** Checkout reports success, but only the server's verification counts. */
  async function finish(payment: Payment, answer: CheckoutAnswer) {
    setProgress({ kind: "busy", says: CONFIRMING });
    try {
      ended(await verify(proofOf(answer)));
    } catch (error) {
      if (signInToSee(error, payment.purchase_id)) return;
      const says = isFault(error) ? NOT_PLACED : "Payment verification failed.";
      setProgress({ kind: "unclear", says, purchaseId: payment.purchase_id });
    }
  }

  /** The window was closed. The bank may have approved the payment all the same, so ask the server. */
  async function closed({ purchase_id }: Payment) {
    setProgress({ kind: "busy", says: "Checking whether anything was paid." });
    const status = await send(getPurchaseStatus, { purchase_id });
    if (status.state === "awaiting_payment" || status.state === "expired") notPaid(status);
    else ended(status);
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

/** Maps Checkout's answer to our call's input. */
function proofOf(answer: CheckoutAnswer) {
  return {
    razorpaypaymentid: answer.razorpay_payment_id,
    razorpayorderid: answer.razorpay_order_id,
    razorpaysignature: answer.razorpay_signature,
  };
}

/** Handles the purchase's status from the server. */
function outcomes({ setProgress, onEnd }: Conclusion) {
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

  return { ended, notPaid };
}

/** If the session has ended: login, then to the purchase's page, because the cart may be empty by then. */
export function signInToSee(error: unknown, purchaseId: string): boolean {
  return signInAgain(error, "customer", `/checkout/${purchaseId}`);
}

/** A server error after the payment, in contrast to a failed verification. */
function isFault(error: unknown): boolean {
  return error instanceof AppError && error.status >= 500;
}

const CONFIRMING = "Your payment is being confirmed. Please keep this page open.";
const NOT_COMPLETED = "Payment not completed. Nothing was charged. You can try again.";
const BANK_SILENT =
  "The bank has not answered yet. If you have approved the payment, wait here: it will confirm automatically. If not, you can pay again.";
const TIME_OUT = "The time to pay has run out. Nothing was charged. You can try again.";
const NOT_PLACED = "Error placing order after payment.";
const UNKNOWN = "We could not check your payment.";
