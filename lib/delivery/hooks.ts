"use client";
import { checkDelivery } from "@/lib/delivery/contract";
import { useCallQuery } from "@/lib/http/browser/hooks";

/** Why we do not deliver to a PIN code, in words; null if we do, and until it is known. */
export function useNotServed(pin: string): string | null {
  const enabled = /^[1-9]\d{5}$/.test(pin);
  const { data } = useCallQuery(checkDelivery, { pin }, { enabled });
  return data?.reason ?? null;
}
