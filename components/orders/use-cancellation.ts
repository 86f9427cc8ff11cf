"use client";

import { useEffect, useState } from "react";
import type { z } from "zod";
import { signInAgain } from "@/components/forms/go-to";
import { CANCELED, refusedCancellation } from "@/components/orders/cancel-text";
import { orderHeadingId } from "@/components/orders/order-heading";
import { toast } from "@/components/ui/toast/toast";
import type { cancelOrder, Order } from "@/lib/orders/contract";
import { useCancelOrder, useHistoryAgain } from "@/lib/orders/hooks";

export type CancelInput = z.input<typeof cancelOrder.input>;

/** The order in the cancel dialog, and the request that cancels it. */
export function useCancellation() {
  const [order, ask] = useState<Order>();
  const [ended, setEnded] = useState<{ id: string }>();
  const { mutateAsync } = useCancelOrder();
  const reloadHistory = useHistoryAgain();

  useEffect(() => {
    // After the cancellation the button that opened the dialog is gone, and the focus with it.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (ended && lost) document.getElementById(orderHeadingId(ended.id))?.focus();
  }, [ended]);

  function end(id: string) {
    ask((asked) => (asked?.order_id === id ? undefined : asked));
    setEnded({ id });
  }

  /** Resolves to an error text if a retry makes sense. */
  async function cancel(input: CancelInput): Promise<string | undefined> {
    try {
      await mutateAsync(input);
      toast.success(CANCELED);
    } catch (error) {
      if (signInAgain(error)) return undefined;
      const refused = refusedCancellation(error);
      if (refused.end === "again") return refused.text;
      await reloadHistory();
      if (refused.end === "already") toast.success(refused.text);
      else toast.error(refused.text);
    }
    end(input.order_id);
    return undefined;
  }

  return { order, ask, cancel, close: () => ask(undefined) };
}
