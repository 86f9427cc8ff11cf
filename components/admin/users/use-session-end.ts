"use client";

import { useRevoking } from "@/components/admin/ui/use-revoking";
import type { UserSession } from "@/lib/accounts/admin/contract";
import { useEndUserSession, useEndUserSessions } from "@/lib/accounts/admin/hooks";

/** The session to end, or all. */
export type Ending = UserSession | "all";

/** Ends a user's sessions after a confirmation; put `place` on the heading. */
export function useSessionEnd(id: string) {
  const one = useEndUserSession();
  const all = useEndUserSessions();
  const revoking = useRevoking<Ending, HTMLHeadingElement>(
    (what) =>
      what === "all" ? all.mutateAsync({ id }) : one.mutateAsync({ id, session: what.id }),
    "The session could not be revoked.",
  );
  return { ...revoking, busy: one.isPending || all.isPending };
}
