"use client";

import { useRef, useState } from "react";
import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";
import type { Ways } from "@/components/checkout/payment/use-ways";
import type { CheckoutRequest, Progress } from "@/components/checkout/session/progress";
import type { CartItem } from "@/lib/cart/contract";

/** The customer's attempts to buy: progress and request of the last one. */
export function useTries(method: PaymentMethod, ways: Ways) {
  const [missing, setMissing] = useState<string>();
  // The items being bought, kept on screen after the server has emptied the cart.
  const [bought, setBought] = useState<CartItem[]>([]);
  const last = useRef<CheckoutRequest>(undefined);
  const way = ways[method];
  const progress: Progress = missing ? { kind: "stopped", says: missing } : way.progress;

  function choose(change: () => void) {
    setMissing(undefined);
    // Clear an error of the last attempt when the choice changes; keep messages about an order that may exist.
    if (way.progress.kind === "stopped" || way.progress.kind === "lost") way.reset();
    change();
  }

  async function start(items: CartItem[], request: CheckoutRequest) {
    setBought(items);
    last.current = request;
    await ways.start(method, request);
  }

  /** Sends the last request again; `again` places a second order although one exists. */
  function repeat({ again }: { again: boolean }) {
    if (ways.busy || !last.current) return;
    if (again) last.current = { ...last.current, order_again: true };
    void ways.start(method, last.current);
  }

  function resume(items: CartItem[], purchaseId: string) {
    if (ways.busy) return;
    setMissing(undefined);
    setBought(items);
    void ways.online.resume(purchaseId);
  }

  /** `setMissing` sets what is missing before anything can be sent. */
  return { progress, bought, choose, start, repeat, resume, setMissing };
}
