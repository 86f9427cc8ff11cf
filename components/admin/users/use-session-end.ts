"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { signInAgain } from "@/components/account/go-to";
import { toast } from "@/components/ui/toast";
import type { UserSession } from "@/lib/accounts/admin-contract";
import { useEndUserSession, useEndUserSessions } from "@/lib/accounts/admin-hooks";
import { failureText } from "@/lib/http/client";

/** What is ended: one session or every one. */
export type Ending = UserSession | "all";

/**
 * Asks before sessions of a person are ended, ends them, and lets the server draw the page again. Put
 * `title` on the heading: the focus goes there when the button has gone with its session.
 */
export function useSessionEnd(id: string) {
  const [asked, ask] = useState<Ending>();
  const one = useEndUserSession();
  const all = useEndUserSessions();
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);

  async function end(what: Ending) {
    try {
      const call =
        what === "all" ? all.mutateAsync({ id }) : one.mutateAsync({ id, session: what.id });
      toast.success((await call).message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The session could not be revoked." }));
    }
    ask(undefined);
    router.refresh();
    title.current?.focus();
  }

  return { title, asked, ask, end, busy: one.isPending || all.isPending };
}
