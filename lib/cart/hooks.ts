"use client";
import { useQueryClient } from "@tanstack/react-query";
import {
  addToCart,
  type Cart,
  decreaseQuantity,
  getCart,
  increaseQuantity,
  removeFromCart,
} from "@/lib/cart/contract";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/hooks";

/** The cart; pass what the page already has, or `enabled: false` for a guest. */
export function useCart(options: { initialData?: Cart; enabled?: boolean } = {}) {
  return useCallQuery(getCart, {}, options);
}

export const useAddToCart = () => useCallMutation(addToCart, { onSuccess: useKeepCart() });
export const useIncreaseQuantity = () =>
  useCallMutation(increaseQuantity, { onSuccess: useKeepCart() });
export const useDecreaseQuantity = () =>
  useCallMutation(decreaseQuantity, { onSuccess: useKeepCart() });
export const useRemoveFromCart = () =>
  useCallMutation(removeFromCart, { onSuccess: useKeepCart() });

/** Every change answers the whole cart: it replaces what is shown. */
function useKeepCart() {
  const client = useQueryClient();
  return (cart: Cart) => client.setQueryData(callKey(getCart, {}), cart);
}
