"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import type { Call } from "@/lib/call/call";
import {
  type Cart,
  decreaseQuantity,
  getCart,
  increaseQuantity,
  removeFromCart,
} from "@/lib/cart/contract";
import { keepCartCount } from "@/lib/cart/count";
import { send } from "@/lib/http/browser/client";
import { callKey, useCallQuery } from "@/lib/http/browser/hooks";

/** The cart, also a guest's; pass what the page already has, or `enabled: false` to read the cache only. */
export function useCart(options: { initialData?: Cart; enabled?: boolean } = {}) {
  const query = useCallQuery(getCart, {}, options);
  const { data } = query;
  useEffect(() => {
    if (data) keepCartCount(data.cart_items);
  }, [data]);
  return query;
}

export const useIncreaseQuantity = () => useCartChange(increaseQuantity);
export const useDecreaseQuantity = () => useCartChange(decreaseQuantity);
export const useRemoveFromCart = () => useCartChange(removeFromCart);

/**
 * Every change answers the whole cart, which replaces the one shown. Sequential, because the first answer to
 * a guest sets the cookie: two at the same time would create two carts.
 */
function useCartChange<I extends z.ZodType, O extends z.ZodType<Cart>>(spec: Call<I, O>) {
  const client = useQueryClient();
  return useMutation<z.output<O>, Error, z.input<I>>({
    scope: { id: "cart" },
    mutationFn: (input) => send(spec, input),
    onSuccess: (cart: Cart) => {
      keepCartCount(cart.cart_items, true);
      client.setQueryData(callKey(getCart, {}), cart);
    },
  });
}
