"use client";

import { PinForm } from "@/components/catalogue/arrival/pin-form";
import { usePinCheck } from "@/components/catalogue/arrival/use-pin-check";

/**
 * Asks for a PIN code and draws the days on which the product would arrive there, or says why it cannot. Its
 * height is reserved, so that the answer moves nothing. `way` is how it comes, where that says more than when
 * it leaves. The page needs field.css and arrival.css.
 */
export function DeliveryCheck({ productId, way }: { productId: string; way?: string }) {
  return <PinForm check={usePinCheck([productId])} way={way} />;
}
