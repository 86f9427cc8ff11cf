"use client";

import { useRef, useState } from "react";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { FormMessage } from "@/components/forms/form-message";
import { Button } from "@/components/ui/button";

type KeyShownProps = {
  value: string;
  /** Hears that it was copied, by the button or by hand. */
  onCopied: () => void;
  onDone: () => void;
};

/** The one time that a key is shown. */
export function KeyShown({ value, onCopied, onDone }: KeyShownProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState<"copied" | "failed">();

  async function copy() {
    const isCopied = field.current !== null && (await copyOut(field.current));
    say(isCopied ? "copied" : "failed");
    if (isCopied) onCopied();
  }

  return (
    <div className="fm">
      <Field name="key" label="The key" help="Send it as the header x-api-key.">
        <TextArea
          ref={field}
          className="min-h-0 resize-none font-mono break-all"
          rows={2}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          onCopy={onCopied}
        />
      </Field>
      <FormMessage tone={said === "failed" ? "error" : "success"}>
        {said && WORDS[said]}
      </FormMessage>
      <div className="row">
        <Button variant="ink" autoFocus onClick={copy}>
          Copy
        </Button>
        <Button variant="line" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

const WORDS = {
  copied: "The key is copied.",
  failed: "This browser does not let us copy. Select the key and copy it by hand.",
};

/** Browsers open the clipboard to pages with https only; elsewhere they copy what is selected. */
async function copyOut(field: HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
