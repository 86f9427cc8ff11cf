"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { failureText } from "@/lib/http/browser/client";

/**
 * Asks before something is revoked, revokes it, and lets the server draw the page again. Put `place` on what
 * stays: the focus goes there when the button has gone with what it stood by. `fallback` is said when `call`
 * fails without words of its own.
 */
export function useRevoking<T, E extends HTMLElement>(
  call: (what: T) => Promise<{ message: string }>,
  fallback: string,
) {
  const [asked, ask] = useState<T>();
  const router = useRouter();
  const place = useRef<E>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    // Not before the dialog has closed: until then nothing outside of it takes the focus.
    if (tries > 0) place.current?.focus();
  }, [tries]);

  async function revoke(what: T) {
    try {
      toast.success((await call(what)).message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback }));
    }
    ask(undefined);
    setTries((count) => count + 1);
    router.refresh();
  }

  return { place, asked, ask, revoke };
}
