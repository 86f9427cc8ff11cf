"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/account/go-to";
import { toast } from "@/components/ui/toast";
import type { ApiKey } from "@/lib/api-keys/contract";
import { useRevokeApiKey } from "@/lib/api-keys/hooks";
import { failureText } from "@/lib/http/client";

/**
 * Asks before a key is revoked, revokes it, and lets the server draw the page again. Put `place` on the table:
 * the focus goes there when the button has gone with its key.
 */
export function useRevocation() {
  const [asked, ask] = useState<ApiKey>();
  const { mutateAsync, isPending: busy } = useRevokeApiKey();
  const router = useRouter();
  const place = useRef<HTMLTableElement>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    // Not before the dialog has closed: until then nothing outside of it takes the focus.
    if (tries > 0) place.current?.focus();
  }, [tries]);

  async function revoke({ id }: ApiKey) {
    try {
      toast.success((await mutateAsync({ id })).message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The key could not be revoked." }));
    }
    ask(undefined);
    setTries((count) => count + 1);
    router.refresh();
  }

  return { place, asked, ask, revoke, busy };
}
