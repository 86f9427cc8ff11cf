"use client";

import { useState } from "react";
import {
  type CheckoutRequest,
  isLost,
  OFFLINE,
  type Progress,
  progressOf,
} from "@/components/checkout/session/progress";
import {
  type LeaveCheckout,
  useRefreshCart,
} from "@/components/checkout/session/use-leave-checkout";
import { signInAgain } from "@/components/forms/go-to";
import { useKey } from "@/components/forms/use-key";
import { toast } from "@/components/ui/toast/toast";
import { useAddOrder } from "@/lib/orders/hooks";

/** Places cash-on-delivery orders. An idempotency key makes a retry or a double click one order. */
export function useCashOrder(leave: LeaveCheckout) {
  const [progress, setProgress] = useState<Progress>({ kind: "idle" });
  const keyOf = useKey();
  const { mutateAsync: addOrder } = useAddOrder();
  const refreshCart = useRefreshCart();

  async function place(request: CheckoutRequest) {
    if (!navigator.onLine) return setProgress(OFFLINE);
    setProgress({ kind: "busy", says: "Placing your order." });
    try {
      const order = await addOrder({
        ...request,
        paymentoption: "Cash",
        checkout_key: keyOf(request),
      });
      toast.success(order.repeated ? order.message : "Order placed successfully via Cash!");
      leave(order.purchase_id, { placed: true });
    } catch (error) {
      if (signInAgain(error)) return;
      // If the answer was lost, the order may be placed and the cart empty: keep the cart on screen until we know.
      if (!isLost(error)) void refreshCart();
      setProgress(progressOf(error, TEXTS));
    }
  }

  return { progress, place, reset: () => setProgress({ kind: "idle" }) };
}

const TEXTS = {
  fallback: "Failed to place Cash order.",
  network: "Something went wrong while placing the order.",
};
