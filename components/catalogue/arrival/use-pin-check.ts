"use client";
import { useEffect, useState } from "react";
import { rememberPin, useRememberedPin } from "@/components/catalogue/arrival/remembered-pin";
import { useDeliveries } from "@/components/catalogue/arrival/use-deliveries";
import { pinOf, readOwnPin } from "@/lib/delivery/browser";

export type PinCheck = ReturnType<typeof usePinCheck>;

/**
 * What is typed into a PIN box, and when these products arrive there. It begins with the PIN code last asked on
 * this device, else with the default address's, and keeps the one that was answered.
 */
export function usePinCheck(productIds: readonly string[]) {
  const remembered = useRememberedPin();
  const own = useOwnPin(remembered === "");
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (remembered || own);
  const pin = pinOf(text);
  const deliveries = useDeliveries(pin, productIds);
  const isKnown = [...(deliveries?.values() ?? [])].some(({ check }) => check !== null);
  useEffect(() => {
    // What was not typed here is the customer's own address, which may change.
    if (isKnown && typed !== undefined && pin) rememberPin(pin);
  }, [isKnown, typed, pin]);
  return { typed: text, setTyped, pin, deliveries };
}

/** The PIN code of a signed-in customer's default address; "" for none, and until it is known. */
function useOwnPin(isWanted: boolean): string {
  const [own, setOwn] = useState("");
  useEffect(() => {
    if (!isWanted || !document.cookie.includes("arklane_hint=customer")) return;
    readOwnPin().then((pin) => setOwn(pin ?? ""));
  }, [isWanted]);
  return own;
}
