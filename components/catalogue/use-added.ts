"use client";
import { useSyncExternalStore } from "react";

/** Whether the product was added in this browser session, and how to say so. */
export function useAdded(productId: string): [boolean, () => void] {
  const remembered = useSyncExternalStore(subscribe, readKept, () => "");
  return [idsOf(remembered).includes(productId), () => remember(productId)];
}

const KEY = "added-to-cart";
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing for us. */
let unsaved = "";

/** What was added has been bought: each product may be added again. */
export function forgetAdded(): void {
  keep("");
}

/** What the cart no longer holds may be added again: who removed it must not be told that it is there. */
export function forgetAddedBut(productIds: readonly string[]): void {
  const kept = idsOf(readKept());
  const left = kept.filter((id) => productIds.includes(id));
  if (left.length < kept.length) keep(left.join(" "));
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
