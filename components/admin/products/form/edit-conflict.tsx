"use client";

import { useState } from "react";
import { productHref } from "@/components/admin/products/product-card";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { readAdminProduct } from "@/lib/catalogue/admin/hooks";
import { failureText } from "@/lib/http/browser/client";

type EditConflictProps = {
  id: string;
  /** The server's text about who changed it and when. */
  message: string;
  /** Called with the current version from the server. */
  onLoad: (theirs: AdminProduct) => void;
};

/** Edit conflict: somebody else has saved the product since. Loads and merges their version without losing input. */
export function EditConflict({ id, message, onLoad }: EditConflictProps) {
  const [loading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    try {
      onLoad(await readAdminProduct(id));
    } catch (error) {
      setLoading(false);
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The new version could not be loaded." }));
    }
  }

  return (
    <Notice>
      <p>{message} What you typed is still here.</p>
      <div className="flex-row edit-conflict-actions">
        <Button size="s" variant="ink" busy={loading} onClick={load}>
          Load it and put my changes on top
        </Button>
        <a className="link" href={productHref("view", id)} target="_blank" rel="noreferrer">
          Look at the new version
        </a>
      </div>
    </Notice>
  );
}
