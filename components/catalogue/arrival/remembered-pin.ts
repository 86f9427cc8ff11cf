"use client";
import { useSyncExternalStore } from "react";

const KEY = "delivery-pin";
const listeners = new Set<() => void>();
/** Fallback when localStorage is blocked. */
let unsaved = "";

/** The PIN code last asked about on this device, and only there; "" for none. */
export function useRememberedPin(): string {
  return useSyncExternalStore(subscribe, readPin, () => "");
}

export function rememberPin(pin: string): void {
  try {
    localStorage.setItem(KEY, pin);
  } catch {
    unsaved = pin;
  }
  for (const listener of listeners) listener();
}

function readPin(): string {
  try {
    return localStorage.getItem(KEY) ?? unsaved;
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
