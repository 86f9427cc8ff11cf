"use client";
import { useSyncExternalStore } from "react";
import { useCart } from "@/lib/cart/hooks";

/**
 * Whether the product was added in this browser session, and how to say so. A cart that is known and
 * no longer holds the product overrules the memory: who removed it may add it again.
 */
export function useAdded(productId: string): [boolean, () => void] {
  const remembered = useSyncExternalStore(subscribe, readKept, () => "");
  const { data: cart } = useCart({ enabled: false });
  const added = idsOf(remembered).includes(productId);
  const gone = cart && !cart.cart_items.some(({ productid }) => productid === productId);
  return [added && !gone, () => remember(productId)];
}

const KEY = "added-to-cart";
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing for us. */
let unsaved = "";

/** What was added has been bought: each product may be added again. */
export function forgetAdded(): void {
  keep("");
}

function remember(productId: string): void {
  keep([...new Set([...idsOf(readKept()), productId])].join(" "));
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

function readKept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? unsaved;
  } catch {
    return unsaved;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function idsOf(text: string): string[] {
  return text.split(" ").filter((id) => id !== "");
}
