"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ProfileForm } from "@/components/admin/profile/profile-form";
import { PendingAdminEmail } from "@/components/admin/profile/profile-pending-email";
import { VerifyEmail } from "@/components/admin/profile/profile-verify-email";
import { Button } from "@/components/ui/button";
import { StateLabel } from "@/components/ui/facts/state-label";
import type { AdminUser } from "@/lib/auth/fields";
import { ROLES } from "@/lib/call/roles";
import { formatDateTime } from "@/lib/dates";

/** The administrator's profile: read-only until Edit is pressed. */
export function AdminProfile({ initial }: { initial: AdminUser }) {
  const router = useRouter();
  const [user, setUser] = useState(initial);
  const [editing, setEditing] = useState(false);
  // After editing, the focus returns to the Edit button.
  const [edited, setEdited] = useState(false);

  function edit(on: boolean) {
    setEditing(on);
    setEdited(!on);
  }

  function verified() {
    setUser({ ...user, email_verified: true });
  }

  function saved(next: AdminUser) {
    setUser(next);
    edit(false);
    // The greeting is outside of this form, rendered on the server.
    router.refresh();
  }

  if (editing) return <ProfileForm user={user} onSaved={saved} onCancel={() => edit(false)} />;
  return (
    <div className="surface surface--narrow">
      <dl className="profile-facts">
        <Entry name="Name">{user.name}</Entry>
        <Entry name="Email">
          <span className="flex-row">
            <span className="profile-fact">{user.email}</span>
            {user.pending_email ? null : user.email_verified ? (
              <StateLabel>Verified</StateLabel>
            ) : (
              <VerifyEmail user={user} onVerified={verified} />
            )}
          </span>
          {user.pending_email && (
            <PendingAdminEmail user={user} email={user.pending_email} onChanged={setUser} />
          )}
        </Entry>
        <Entry name="Mobile number">{user.phone_number ?? "None"}</Entry>
        <Entry name="Role">{user.office_role ? ROLES[user.office_role].name : user.role}</Entry>
        <Entry name="Member since">
          <time dateTime={user.created_at}>{formatDateTime(new Date(user.created_at))}</time>
        </Entry>
      </dl>
      <Button
        size="s"
        variant="ink"
        className="profile-edit"
        autoFocus={edited}
        onClick={() => edit(true)}
      >
        Edit
      </Button>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="mute profile-term">{name}</dt>
      <dd className="profile-value">{children}</dd>
    </>
  );
}
