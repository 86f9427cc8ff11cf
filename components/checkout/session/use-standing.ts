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
 * Keeps what is known of the customer's open purchase fresh: on every return to the page, after every
 * try and before paying. Paid elsewhere, the page leaves for it, unless it is `busy` with a payment of
 * its own. Answers whether paying now could charge twice.
 */
export function useStanding(
  { ended, refresh, follow }: ReturnType<typeof useOpenPurchase>,
  { busy, leave }: { busy: boolean; leave: LeaveCheckout },
) {
  const refreshCart = useRefreshCart();

  usePageReturn(() => {
    // A payment of its own is watched by itself.
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
  const onStill = useEffectEvent(() => refresh());
  useEffect(() => {
    if (!busy && isOver(ended)) paidElsewhere(ended);
  }, [busy, ended]);
  useEffect(() => {
    // A try has come to its end without leaving the page: what is open now?
    if (!busy) void onStill();
  }, [busy]);

  return async function blocksPaying(): Promise<boolean> {
    // A question without an answer must not keep anybody from paying.
    const look = await Promise.race([refresh(), later(PATIENCE_MS)]);
    return look?.data?.open?.state === "confirming" || isOver(look?.data?.ended);
  };
}

const PATIENCE_MS = 2_500;

function isOver(status: PurchaseStatus | null | undefined): status is PurchaseStatus {
  return status?.state === "placed" || status?.state === "refunded";
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
