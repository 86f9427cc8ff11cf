"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type Cart, getCart } from "@/lib/cart/contract";
import { callKey } from "@/lib/http/hooks";

/** Goes to the purchase's own page; once it is placed, the bought lines leave the remembered cart. */
export function useLeaveCheckout() {
  const router = useRouter();
  const client = useQueryClient();
  return (purchaseId: string, { placed }: { placed: boolean }) => {
    if (placed) client.setQueryData<Cart>(callKey(getCart, {}), { cart_items: [], total: 0 });
    router.push(`/checkout/${purchaseId}`);
  };
}

/** Reads the cart again, after the server has said that it is not what the page shows. */
export function useRefreshCart() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(getCart) });
}
