"use client";

import { useEffect, useEffectEvent } from "react";
import { useOtherTabs } from "@/components/checkout/session/other-tabs";
import {
  type LeaveCheckout,
  useRefreshCart,
} from "@/components/checkout/session/use-leave-checkout";
import { usePageReturn } from "@/components/checkout/session/use-page-return";
import type { PurchaseStatus } from "@/lib/payments/contract";
import type { useOpenPurchase } from "@/lib/payments/hooks";

/**
 * Refreshes the customer's open purchase on every return to the page, after every attempt and before
 * paying. If it was paid in another tab or device, the page goes to it, unless this page is `busy` with a
 * payment itself. The returned function says whether paying now could charge twice.
 */
export function useStanding(
  { ended, refresh, follow }: ReturnType<typeof useOpenPurchase>,
  { busy, leave }: { busy: boolean; leave: LeaveCheckout },
) {
  const refreshCart = useRefreshCart();

  usePageReturn(() => {
    // watchPurchase already polls this page's own payment.
    if (busy) return;
    void refresh();
    void refreshCart();
  });
  useOtherTabs((purchaseId) => {
    follow(purchaseId);
    if (!busy) void refresh();
  });

  const paidElsewhere = useEffectEvent((status: PurchaseStatus) =>
    leave(status.purchase_id, { placed: status.state === "placed" }),
  );
  const refreshOpen = useEffectEvent(() => refresh());
  useEffect(() => {
    if (!busy && isOver(ended)) paidElsewhere(ended);
  }, [busy, ended]);
  useEffect(() => {
    // An attempt has ended and the page is still here: fetch the open purchase.
    if (!busy) void refreshOpen();
  }, [busy]);

  return async function blocksPaying(): Promise<boolean> {
    // A request that gets no answer must not block the payment.
    const result = await Promise.race([refresh(), later(PATIENCE_MS)]);
    return result?.data?.open?.state === "confirming" || isOver(result?.data?.ended);
  };
}

const PATIENCE_MS = 2_500;

function isOver(status: PurchaseStatus | null | undefined): status is PurchaseStatus {
  return status?.state === "placed" || status?.state === "refunded";
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
