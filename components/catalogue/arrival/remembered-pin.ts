"use client";
import { useSyncExternalStore } from "react";
import { storedText } from "@/lib/http/browser/stored-text";

const pin = storedText("delivery-pin", () => localStorage);

/** The PIN code last asked about on this device, and only there; "" for none. */
export function useRememberedPin(): string {
  return useSyncExternalStore(pin.subscribe, pin.read, () => "");
}

export function rememberPin(text: string): void {
  pin.save(text);
}
