"use client";

import { useState } from "react";
import { useAdded } from "@/components/catalogue/use-added";
import { toast } from "@/components/ui/toast/toast-store";
import type { Addition } from "@/lib/cart/addition";
import type { Product } from "@/lib/catalogue/contract";

type Done = (addition: "added" | "signed-out") => void;

/**
 * Adding a charger to the cart, once per browser session. `add` says in a toast why it failed; `done` runs once the
 * charger is in the cart, which is a guest's if the session has ended.
 */
export function useAddition(product: Product) {
  const [added, remember] = useAdded(product.id);
  const [busy, setBusy] = useState(false);

  async function add(done: Done) {
    setBusy(true);
    const addition = await addOne(product);
    setBusy(false);
    if (addition === "added" || addition === "signed-out") {
      remember();
      done(addition);
    } else {
      toast.error(addition.text, addition.isFinal ? {} : { retry: () => add(done) });
    }
  }

  return { added, busy, add };
}

/** Imported on click: the call and its schemas are larger than the rest of the page. */
async function addOne(product: Product): Promise<Addition> {
  try {
    const addition = await import("@/lib/cart/addition");
    return await addition.addOne(product);
  } catch {
    return { text: "The server could not be reached. Check your connection.", isFinal: false };
  }
}
