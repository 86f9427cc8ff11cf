"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useRevoking } from "@/components/admin/ui/use-revoking";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { failureText } from "@/lib/http/browser/client";
import type { UnsentMail } from "@/lib/outbox/contract";
import { useRemoveUnsentMail, useSendMailsAgain } from "@/lib/outbox/hooks";

/** Resends one or all mails, and removes one after a confirmation; put `place` on the list. */
export function useMailActions() {
  const router = useRouter();
  const again = useSendMailsAgain();
  const removal = useRemoveUnsentMail();
  const [busy, setBusy] = useState<string>();
  const removing = useRevoking<UnsentMail, HTMLDivElement>(
    ({ id }) => removal.mutateAsync({ id }),
    "The email could not be removed.",
  );

  /** Without an id, resends all. */
  async function sendAgain(id?: string) {
    if (busy) return;
    setBusy(id ?? "all");
    try {
      toast.success((await again.mutateAsync({ id })).message);
      removing.place.current?.focus();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The email could not be sent again." }));
    } finally {
      setBusy(undefined);
    }
    router.refresh();
  }

  const { place, asked, ask, revoke: remove } = removing;
  return { place, asked, ask, remove, removing: removal.isPending, busy, sendAgain };
}
