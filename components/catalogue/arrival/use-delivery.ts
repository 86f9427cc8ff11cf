"use client";
import { useEffect, useState } from "react";
import { type DeliveryAnswer, readDelivery } from "@/lib/delivery/browser";

/** When a product arrives at a PIN code; undefined until the server has answered, and without a PIN code. */
export function useDelivery(pin: string | null, productId?: string): DeliveryAnswer | undefined {
  const [answer, setAnswer] = useState<DeliveryAnswer>();
  useEffect(() => {
    if (pin === null) return;
    const asking = new AbortController();
    readDelivery(pin, productId, asking.signal).then(setAnswer, () => undefined);
    return () => asking.abort();
  }, [pin, productId]);
  return answer?.pin === pin ? answer : undefined;
}
