"use client";
import { useSyncExternalStore } from "react";
import { storedText } from "@/lib/http/browser/stored-text";

/** Whether the product was added to the cart in this browser session, and a function that records it. */
export function useAdded(productId: string): [boolean, () => void] {
  const remembered = useSyncExternalStore(added.subscribe, added.read, () => "");
  return [idsOf(remembered).includes(productId), () => remember(productId)];
}

const added = storedText("added-to-cart", () => sessionStorage);

/** Call after an order: every product may be added again. */
export function forgetAdded(): void {
  added.save("");
}

/** Forgets all products but these, so that a product removed from the cart no longer shows as added. */
export function forgetAddedBut(productIds: readonly string[]): void {
  const saved = idsOf(added.read());
  const left = saved.filter((id) => productIds.includes(id));
  if (left.length < saved.length) added.save(left.join(" "));
}

function remember(productId: string): void {
  added.save([...new Set([...idsOf(added.read()), productId])].join(" "));
}

function idsOf(text: string): string[] {
  return text.split(" ").filter((id) => id !== "");
}
