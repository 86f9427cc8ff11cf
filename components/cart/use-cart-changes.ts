"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { AppError } from "@/lib/call/errors";
import { type Cart, type CartItem, getCart } from "@/lib/cart/contract";
import {
  useCart,
  useDecreaseQuantity,
  useIncreaseQuantity,
  useRemoveFromCart,
} from "@/lib/cart/hooks";
import { failureText } from "@/lib/http/browser/client";
import { callKey } from "@/lib/http/browser/hooks";

/**
 * The cart's lines with optimistic updates. Changes are sent one after the other, because each answer is the
 * whole cart; a failed change is rolled back.
 */
export function useCartChanges(cart: Cart) {
  const { steps, enqueue } = useSteps();
  const refused = useRefusal();
  const { mutateAsync: increase } = useIncreaseQuantity();
  const { mutateAsync: decrease } = useDecreaseQuantity();
  const { mutateAsync: remove } = useRemoveFromCart();

  const items = cart.cart_items
    .map((item) => ({ ...item, quantity: item.quantity + (steps[item.productid] ?? 0) }))
    .filter((item) => item.quantity > 0);

  function setQuantity(item: CartItem, quantity: number) {
    const step = quantity > item.quantity ? 1 : -1;
    const call = step === 1 ? increase : decrease;
    enqueue(item, step, async () => {
      try {
        await call({ productid: item.productid });
      } catch (error) {
        await refused(error, stepFailure(error, item));
      }
    });
  }

  function removeLine(item: CartItem) {
    enqueue(item, -item.quantity, async () => {
      try {
        await remove({ productid: item.productid });
        toast.success("Product removed from cart successfully!");
      } catch (error) {
        await refused(error, "Failed to remove item from cart.");
      }
    });
  }

  const pending = Object.values(steps).some((step) => step !== 0);
  return { items, pending, setQuantity, removeLine };
}

/** Pending changes of quantity by product. Requests run one after the other; a change ends with its request. */
function useSteps() {
  const [steps, setSteps] = useState<Record<string, number>>({});
  const queue = useRef(Promise.resolve());

  function enqueue({ productid }: CartItem, step: number, change: () => Promise<void>) {
    const add = (by: number) =>
      setSteps((old) => ({ ...old, [productid]: (old[productid] ?? 0) + by }));
    add(step);
    queue.current = queue.current.then(change).finally(() => add(-step));
  }

  return { steps, enqueue };
}

/** Shows why a change failed, and refetches the cart. */
function useRefusal() {
  const client = useQueryClient();
  // If the session has ended, go to the login instead of showing an empty guest cart.
  const { error: ended } = useCart({ enabled: false });
  useEffect(() => {
    signInAgain(ended);
  }, [ended]);

  return async function refused(error: unknown, text: string) {
    if (signInAgain(error)) return;
    toast.error(text);
    await client.invalidateQueries({ queryKey: callKey(getCart) });
  };
}

function stepFailure(error: unknown, item: CartItem): string {
  if (error instanceof AppError && error.code === "out_of_stock") {
    return `No stock available for ${item.product_name}`;
  }
  return failureText(error, { fallback: "The quantity could not be changed. Please try again." });
}
