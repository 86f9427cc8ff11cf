"use client";

import { type Deliveries, useDeliveries } from "@/components/catalogue/arrival/use-deliveries";
import type { Address } from "@/lib/accounts/contract";
import type { CartItem } from "@/lib/cart/contract";
import { listedIds } from "@/lib/cart/rules";
import { pinOf } from "@/lib/delivery/browser";

export type AddressDeliveries = {
  address: Address | undefined;
  /** Null for an address without a PIN code of ours. */
  pin: string | null;
  /** Undefined until the server has answered. */
  deliveries: Deliveries | undefined;
  /** Why we do not deliver to the address, in words; null if we do, and until it is known. */
  notServed: string | null;
};

/** When the cart arrives at the chosen address, or why it does not. */
export function useAddressDeliveries(
  addresses: readonly Address[],
  chosenId: string | undefined,
  items: readonly CartItem[],
): AddressDeliveries {
  const address = addresses.find(({ id }) => id === chosenId);
  const pin = pinOf(address?.pin ?? "");
  const deliveries = useDeliveries(pin, listedIds(items));
  const answers = [...(deliveries?.values() ?? [])];
  const notServed = answers.find(({ check }) => check?.reason)?.check?.reason ?? null;
  return { address, pin, deliveries, notServed };
}
