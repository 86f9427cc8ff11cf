"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { tellOtherTabs } from "@/components/checkout/session/other-tabs";
import { type Cart, getCart } from "@/lib/cart/contract";
import { callKey } from "@/lib/http/browser/hooks";

export type LeaveCheckout = (purchaseId: string, how: { placed: boolean }) => void;

/**
 * Navigates to the purchase's page, only once even if several answers ask for it. If the purchase is
 * placed, the cached cart is emptied.
 */
export function useLeaveCheckout(): LeaveCheckout {
  const router = useRouter();
  const client = useQueryClient();
  const left = useRef(false);
  return (purchaseId, { placed }) => {
    if (left.current) return;
    left.current = true;
    if (placed) client.setQueryData<Cart>(callKey(getCart, {}), emptied);
    tellOtherTabs(purchaseId);
    router.push(`/checkout/${purchaseId}`);
  };
}

/** Refetches the cart when the page may show a stale one. */
export function useRefreshCart() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(getCart) }, { cancelRefetch: false });
}

function emptied(cart: Cart | undefined): Cart | undefined {
  return cart && { ...cart, cart_items: [], total: 0 };
}
