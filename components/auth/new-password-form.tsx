"use client";

import { useEffect, useState } from "react";
import { AppCodeField } from "@/components/auth/app-code-field";
import { AuthMessage } from "@/components/auth/auth-message";
import { CodeAgain } from "@/components/auth/code-again";
import { CodeField } from "@/components/auth/code-field";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { goTo } from "@/components/forms/go-to";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { UsernameField } from "@/components/forms/username-field";
import { toast } from "@/components/ui/toast/toast";
import { confirmPasswordReset } from "@/lib/auth/contract";
import { useConfirmPasswordReset, useRequestPasswordReset } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { NetworkError } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

/** What a screen says at each turn: the specification's words differ between the two that reset a password. */
export type ResetTexts = {
  sent: string;
  notSent: string;
  done: string;
  failed: string;
  network: string;
};

type NewPasswordFormProps = {
  audience: Audience;
  /** Where the code went. */
  email: string;
  texts: ResetTexts;
  /** Spoken name, where no heading of its own names the form. */
  label?: string;
};

const REDIRECT_MS = 2000;

/** The code and a new password. Success has signed the person out everywhere: the login comes after 2 s. */
export function NewPasswordForm({ audience, email, texts, label }: NewPasswordFormProps) {
  const { mutateAsync } = useConfirmPasswordReset(audience);
  const { mutateAsync: request } = useRequestPasswordReset(audience);
  const errors = useAuthErrors();
  const [done, setDone] = useState(false);
  const [needsApp, setNeedsApp] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => goTo(LOGIN[audience]), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, audience]);

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = {
      email,
      otp_code: typed(data, "otp_code") ?? "",
      new_password: typed(data, "new_password") ?? "",
      ...(needsApp && { authenticator_code: typed(data, "authenticator_code") ?? "" }),
    };
    const wrong = checkInput(confirmPasswordReset, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      form.reset();
      setDone(true);
    } catch (error) {
      const known = error instanceof AppError ? error : undefined;
      if (known?.code === "authenticator_needed") {
        setNeedsApp(true);
        errors.fail(error, known.message);
      }
      // Which of two codes is wrong is not told.
      else if (known?.code === "invalid_code" && needsApp) errors.fail(error, texts.failed);
      else if (known?.code === "invalid_code") errors.setFields({ otp_code: [texts.failed] });
      // A weak password is no wrong code: the words under its field are enough.
      else if (known?.fields) errors.setFields(known.fields);
      else errors.fail(error, error instanceof NetworkError ? texts.network : texts.failed);
    }
  }

  async function sendAgain() {
    errors.clear();
    try {
      await request({ email });
      toast.success(texts.sent);
      return true;
    } catch (error) {
      errors.fail(error, error instanceof NetworkError ? texts.network : texts.notSent);
      return (error instanceof AppError && error.retryAfterS) || false;
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label={label}>
      <UsernameField email={email} />
      <CodeField
        autoFocus
        help={
          <>
            Paste works too. <CodeAgain send={sendAgain} />
          </>
        }
      />
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        help="At least 8 characters. All your devices will be signed out."
      />
      {needsApp && <AppCodeField name="authenticator_code" autoFocus />}
      <AuthMessage errors={errors} success={done ? texts.done : undefined} />
      <SubmitButton wide busy={done}>
        Reset password
      </SubmitButton>
    </Form>
  );
}

const LOGIN = { customer: "/login", admin: "/admin/login" };
