"use client";
import { useSyncExternalStore } from "react";

/** Whether the product was added to the cart in this browser session, and a function that records it. */
export function useAdded(productId: string): [boolean, () => void] {
  const remembered = useSyncExternalStore(subscribe, readSaved, () => "");
  return [idsOf(remembered).includes(productId), () => remember(productId)];
}

const KEY = "added-to-cart";
const listeners = new Set<() => void>();
/** Fallback when sessionStorage is blocked. */
let unsaved = "";

/** Call after an order: every product may be added again. */
export function forgetAdded(): void {
  save("");
}

/** Forgets all products but these, so that a product removed from the cart no longer shows as added. */
export function forgetAddedBut(productIds: readonly string[]): void {
  const saved = idsOf(readSaved());
  const left = saved.filter((id) => productIds.includes(id));
  if (left.length < saved.length) save(left.join(" "));
}

function remember(productId: string): void {
  save([...new Set([...idsOf(readSaved()), productId])].join(" "));
}

function save(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

function readSaved(): string {
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
