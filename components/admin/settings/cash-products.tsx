"use client";

import { useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import type { CashProduct } from "@/lib/cash/contract";
import { useAllowCash } from "@/lib/cash/hooks";
import { failureText } from "@/lib/http/browser/client";

/** Checkboxes for which listed products may be paid in cash. */
export function CashProducts({ initial }: { initial: readonly CashProduct[] }) {
  if (initial.length === 0) return <p>No product is listed.</p>;
  return (
    <fieldset>
      <legend className="label group-label">Cash allowed</legend>
      <ul className="check-columns">
        {initial.map((product) => (
          <li key={product.product_id}>
            <CashProductTick product={product} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Optimistic: shows the click at once, and reverts if the server refuses it. */
function CashProductTick({ product }: { product: CashProduct }) {
  const { product_id, name } = product;
  const [allowed, setAllowed] = useState(product.allowed);
  const { mutate, isPending, variables } = useAllowCash(product_id, {
    onSuccess: (answer) => setAllowed(answer.allowed),
    onError: refuse,
  });

  function refuse(error: Error) {
    if (signInAgain(error, "admin")) return;
    toast.error(failureText(error, { fallback: `${name} could not be changed.` }));
  }

  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isPending ? variables.allowed : allowed}
        onChange={(event) => mutate({ product_id, allowed: event.target.checked })}
      />
      <span>{name}</span>
    </label>
  );
}
