"use client";

import { useEffect, useState } from "react";
import { checkInput, typed } from "@/components/account/check-input";
import { goTo } from "@/components/account/go-to";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast";
import { login } from "@/lib/auth/contract";
import { useLogin } from "@/lib/auth/hooks";
import { failureText } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";

const REDIRECT_MS = 1500;

/** E-mail and password; goes to `next` (a checked path) a moment after success. */
export function LoginForm({ next }: { next: string }) {
  const { mutateAsync } = useLogin();
  const errors = useFormErrors();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => goTo(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, next]);

  async function submit(data: FormData) {
    errors.clear();
    const input = { email: typed(data, "email") ?? "", password: typed(data, "password") ?? "" };
    const wrong = checkInput(login, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      toast.success("Login Successful!");
      setDone(true);
    } catch (error) {
      if (error instanceof AppError) errors.setFields(error.fields);
      errors.setMessage(loginFailure(error));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field name="email" label="E-mail">
        <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormMessage>{errors.message}</FormMessage>
      <SubmitButton wide busy={done}>
        Login
      </SubmitButton>
    </Form>
  );
}

/** The words of the specification: 400 and 401 are wrong credentials, the rest is the server's own. */
function loginFailure(error: unknown): string {
  const status = error instanceof AppError ? error.status : 0;
  if (status === 400 || status === 401) {
    return "Invalid credentials. Please check your email and password.";
  }
  return failureText(error, {
    fallback: "Login failed.",
    network: "An error occurred during login.",
  });
}
