"use client";

import { useState } from "react";
import { PendingEmail } from "@/components/account/pending-email";
import { AdminCodeDialog, useSendAdminCode } from "@/components/admin/profile/profile-verify-email";
import type { AdminUser } from "@/lib/auth/fields";

type PendingAdminEmailProps = {
  user: AdminUser;
  /** The new email address. */
  email: string;
  onChanged: (user: AdminUser) => void;
};

/** Notice of an administrator's new email address that is not verified yet. */
export function PendingAdminEmail({ user, email, onChanged }: PendingAdminEmailProps) {
  const { send } = useSendAdminCode(user);
  const [open, setOpen] = useState(false);
  return (
    <>
      <PendingEmail
        email={email}
        code={{ enter: () => setOpen(true) }}
        audience="admin"
        onCanceled={() => onChanged({ ...user, pending_email: null })}
      />
      <AdminCodeDialog
        email={email}
        open={open}
        send={send}
        onClose={() => setOpen(false)}
        onVerified={() => onChanged({ ...user, email, email_verified: true, pending_email: null })}
      />
    </>
  );
}
