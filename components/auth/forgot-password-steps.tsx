"use client";

import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { AuthStep } from "@/components/auth/auth-step";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextButton } from "@/components/ui/facts/text-link";
import { toast } from "@/components/ui/toast/toast";
import { requestPasswordReset } from "@/lib/auth/contract";
import { useRequestPasswordReset } from "@/lib/auth/hooks";
import { NetworkError } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

type ForgotPasswordProps = {
  audience: Audience;
  /** The sentence with the link back to the login. */
  below: ReactNode;
};

/** Password reset in two steps: the email address, then the mailed code with a new password. */
export function ForgotPasswordSteps({ audience, below }: ForgotPasswordProps) {
  const [email, setEmail] = useState<string>();
  const [typedBefore, setTypedBefore] = useState<string>();

  function toEmail() {
    setTypedBefore(email);
    setEmail(undefined);
  }

  if (email === undefined) {
    return (
      <AuthStep
        title="Forgot password"
        lead="We will email you a code. Use it to choose a new password."
        below={below}
      >
        <EmailForm audience={audience} startWith={typedBefore} onSent={setEmail} />
      </AuthStep>
    );
  }
  return (
    <AuthStep
      title="Check your email."
      lead={`If there is an account for ${email}, a code is on its way. It is valid for ten minutes.`}
      below={
        <TextButton className="link--ink" onClick={toEmail}>
          <ArrowLeft className="icon" aria-hidden="true" /> Use another email address
        </TextButton>
      }
    >
      <NewPasswordForm audience={audience} email={email} texts={FORGOT_TEXTS} />
    </AuthStep>
  );
}

function EmailForm({
  audience,
  startWith,
  onSent,
}: {
  audience: Audience;
  /** The address entered before, if the user came back to this step; the field then gets the focus. */
  startWith?: string;
  onSent: (email: string) => void;
}) {
  const { mutateAsync } = useRequestPasswordReset(audience);
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = { email: typed(data, "email") ?? "" };
    const wrong = checkInput(requestPasswordReset, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      toast.success(FORGOT_TEXTS.sent);
      onSent(input.email.trim());
    } catch (error) {
      errors.fail(
        error,
        error instanceof NetworkError ? FORGOT_TEXTS.network : FORGOT_TEXTS.notSent,
      );
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field name="email" label="Email">
        <Input
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={startWith}
          autoFocus={startWith !== undefined}
        />
      </Field>
      <AuthMessage errors={errors} />
      <SubmitButton wide>Send code</SubmitButton>
    </Form>
  );
}

const FORGOT_TEXTS = {
  sent: "OTP sent to your email!",
  notSent: "Failed to send OTP. Please check your email.",
  done: "Password reset successful!",
  failed: "Invalid OTP or failed to reset password.",
  network: "An error occurred. Please try again later.",
};
