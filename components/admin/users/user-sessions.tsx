"use client";

import { useState } from "react";
import { useMay } from "@/components/admin/users/role";
import { SessionEnd } from "@/components/admin/users/session-end";
import { useSessionEnd } from "@/components/admin/users/use-session-end";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/facts/tag";
import { TextButton } from "@/components/ui/facts/text-link";
import type { UserDetails, UserSession } from "@/lib/accounts/admin/contract";
import { formatDateTime } from "@/lib/dates";

type UserSessionsProps = { user: Pick<UserDetails, "id" | "name" | "sessions"> };

/** A user's sessions, with buttons to end one or all. */
export function UserSessions({ user: { id, name, sessions } }: UserSessionsProps) {
  const { place, asked, ask, revoke, busy } = useSessionEnd(id);
  const [isLong, setLong] = useState(sessions.length <= SHOWN);
  const mayEnd = useMay("run");
  const others = sessions.filter((session) => !session.is_current);
  return (
    <section className="surface" aria-labelledby="sessions">
      <h2 id="sessions" ref={place} tabIndex={-1}>
        Sessions
      </h2>
      {sessions.length === 0 && <p className="mute">Not logged in anywhere.</p>}
      <ul className="order-lines">
        {sessions.slice(0, isLong ? undefined : SHOWN).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
        ))}
      </ul>
      <p className="flex-row">
        {mayEnd && others.length > 1 && (
          <Button size="s" variant="line" onClick={() => ask("all")}>
            Revoke all
          </Button>
        )}
        {!isLong && (
          <TextButton onClick={() => setLong(true)}>Show all {sessions.length}</TextButton>
        )}
      </p>
      <SessionEnd
        name={name}
        asked={asked}
        busy={busy}
        onYes={revoke}
        onClose={() => ask(undefined)}
      />
    </section>
  );
}

/** Number of sessions shown before "Show all". */
const SHOWN = 8;

function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const { device, audience, last_seen_at, is_current } = session;
  const seen = formatDateTime(last_seen_at);
  const mayEnd = useMay("run");
  return (
    <li>
      <span>
        <b className="emphasis">{device}</b>
        <span className="mute small numeric own-line">
          {audience === "admin" ? "Back-office" : "Shop"}, last seen {seen}
        </span>
      </span>
      {is_current ? (
        <Tag tone="ok">This device</Tag>
      ) : !mayEnd ? null : (
        <Button
          size="s"
          variant="line"
          aria-label={`Revoke ${device}, last seen ${seen}`}
          onClick={onEnd}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
