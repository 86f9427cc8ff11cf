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
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { StateLabel } from "@/components/ui/facts/state-label";
import { Tag } from "@/components/ui/facts/tag";
import { TextButton } from "@/components/ui/facts/text-link";
import { toast } from "@/components/ui/toast/toast";
import { useReloadProfile } from "@/lib/accounts/hooks";
import { verifyEmail } from "@/lib/auth/contract";
import { MAIL_VERIFICATION } from "@/lib/auth/fields";
import { useRequestEmailCode, useVerifyEmail } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";

/** "Verified", or a button that mails a code and opens the dialog for it. */
export function EmailState({ verified, code }: { verified: boolean; code: EmailCode }) {
  if (verified) return <StateLabel tone="ok">Verified</StateLabel>;
  return (
    <span className="flex-row email-state">
      <Tag tone="wait">Not verified</Tag>
      <TextButton className="small" aria-busy={code.busy || undefined} onClick={code.start}>
        Verify Email
      </TextButton>
    </span>
  );
}

/** Render it next to the profile form, not inside it: it contains a form itself. */
export function EmailCodeDialog({ code }: { code: EmailCode }) {
  return (
    <Dialog open={code.open} onClose={code.close} size="s" labelledBy="verify-email">
      <div className="dialog-body">
        <h2 className="title" id="verify-email">
          Verify your email
        </h2>
        <p className="mute dialog-text">We have sent six digits to {code.email}.</p>
        <CodeForm email={code.email} send={code.send} onDone={code.close} />
      </div>
    </Dialog>
  );
}

export type EmailCode = ReturnType<typeof useEmailCode>;

/** Verifies an email address: mails a code, then opens the dialog to enter it. */
export function useEmailCode(email: string) {
  const { send, busy } = useSendCode(email);
  const [open, setOpen] = useState(false);

  async function start() {
    if ((await send()) === true) setOpen(true);
  }

  return {
    ...{ email, open, busy, start, send },
    /** Opens the dialog for a code that was mailed before. */
    enter: () => setOpen(true),
    close: () => setOpen(false),
  };
}

function CodeForm({
  email,
  send,
  onDone,
}: {
  email: string;
  send: () => Promise<boolean | number>;
  onDone: () => void;
}) {
  const { mutateAsync } = useVerifyEmail();
  const reload = useReloadProfile();
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = { email, otp_code: typed(data, "otp_code") ?? "", purpose: MAIL_VERIFICATION };
    const wrong = checkInput(verifyEmail, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync({ ...input, purpose: MAIL_VERIFICATION });
      toast.success("Email verified successfully!");
      await reload();
      onDone();
    } catch (error) {
      if (signInAgain(error)) return;
      if (isRefusedCode(error)) errors.setFields({ otp_code: ["Invalid OTP"] });
      else errors.fail(error, failureText(error, { fallback: "Invalid OTP" }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <CodeField tools={<CodeAgain send={send} />} autoFocus />
      <AuthMessage errors={errors} />
      <DialogFoot out="Not now">
        <SubmitButton size="s">Verify</SubmitButton>
      </DialogFoot>
    </Form>
  );
}

function isRefusedCode(error: unknown): boolean {
  return error instanceof AppError && error.code === "invalid_code";
}

/** Mails a code. Resolves to whether it was sent, or to the seconds to wait before a retry. */
function useSendCode(email: string) {
  const { mutateAsync, isPending } = useRequestEmailCode();
  const reload = useReloadProfile();

  async function send(): Promise<boolean | number> {
    if (isPending) return false;
    try {
      await mutateAsync({ email, purpose: MAIL_VERIFICATION });
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const known = error instanceof AppError ? error : undefined;
      // Already verified, in another tab: only refetch the profile.
      if (known?.code === "conflict") await reload();
      const limited = known?.code === "rate_limited";
      toast.error(limited ? known.message : "Failed to send OTP");
      return known?.retryAfterS ?? false;
    }
  }

  return { send, busy: isPending };
}
