"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { checkInput, typed } from "@/components/account/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { signup } from "@/lib/auth/contract";
import { useSignup } from "@/lib/auth/hooks";
import { NetworkError } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";

const REDIRECT_MS = 2000;

/** Creates an account, then goes to `loginHref`, which carries along where the person wanted to go. */
export function SignupForm({ loginHref }: { loginHref: string }) {
  const router = useRouter();
  const { mutateAsync } = useSignup();
  const errors = useFormErrors();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => router.push(loginHref), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, loginHref, router]);

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = {
      name: typed(data, "name") ?? "",
      email: typed(data, "email") ?? "",
      password: typed(data, "password") ?? "",
      phone_number: typed(data, "phone_number") ?? null,
    };
    const wrong = checkInput(signup, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      form.reset();
      setDone(true);
    } catch (error) {
      if (error instanceof AppError) errors.setFields(error.fields);
      errors.setMessage(signupFailure(error));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field name="name" label="Name">
        <Input autoComplete="name" />
      </Field>
      <Field name="email" label="E-mail">
        <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        help="At least 8 characters."
      />
      <Field name="phone_number" label="Mobile number" optional help="For the delivery.">
        <Input type="tel" autoComplete="tel" />
      </Field>
      <FormMessage tone={done ? "success" : "error"}>
        {done ? "Signup successful! Welcome to our website." : errors.message}
      </FormMessage>
      <SubmitButton wide busy={done}>
        Create account
      </SubmitButton>
    </Form>
  );
}

function signupFailure(error: unknown): string {
  return error instanceof NetworkError
    ? "An error occurred. Please try again later."
    : "Signup failed! Please check the details and try again.";
}
