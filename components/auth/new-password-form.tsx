"use client";

import { AppCodeField } from "@/components/auth/app-code-field";
import { AuthMessage } from "@/components/auth/auth-message";
import { CodeAgain } from "@/components/auth/code-again";
import { CodeField } from "@/components/auth/code-field";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { type Reset, useNewPassword, useResend } from "@/components/auth/use-new-password";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { UsernameField } from "@/components/forms/username-field";

type NewPasswordFormProps = Reset & {
  /** Accessible name, if no heading names the form. */
  label?: string;
};

/** Code and new password. Success signs the user out everywhere, so the login page follows after 2 s. */
export function NewPasswordForm({ label, ...reset }: NewPasswordFormProps) {
  const { email, texts } = reset;
  const errors = useAuthErrors();
  const { submit, done, needsApp } = useNewPassword(reset, errors);
  const sendAgain = useResend(reset, errors);

  return (
    <Form onSubmit={submit} fields={errors.fields} label={label}>
      <UsernameField email={email} />
      <CodeField
        autoFocus
        tools={
          <>
            Paste works too. <CodeAgain send={sendAgain} />
          </>
        }
      />
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        help="At least 8 characters. All your devices will be logged out."
      />
      {needsApp && <AppCodeField name="authenticator_code" autoFocus />}
      <AuthMessage errors={errors} success={done ? texts.done : undefined} />
      <SubmitButton wide busy={done}>
        Reset password
      </SubmitButton>
    </Form>
  );
}
