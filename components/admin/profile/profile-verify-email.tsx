"use client";

import { useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { CodeAgain } from "@/components/auth/code-again";
import { CodeField } from "@/components/auth/code-field";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { toast } from "@/components/ui/toast/toast";
import { verifyAdminEmail } from "@/lib/auth/admins/admin-contract";
import { type AdminUser, MAIL_VERIFICATION } from "@/lib/auth/fields";
import { useRequestAdminEmailCode, useVerifyAdminEmail } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";

type VerifyEmailProps = { user: AdminUser; onVerified: () => void };

/** The button beside an unverified email address, and the dialog for the code it mails. */
export function VerifyEmail({ user, onVerified }: VerifyEmailProps) {
  const { send, busy } = useSendAdminCode(user);
  const [open, setOpen] = useState(false);

  async function start() {
    if ((await send()) === true) setOpen(true);
  }

  return (
    <>
      <Button size="s" variant="line" busy={busy && !open} onClick={start}>
        Verify Email
      </Button>
      <AdminCodeDialog
        email={user.email}
        open={open}
        send={send}
        onClose={() => setOpen(false)}
        onVerified={onVerified}
      />
    </>
  );
}

type AdminCodeDialogProps = {
  email: string;
  open: boolean;
  send: () => Promise<boolean | number>;
  onClose: () => void;
  onVerified: () => void;
};

/** Dialog for the code that was mailed to an address. */
export function AdminCodeDialog(props: AdminCodeDialogProps) {
  const { email, open, send, onClose, onVerified } = props;
  return (
    <Dialog open={open} onClose={onClose} size="s" labelledBy="verify-email">
      <div className="dialog-body">
        <h2 className="title" id="verify-email">
          Verify Email
        </h2>
        <p className="mute dialog-text">We sent a code to {email}. It is valid for ten minutes.</p>
        <VerifyForm email={email} send={send} onVerified={onVerified} />
      </div>
    </Dialog>
  );
}

/** Mails a code; `send` resolves to whether it was sent, or to the seconds to wait. */
export function useSendAdminCode({ id }: Pick<AdminUser, "id">) {
  const { mutateAsync, isPending } = useRequestAdminEmailCode();

  async function send(): Promise<boolean | number> {
    try {
      await mutateAsync({ id, purpose: MAIL_VERIFICATION });
      return true;
    } catch (error) {
      if (signInAgain(error, "admin")) return false;
      toast.error(failureText(error, { fallback: "Failed to send OTP" }));
      return (error instanceof AppError && error.retryAfterS) || false;
    }
  }

  return { send, busy: isPending };
}

function VerifyForm({
  email,
  send,
  onVerified,
}: {
  email: string;
  send: () => Promise<boolean | number>;
  onVerified: () => void;
}) {
  const { mutateAsync } = useVerifyAdminEmail();
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    const otp_code = typed(data, "otp_code") ?? "";
    const input = { email, otp_code, purpose: MAIL_VERIFICATION } as const;
    const wrong = checkInput(verifyAdminEmail, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      toast.success("Email verified successfully!");
      onVerified();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      const text = failureText(error, { fallback: "Invalid OTP" });
      const code = error instanceof AppError ? error.code : undefined;
      if (code === "invalid_code" || code === "code_expired") {
        errors.setFields({ otp_code: [text] });
      } else errors.fail(error, text);
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <CodeField
        autoFocus
        tools={
          <>
            Paste works too. <CodeAgain send={send} />
          </>
        }
      />
      <AuthMessage errors={errors} />
      <DialogFoot out="Not now">
        <SubmitButton size="s" variant="ink">
          Verify
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
