"use client";
import { useState, useSyncExternalStore } from "react";
import { ownCar, supplyAt } from "@/lib/advice/product/own-car";
import { SupplyInput } from "@/lib/orders/purchase/supply-input";

/** The supply that this device remembers, until it is left out of this purchase; undefined for none. */
export function useSupply() {
  const text = useSyncExternalStore(ownCar.subscribe, ownCar.read, () => "");
  const [isLeftOut, setLeftOut] = useState(false);
  // A remembered figure that the shop would refuse must not stop a purchase.
  const { data } = SupplyInput.safeParse(supplyAt(text));
  return { supply: isLeftOut ? undefined : data, leaveOut: () => setLeftOut(true) };
}
