"use client";

import { useEffect, useState } from "react";
import { KeyShown } from "@/components/admin/api-keys/key-shown";
import { FormMessage } from "@/components/forms/form-message";
import { Button } from "@/components/ui/button";

/** Shows the recovery codes, once only, to copy or save as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false);
  const [warned, setWarned] = useState(false);
  const text = codes.join("\n");

  useEffect(() => {
    if (kept) return;
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    return () => ended.abort();
  }, [kept]);

  function save() {
    saveText(text);
    setKept(true);
  }

  return (
    <>
      <KeyShown
        value={text}
        label="Recovery codes"
        help="Each works once in place of the app. Keep them away from your phone."
        rows={codes.length}
        copied="The recovery codes are copied."
        onCopied={() => setKept(true)}
        onDone={() => (kept || warned ? onDone() : setWarned(true))}
      >
        <Button size="s" variant="line" onClick={save}>
          Download
        </Button>
      </KeyShown>
      <div className="recovery-codes-actions">
        <FormMessage tone="info">
          {warned &&
            !kept &&
            "The codes are not shown again. Copy or download them, or press Done if you have written them down."}
        </FormMessage>
      </div>
    </>
  );
}

function saveText(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}
