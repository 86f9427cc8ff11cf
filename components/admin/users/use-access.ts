"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import type { AccountRole, UserDetails } from "@/lib/accounts/admin/contract";
import { useChangeAccess } from "@/lib/accounts/admin/hooks";
import { failureText } from "@/lib/http/browser/client";

type Change = { role: AccountRole } | { blocked: boolean; reason?: string };

/** Changes a user's access, with or without a dialog; then moves the focus to `place`. */
export function useAccess({ id }: Pick<UserDetails, "id">, place: RefObject<HTMLElement | null>) {
  const { mutateAsync, isPending } = useChangeAccess();
  const [asked, setAsked] = useState<"role" | "block">();
  const focusPlace = useFocusAfter(place);
  const router = useRouter();
  const errors = useAuthErrors();

  function ask(what: "role" | "block" | undefined) {
    errors.clear();
    setAsked(what);
  }

  /** Resolves to the error text, for callers without an open dialog. */
  async function change(wanted: Change): Promise<string | undefined> {
    errors.clear();
    try {
      toast.success((await mutateAsync({ id, ...wanted })).message);
      setAsked(undefined);
      focusPlace();
      router.refresh();
    } catch (error) {
      if (signInAgain(error, "admin")) return undefined;
      const text = failureText(error, { fallback: "The access could not be changed." });
      errors.fail(error, text);
      return text;
    }
    return undefined;
  }

  async function unblock() {
    const failed = await change({ blocked: false });
    if (failed) toast.error(failed);
  }

  return { asked, ask, change, unblock, errors, busy: isPending };
}

/** Moves the focus to `place` after the page has rendered again. */
function useFocusAfter(place: RefObject<HTMLElement | null>): () => void {
  const [done, setDone] = useState(0);

  useEffect(() => {
    // Only after the dialog has closed: while it is open, nothing outside can take the focus.
    if (done > 0) place.current?.focus();
  }, [done, place]);

  return () => setDone((count) => count + 1);
}

export type Access = ReturnType<typeof useAccess>;
