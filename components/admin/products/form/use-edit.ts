"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  type FormValues,
  sameValues,
  valuesOf,
} from "@/components/admin/products/form/form-values";
import { mergedItems, mergedValues } from "@/components/admin/products/form/merge-rules";
import { editInput } from "@/components/admin/products/form/product-input";
import { faultsOf, type Saving, useSaving } from "@/components/admin/products/form/use-saving";
import {
  type Item,
  itemsOf,
  samePictures,
} from "@/components/admin/products/pictures/picture-rules";
import { usePictures } from "@/components/admin/products/pictures/use-pictures";
import { productHref } from "@/components/admin/products/product-card";
import { toast } from "@/components/ui/toast/toast";
import type { AppError } from "@/lib/call/errors";
import { type AdminProduct, updateProduct } from "@/lib/catalogue/admin/contract";

const TEXTS = {
  fallback: "The product could not be saved.",
  network: "The product could not be saved. Check your connection.",
};

/**
 * State of the form of an existing product: values, saving, and conflicts with other edits. `base` is the version
 * that is edited.
 */
export function useEdit(product: AdminProduct) {
  const saving = useSaving(TEXTS);
  const pictures = usePictures(itemsOf(product));
  const [base, setBase] = useState(product);
  const [start, setStart] = useState({ values: valuesOf(product), round: 0 });
  const [typed, setTyped] = useState(start.values);
  const { submit, saved, conflict, forget } = useSubmit(base, pictures.items, saving);

  /** Resets the form to the newest version, with the changes made here merged into it. */
  function merge(theirs: AdminProduct) {
    const values = mergedValues(valuesOf(base), typed, valuesOf(theirs));
    pictures.reset(mergedItems(itemsOf(base), pictures.items, itemsOf(theirs)));
    setStart(({ round }) => ({ values, round: round + 1 }));
    setTyped(values);
    setBase(theirs);
    forget();
    saving.clear();
    toast.success("Your changes are on top of the new version. Save to keep them.");
  }

  const isChanged =
    !sameValues(typed, valuesOf(base)) || !samePictures(pictures.items, itemsOf(base));
  return {
    ...{ start, pictures, saving, conflict, saved, submit, merge, setTyped },
    unsaved: isChanged && !saved,
  };
}

/** Saves the changes since `base`; `conflict` is set if somebody else has saved a newer version. */
function useSubmit(base: AdminProduct, items: readonly Item[], saving: Saving) {
  const router = useRouter();
  const [conflict, setConflict] = useState<string>();
  const [saved, setSaved] = useState(false);

  async function submit(values: FormValues) {
    if (saved) return;
    const input = editInput(base, values, items);
    const wrong = faultsOf(updateProduct, input, { items, name: values.name ?? "" });
    if (wrong) return saving.wrong(wrong);
    setConflict(undefined);
    const sent = { ...input, product_data: JSON.stringify(input.product_data) };
    const answer = await saving.save(updateProduct, sent, isConflict);
    if (!answer) return;
    setSaved(true);
    toast.success(answer.message);
    router.push(productHref("view", base.id));
    router.refresh();
  }

  /** An edit conflict has no fields, in contrast to a conflict about stock. */
  function isConflict(error: AppError): boolean {
    if (error.code !== "conflict" || error.fields) return false;
    setConflict(error.message);
    return true;
  }

  return { submit, saved, conflict, forget: () => setConflict(undefined) };
}
