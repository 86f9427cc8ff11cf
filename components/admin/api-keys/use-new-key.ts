"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

/** The open dialog: none, the form, the new key, or the question whether to leave without copying it. */
type Step = "closed" | "form" | "key" | "leaving";

/**
 * Steps of creating a key; holds the key until it is copied or discarded. Put `opener` on the button that starts
 * it.
 */
export function useNewKey() {
  const [step, go] = useState<Step>("closed");
  const [key, setKey] = useState<{ text: string; copied: boolean }>();
  const router = useRouter();
  const opener = useFocusBack(step !== "closed");
  const isUncopied = key !== undefined && !key.copied;
  useLeaveQuestion(isUncopied);

  /** Shows the key even if the form was closed before the answer arrived, because the key exists now. */
  function made(text: string) {
    setKey({ text, copied: false });
    go("key");
    router.refresh();
  }

  function end() {
    setKey(undefined);
    go("closed");
  }

  return {
    opener,
    step,
    key: key?.text,
    go,
    made,
    copied: () => setKey((known) => known && { ...known, copied: true }),
    /** Closes the form or the key; asks first if the key was not copied. */
    close: () => (isUncopied ? go("leaving") : end()),
    end,
  };
}

/** Makes the browser ask before the page is left, while `isAsked`. */
function useLeaveQuestion(isAsked: boolean) {
  useEffect(() => {
    if (!isAsked) return;
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    return () => ended.abort();
  }, [isAsked]);
}

/** Returns the focus to this button after the last dialog has closed. */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    // The browser returns the focus to where a dialog was opened from, which may be inside the other dialog.
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return opener;
}
