"use client";

import { PinForm } from "@/components/catalogue/arrival/pin-form";
import { usePinCheck } from "@/components/catalogue/arrival/use-pin-check";

/**
 * Asks for a PIN code and draws the days on which the product would arrive there, or says why it cannot. Its
 * height is reserved, so that the answer moves nothing. The page needs field.css and arrival.css.
 */
export function DeliveryCheck({ productId }: { productId: string }) {
  return <PinForm check={usePinCheck([productId])} />;
}
