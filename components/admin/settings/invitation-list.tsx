"use client";

import { useRef, useState } from "react";
import { InvitationForm } from "@/components/admin/settings/invitation-form";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Tag, type TagTone } from "@/components/ui/facts/tag";
import { toast } from "@/components/ui/toast/toast";
import type { Invitation } from "@/lib/auth/fields";
import { useInvitations, useRevokeInvitation } from "@/lib/auth/hooks";
import { ROLES } from "@/lib/call/roles";
import { formatDateTime } from "@/lib/dates";
import { failureText } from "@/lib/http/browser/client";

/** Open invitations to the back-office, with buttons to invite and to revoke. */
export function InvitationList({ initial }: { initial: Invitation[] }) {
  const { data } = useInvitations({ invitations: initial });
  const revoke = useRevokeInvitation();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const invitations = data?.invitations ?? initial;

  async function takeBack(id: string) {
    try {
      const { message } = await revoke.mutateAsync({ id });
      toast.success(message);
      // The button is gone: move the focus to the list.
      list.current?.focus();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The invitation could not be revoked." }));
    }
  }

  return (
    <>
      {invitations.length === 0 ? (
        <p>Nobody has been invited yet.</p>
      ) : (
        <ul className="activity activity--flush" ref={list} tabIndex={-1} aria-label="Invitations">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              busy={revoke.isPending && revoke.variables?.id === invitation.id}
              onRevoke={() => takeBack(invitation.id)}
            />
          ))}
        </ul>
      )}
      <Button size="s" variant="ink" className="invitation-list-add" onClick={() => setOpen(true)}>
        Invite an administrator
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="s" labelledBy="invite">
        <div className="dialog-body">
          <h2 className="title" id="invite">
            Invite an administrator
          </h2>
          <p className="mute dialog-text">
            We email a link to this address. Whoever opens it gets the role you choose here.
          </p>
          <InvitationForm onDone={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}

function InvitationRow({
  invitation,
  busy,
  onRevoke,
}: {
  invitation: Invitation;
  busy: boolean;
  onRevoke: () => void;
}) {
  const { email, role, state, invited_by, created_at, expires_at } = invitation;
  const open = state === "open";
  return (
    <li className="invitation-row">
      <div className="row-lead row-lead--text">
        <b className="line-title line-title--long">{email}</b>
        <span className="mute small own-line">
          {ROLES[role].name}. {open ? "Valid until " : `By ${invited_by}, `}
          {formatDateTime(open ? expires_at : created_at)}
        </span>
      </div>
      <Tag tone={TONES[state]}>{WORDS[state]}</Tag>
      {open && (
        <Button
          size="s"
          variant="line"
          busy={busy}
          aria-label={`Revoke the invitation of ${email}`}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

const TONES: Record<Invitation["state"], TagTone> = {
  open: "wait",
  used: "ok",
  revoked: "off",
  expired: "off",
};

const WORDS: Record<Invitation["state"], string> = {
  open: "Open",
  used: "Accepted",
  revoked: "Revoked",
  expired: "Expired",
};
