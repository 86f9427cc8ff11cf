"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { failureText } from "@/lib/http/browser/client";

/**
 * Revokes something after a confirmation, then refreshes the page. Put `place` on an element that stays: it
 * gets the focus when the pressed button is gone. `fallback` is the error text if `call` fails without one.
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
    // Only after the dialog has closed: while it is open, nothing outside can take the focus.
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
