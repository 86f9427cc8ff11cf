"use client";

import type { ReactNode } from "react";
import type { Saving } from "@/components/admin/products/form/use-saving";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { TextButton } from "@/components/ui/facts/text-link";

type SaveBarProps = {
  /** Label of the button: "Add Product". */
  label: string;
  saving: Saving;
  /** Saved; the next page is loading. */
  saved: boolean;
  /** A message with its own buttons, e.g. an edit conflict. */
  above?: ReactNode;
  /** Shown beside the button, e.g. a cancel link. */
  children: ReactNode;
};

/** Sticky bar at the bottom of the product form: progress, errors and the save button. */
export function SaveBar({ label, saving, saved, above, children }: SaveBarProps) {
  const { message, retry, login, sent, cancel } = saving;
  return (
    <div className="product-save">
      <div className="form-message" aria-live="polite">
        {above}
      </div>
      <FormMessage>
        {message && (
          <>
            <span>{message}</span>
            {login && (
              <a className="link link-apart" href="/admin/login" target="_blank" rel="noreferrer">
                Login in a new tab
              </a>
            )}
            {retry && (
              <TextButton type="submit" className="link-apart">
                Retry
              </TextButton>
            )}
          </>
        )}
      </FormMessage>
      <div className="flex-row">
        <SubmitButton size="s" busy={saved}>
          {label}
        </SubmitButton>
        {sent === undefined ? children : <Progress sent={sent} onCancel={cancel} />}
      </div>
    </div>
  );
}

/** Once the upload is complete it cannot be canceled: the server may have saved it already. */
function Progress({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const percent = Math.round(sent * 100);
  return (
    <>
      <progress className="product-progress" max={100} value={percent} aria-label="Upload" />
      <span className="small numeric">{sent < 1 ? `${percent} % sent` : "Saving"}</span>
      {sent < 1 && (
        <Button size="s" variant="line" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </>
  );
}
