"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { useToggleListing } from "@/lib/catalogue/admin/hooks";
import { failureText } from "@/lib/http/browser/client";

type Listable = Pick<AdminProduct, "id" | "name" | "is_listed">;

/**
 * Lists and delists products with an optimistic update, an undo for five seconds, and a rollback on failure.
 * `drawn` is the server's data: when it changes and no request is running, it replaces the local state.
 */
export function useListing(drawn: unknown) {
  const router = useRouter();
  const { mutateAsync, isPending } = useToggleListing();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(NONE);
  const [seen, setSeen] = useState(drawn);
  if (seen !== drawn && !isPending) {
    setSeen(drawn);
    setPressed(NONE);
  }
  const setListed = ({ id }: Listable, listed: boolean) =>
    setPressed((all) => new Map(all).set(id, listed));

  async function list(product: Listable, listed: boolean, undoable = true): Promise<void> {
    setListed(product, listed);
    try {
      await mutateAsync({ product_id: product.id, is_listed: listed });
      const undo = undoable ? () => list(product, !listed, false) : undefined;
      toast.success(`${product.name} is ${listed ? "in the shop" : "delisted"}.`, { undo });
      router.refresh();
    } catch (error) {
      setListed(product, !listed);
      if (signInAgain(error, "admin")) return;
      const fallback = `${product.name} could not be ${listed ? "listed" : "delisted"}.`;
      toast.error(failureText(error, { fallback }), { retry: () => list(product, listed) });
    }
  }

  return {
    isListed: (product: Listable) => pressed.get(product.id) ?? product.is_listed,
    list: (product: Listable, listed: boolean) => list(product, listed),
  };
}

const NONE: ReadonlyMap<string, boolean> = new Map();
