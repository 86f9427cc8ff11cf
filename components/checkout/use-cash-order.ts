"use client";

import { useRef, useState } from "react";
import { signInAgain } from "@/components/account/go-to";
import { type CheckoutRequest, OFFLINE, type Progress } from "@/components/checkout/progress";
import { type LeaveCheckout, useRefreshCart } from "@/components/checkout/use-leave-checkout";
import { toast } from "@/components/ui/toast";
import { failureText } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";
import { useAddOrder } from "@/lib/orders/hooks";

/** Orders against cash on delivery. One key a visit: a lost answer and a second click make one order. */
export function useCashOrder(leave: LeaveCheckout) {
  const [progress, setProgress] = useState<Progress>({ kind: "idle" });
  const key = useRef<string>(undefined);
  const { mutateAsync: addOrder } = useAddOrder();
  const refreshCart = useRefreshCart();

  async function place(request: CheckoutRequest) {
    if (!navigator.onLine) return setProgress(OFFLINE);
    setProgress({ kind: "busy", says: "Placing your order." });
    key.current ??= crypto.randomUUID();
    try {
      const order = await addOrder({
        ...request,
        paymentoption: "Cash",
        checkout_key: key.current,
      });
      toast.success("Order placed successfully via Cash!");
      leave(order.purchase_id, { placed: true });
    } catch (error) {
      if (signInAgain(error)) return;
      if (error instanceof AppError) void refreshCart();
      setProgress({ kind: "stopped", says: failureText(error, TEXTS) });
    }
  }

  return { progress, place, reset: () => setProgress({ kind: "idle" }) };
}

const TEXTS = {
  fallback: "Failed to place Cash order.",
  network: "Something went wrong while placing the order.",
};
