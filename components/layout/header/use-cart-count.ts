"use client";

import { useEffect, useSyncExternalStore } from "react";
import { askIfOld, cartCount, subscribeCartCount } from "@/lib/cart/count";

/** Units in the visitor's cart: 0 until hydration, then at once with every change, also of another tab. */
export function useCartCount(): number {
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && askIfOld();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);
  return useSyncExternalStore(subscribe, cartCount, () => 0);
}

const subscribe = (listener: () => void) => subscribeCartCount(() => listener());
