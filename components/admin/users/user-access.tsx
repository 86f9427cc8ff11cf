"use client";

import { useRef } from "react";
import { AccessBlock } from "@/components/admin/users/access-block";
import { AccessRole } from "@/components/admin/users/access-role";
import { LostAuthenticator } from "@/components/admin/users/lost-authenticator";
import { MadeKeys } from "@/components/admin/users/made-keys";
import { Allowed } from "@/components/admin/users/role";
import { useAccess } from "@/components/admin/users/use-access";
import { Button } from "@/components/ui/button";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import { formatDateTime } from "@/lib/dates";

type UserAccessProps = { user: UserDetails; isSelf: boolean };

/** A user's access, which an owner can change: the role, and whether they can sign in. */
export function UserAccess(props: UserAccessProps) {
  return (
    <Allowed right="run">
      <Access {...props} />
    </Allowed>
  );
}

function Access({ user, isSelf }: UserAccessProps) {
  const place = useRef<HTMLHeadingElement>(null);
  const access = useAccess(user, place);
  const { name, blocked_at, blocked_reason } = user;
  return (
    <section className="surface" aria-labelledby="access">
      <h2 id="access" ref={place} tabIndex={-1}>
        Access
      </h2>
      {blocked_at ? (
        <p>
          Blocked since <span className="numeric">{formatDateTime(blocked_at)}</span>. {name} reads:{" "}
          <q>{blocked_reason}</q>
        </p>
      ) : (
        <p className="mute">{isSelf ? "You cannot block yourself." : `${name} can log in.`}</p>
      )}
      <MadeKeys keys={user.api_keys} />
      <p className="flex-row">
        <Button size="s" variant="line" onClick={() => access.ask("role")}>
          Change role
        </Button>
        {blocked_at && (
          <Button size="s" variant="ink" busy={access.busy} onClick={access.unblock}>
            Unblock
          </Button>
        )}
        {!blocked_at && !isSelf && (
          <Button size="s" variant="line" onClick={() => access.ask("block")}>
            Block
          </Button>
        )}
      </p>
      {user.role === "admin" && !isSelf && <LostAuthenticator user={user} />}
      <AccessRole user={user} access={access} />
      <AccessBlock user={user} access={access} />
    </section>
  );
}
