"use client";

import { useRef, useState } from "react";
import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";
import type { Ways } from "@/components/checkout/payment/use-ways";
import type { CheckoutRequest, Progress } from "@/components/checkout/session/progress";
import type { CartItem } from "@/lib/cart/contract";

/** The customer's tries to buy: how the last one stands, and what it asked for. */
export function useTries(method: PaymentMethod, ways: Ways) {
  const [missing, setMissing] = useState<string>();
  // What is being bought: it stays on the screen when the server has emptied the cart.
  const [bought, setBought] = useState<CartItem[]>([]);
  const last = useRef<CheckoutRequest>(undefined);
  const way = ways[method];
  const progress: Progress = missing ? { kind: "stopped", says: missing } : way.progress;

  function choose(change: () => void) {
    setMissing(undefined);
    // A message about the last try must not stand beside another choice; what may have happened stays.
    if (way.progress.kind === "stopped" || way.progress.kind === "lost") way.reset();
    change();
  }

  async function start(items: CartItem[], request: CheckoutRequest) {
    setBought(items);
    last.current = request;
    await ways.start(method, request);
  }

  /** Sends the last request once more; `again` although an order stands. */
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

  /** `setMissing` says why nothing can be sent yet. */
  return { progress, bought, choose, start, repeat, resume, setMissing };
}
