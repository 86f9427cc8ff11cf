"use client";

import { useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { AuthStep } from "@/components/auth/auth-step";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { UsernameField } from "@/components/forms/username-field";
import { ButtonLink } from "@/components/ui/button";
import { undoEmailChange } from "@/lib/auth/contract";
import { useUndoEmailChange } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

type UndoEmailProps = { token: string; email: string; audience: Audience };

/** Form that restores the old email address and sets a new password. */
export function UndoEmail({ token, email, audience }: UndoEmailProps) {
  const { mutateAsync } = useUndoEmailChange();
  const errors = useAuthErrors();
  const [done, setDone] = useState(false);

  async function submit(data: FormData) {
    errors.clear();
    const input = { token, new_password: typed(data, "new_password") ?? "" };
    const wrong = checkInput(undoEmailChange, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      setDone(true);
    } catch (error) {
      const isWeak = error instanceof AppError && error.code === "weak_password";
      if (isWeak && error.fields) return errors.setFields(error.fields);
      const fallback = "Your address could not be brought back. Please try again.";
      errors.fail(error, failureText(error, { fallback }));
    }
  }

  if (done) {
    return (
      <AuthStep
        title="Your account is yours again."
        lead={`It uses ${email} and your new password. Whoever was logged in is logged out.`}
      >
        <ButtonLink href={audience === "admin" ? "/admin/login" : "/login"}>Login</ButtonLink>
      </AuthStep>
    );
  }
  return (
    <AuthStep
      title="Take your account back"
      lead={`${email} will be your account’s address again, and every device is logged out. Choose a new password, as somebody may know the old one.`}
    >
      <Form onSubmit={submit} fields={errors.fields}>
        <UsernameField email={email} />
        <PasswordField
          name="new_password"
          label="New password"
          autoComplete="new-password"
          help="At least 8 characters."
        />
        <AuthMessage errors={errors} />
        <SubmitButton wide>Take my account back</SubmitButton>
      </Form>
    </AuthStep>
  );
}
