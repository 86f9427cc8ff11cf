"use client";

import type { ReactNode } from "react";
import type { Saving } from "@/components/admin/products/form/use-saving";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { TextButton } from "@/components/ui/facts/text-link";

type SaveBarProps = {
  /** "Add Product". */
  label: string;
  saving: Saving;
  /** It has gone well, and the next page is on its way. */
  saved: boolean;
  /** A message with its own ways on, such as another administrator's edit. */
  above?: ReactNode;
  /** Beside the button: a way out. */
  children: ReactNode;
};

/** Stays at the bottom of a product's form: what is happening, what went wrong, and the button. */
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

/** Once everything is up it cannot be stopped any more: the server may have saved it already. */
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
