"use client";

import { LastQuestion } from "@/components/admin/ui/last-question";
import { useRevoking } from "@/components/admin/ui/use-revoking";
import { Button } from "@/components/ui/button";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import { useRemoveUserAuthenticator } from "@/lib/auth/authenticator/hooks";

type LostAuthenticatorProps = { user: Pick<UserDetails, "id" | "name" | "authenticator"> };

/** Removes the authenticator of a user who has lost both the phone and the recovery codes. */
export function LostAuthenticator({ user: { id, name, authenticator } }: LostAuthenticatorProps) {
  const { mutateAsync, isPending } = useRemoveUserAuthenticator();
  const { place, asked, ask, revoke } = useRevoking<string, HTMLParagraphElement>(
    () => mutateAsync({ id }),
    "The authenticator could not be removed.",
  );
  return (
    <>
      <p ref={place} tabIndex={-1}>
        {name} logs in {authenticator ? "with" : "without"} an authenticator app.
      </p>
      {authenticator && (
        <p className="flex-row">
          <Button size="s" variant="line" onClick={() => ask(name)}>
            Remove authenticator
          </Button>
        </p>
      )}
      <LastQuestion
        asked={asked}
        title={() => "Remove authenticator"}
        yes="Remove"
        busy={isPending}
        onYes={revoke}
        onClose={() => ask(undefined)}
      >
        {() => (
          <p className="mute dialog-question">
            Do this only after you have spoken to {name}. The password will then be enough to log
            in, with the emailed code where that is on. {name} is logged out everywhere and gets an
            email that names you.
          </p>
        )}
      </LastQuestion>
    </>
  );
}
