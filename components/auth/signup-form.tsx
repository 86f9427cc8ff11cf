"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { adminSignup } from "@/lib/auth/admins/admin-contract";
import { useAdminSignup, useSignup } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { NetworkError } from "@/lib/http/browser/client";

/** What lets somebody become an administrator: the token of the first start, or an invitation. */
export type AdminEntry =
  | { way: "setup"; token?: string }
  | { way: "invitation"; invitation: string; email: string };

type SignupFormProps = {
  /** Carries along where the person wanted to go. */
  loginHref: string;
  /** Given, the account is an administrator's. */
  admin?: AdminEntry;
};

const REDIRECT_MS = 2000;

/** Creates an account, then goes to the login. */
export function SignupForm({ loginHref, admin }: SignupFormProps) {
  const router = useRouter();
  const { mutateAsync: signUpCustomer } = useSignup();
  const { mutateAsync: signUpAdmin } = useAdminSignup();
  const errors = useAuthErrors();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => router.push(loginHref), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, loginHref, router]);

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = { ...readPerson(data), ...readEntry(data, admin) };
    // Both sign-ups ask for the same of a person; the administrator's takes a token besides.
    const wrong = checkInput(adminSignup, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await (admin ? signUpAdmin(input) : signUpCustomer(input));
      form.reset();
      setDone(true);
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      const refused = code === "signup_closed" || code === "invitation_invalid";
      errors.fail(error, refused ? (error as AppError).message : signupFailure(error));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      {admin?.way === "setup" && (
        <Field
          name="setup_token"
          label="Set-up token"
          help="The first start of the shop prints it."
        >
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={admin.token}
          />
        </Field>
      )}
      <Field name="name" label="Name">
        <Input autoComplete="name" />
      </Field>
      <Field name="email" label="E-mail">
        <Input
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...(admin?.way === "invitation" ? { defaultValue: admin.email, readOnly: true } : {})}
        />
      </Field>
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        help="At least 8 characters."
      />
      <Field
        name="phone_number"
        label="Mobile number"
        optional
        help={admin ? undefined : "For the delivery."}
      >
        <Input type="tel" autoComplete="tel" />
      </Field>
      <AuthMessage
        errors={errors}
        success={done ? "Signup successful! Welcome to our website." : undefined}
      />
      <SubmitButton wide busy={done}>
        Create account
      </SubmitButton>
    </Form>
  );
}

function readPerson(data: FormData) {
  return {
    name: typed(data, "name") ?? "",
    email: typed(data, "email") ?? "",
    password: typed(data, "password") ?? "",
    phone_number: typed(data, "phone_number") ?? null,
  };
}

function readEntry(data: FormData, admin: AdminEntry | undefined) {
  if (admin?.way === "setup") return { setup_token: typed(data, "setup_token") ?? "" };
  return admin ? { invitation: admin.invitation } : {};
}

function signupFailure(error: unknown): string {
  return error instanceof NetworkError
    ? "An error occurred. Please try again later."
    : "Signup failed! Please check the details and try again.";
}
