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
import { adminLogin } from "@/lib/auth/contract";
import { useAdminLogin } from "@/lib/auth/hooks";
import { failureText } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";

const REDIRECT_MS = 1500;

/** An administrator's e-mail and password; goes to `next` (a checked path) a moment after success. */
export function AdminLoginForm({ next }: { next: string }) {
  const { mutateAsync } = useAdminLogin();
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
    const wrong = checkInput(adminLogin, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      toast.success("Login Successful!");
      setDone(true);
    } catch (error) {
      if (error instanceof AppError) errors.setFields(error.fields);
      errors.setMessage(failureText(error, TEXTS));
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

const TEXTS = { fallback: "Login failed.", network: "An error occurred during login." };
