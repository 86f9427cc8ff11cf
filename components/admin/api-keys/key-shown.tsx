"use client";

import { type ReactNode, useRef, useState } from "react";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { FormMessage } from "@/components/forms/form-message";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";

type KeyShownProps = {
  value: string;
  label?: string;
  help?: string;
  rows?: number;
  /** Message shown after copying. */
  copied?: string;
  /** Called when it was copied, by the button or by hand. */
  onCopied: () => void;
  onDone: () => void;
  /** More buttons beside Copy. */
  children?: ReactNode;
};

/** Shows a key or another secret, which is shown only once. */
export function KeyShown({ value, onCopied, onDone, children, ...words }: KeyShownProps) {
  const { label = "The key", help = "Send it as the header x-api-key.", rows = 2 } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  async function copy() {
    const isCopied = field.current !== null && (await copyOut(field.current));
    setOutcome(isCopied ? "copied" : "failed");
    if (isCopied) onCopied();
  }

  return (
    <div className="form-body">
      <Field name="key" label={label} help={help}>
        <TextArea
          ref={field}
          className="key-shown"
          rows={rows}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          onCopy={onCopied}
        />
      </Field>
      <FormMessage tone={outcome === "failed" ? "error" : "success"}>
        {outcome && (outcome === "copied" ? (words.copied ?? WORDS.copied) : WORDS.failed)}
      </FormMessage>
      <DialogFoot out="Done" onOut={onDone}>
        {children}
        <Button size="s" variant="ink" autoFocus onClick={copy}>
          Copy
        </Button>
      </DialogFoot>
    </div>
  );
}

const WORDS = {
  copied: "The key is copied.",
  failed: "This browser does not let us copy. Select it and copy it by hand.",
};

/** The clipboard API needs HTTPS; elsewhere the browser copies the selected text. */
async function copyOut(field: HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
