"use client";

import { useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { maskEmail } from "@/components/auth/mask-email";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextButton } from "@/components/ui/facts/text-link";
import { toast } from "@/components/ui/toast/toast";
import { useRequestPasswordReset } from "@/lib/auth/hooks";
import type { Audience } from "@/lib/identity/actor";

/** Changes the password of a signed-in user: mails a code, then asks for code and new password. */
export function PasswordReset({ audience, email }: { audience: Audience; email: string }) {
  const { mutateAsync } = useRequestPasswordReset(audience);
  const errors = useAuthErrors();
  const [sent, setSent] = useState(false);

  async function request() {
    errors.clear();
    try {
      await mutateAsync({ email });
      toast.success(SETTING_TEXTS.sent);
      setSent(true);
    } catch (error) {
      errors.fail(error, SETTING_TEXTS.notSent);
    }
  }

  if (!sent) {
    return (
      <Form onSubmit={request} label="Password reset" className="stack stack--start">
        <p>We will email a code to {maskEmail(email)}.</p>
        <AuthMessage errors={errors} />
        <SubmitButton size="s" variant="ink">
          Send code
        </SubmitButton>
      </Form>
    );
  }
  return (
    <>
      <NewPasswordForm
        audience={audience}
        email={email}
        texts={SETTING_TEXTS}
        label="Password reset"
      />
      <TextButton className="password-forgotten" onClick={() => setSent(false)}>
        Cancel
      </TextButton>
    </>
  );
}

const SETTING_TEXTS = {
  sent: "OTP sent to your email.",
  notSent: "Failed to send OTP.",
  done: "Password reset successful.",
  failed: "Password reset failed.",
  network: "Password reset failed.",
};
