"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  FIRST_VALUES,
  type FormValues,
  sameValues,
  samplesIn,
} from "@/components/admin/products/form/form-values";
import { addInput } from "@/components/admin/products/form/product-input";
import { useDraft } from "@/components/admin/products/form/use-draft";
import { faultsOf, useSaving } from "@/components/admin/products/form/use-saving";
import { staying } from "@/components/admin/products/pictures/picture-rules";
import { usePictures } from "@/components/admin/products/pictures/use-pictures";
import { productHref } from "@/components/admin/products/product-card";
import { useKey } from "@/components/forms/use-key";
import { toast } from "@/components/ui/toast/toast";
import { addProduct } from "@/lib/catalogue/admin/contract";

const TEXTS = {
  fallback: "Something went wrong!",
  network: "An error occurred while adding the product.",
};

/** State of the form for a new product, and the request that adds it. */
export function useAddition() {
  const router = useRouter();
  const saving = useSaving(TEXTS);
  const pictures = usePictures([]);
  const { draft, values: now, change } = useTypedDraft();
  const [saved, setSaved] = useState(false);
  const keyOf = useKey();

  async function submit(values: FormValues) {
    if (saved) return;
    const input = addInput(values, pictures.items);
    const shown = { items: pictures.items, name: values.name ?? "" };
    const wrong = faultsOf(addProduct, input, shown);
    if (wrong) return saving.wrong(wrong);
    const data = JSON.stringify(input.product_data);
    const sent = { ...input, product_data: data, key: keyOf(data) };
    const answer = await saving.save(addProduct, sent);
    if (!answer) return;
    setSaved(true);
    draft.drop();
    toast.success(answer.message);
    router.push(productHref("view", answer.product.id));
  }

  const isChanged = !sameValues(now, FIRST_VALUES) || staying(pictures.items).length > 0;
  const unsaved = isChanged && !saved;
  return { draft, pictures, saving, saved, submit, change, samples: samplesIn(now), unsaved };
}

/** The draft, and the values that have been typed since. */
function useTypedDraft() {
  const draft = useDraft("draft:add-product", FIRST_VALUES);
  const [typed, setTyped] = useState<FormValues>();

  function change(values: FormValues) {
    setTyped(values);
    draft.keep(values);
  }

  function startAgain() {
    setTyped(undefined);
    draft.startAgain();
  }

  return { draft: { ...draft, startAgain }, values: typed ?? draft.start, change };
}
