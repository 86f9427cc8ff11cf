"use client";

import { AuthMessage } from "@/components/auth/auth-message";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { useLoginSuccess } from "@/components/auth/use-login-success";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextLink } from "@/components/ui/facts/text-link";
import { login } from "@/lib/auth/contract";
import { SecondFactor } from "@/lib/auth/fields";
import { useLogin } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

type LoginFormProps = {
  audience: Audience;
  /** Path to go to after the login, already checked. */
  next: string;
  /** The password was correct; a code was mailed to this address, or the authenticator app has one. */
  onCode: (email: string, secondFactor: SecondFactor) => void;
  /** True if the user came back from the code step: the first field then gets the focus. */
  autoFocus?: boolean;
};

/** First step of the login: email and password. */
export function LoginForm({ audience, next, onCode, autoFocus }: LoginFormProps) {
  const { mutateAsync } = useLogin(audience);
  const errors = useAuthErrors();
  const { done, finish } = useLoginSuccess(next);

  async function submit(data: FormData) {
    errors.clear();
    const input = { email: typed(data, "email") ?? "", password: typed(data, "password") ?? "" };
    const wrong = checkInput(login, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      finish();
    } catch (error) {
      const known = error instanceof AppError ? error : undefined;
      if (known?.code === "second_factor_required") {
        onCode(input.email.trim(), SecondFactor.catch("mail").parse(known.more?.second_factor));
      } else errors.fail(error, loginFailure(error, audience));
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
          autoFocus={autoFocus}
        />
      </Field>
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        aside={
          <TextLink className="small emphasis" href={FORGOT[audience]}>
            Forgot password?
          </TextLink>
        }
      />
      <AuthMessage errors={errors} />
      <SubmitButton wide busy={done}>
        Login
      </SubmitButton>
    </Form>
  );
}

const FORGOT = { customer: "/forgot-password", admin: "/admin/forgot-password" };

/** Texts of the specification: for customers 400 and 401 mean wrong credentials; others use the server's text. */
function loginFailure(error: unknown, audience: Audience): string {
  const status = error instanceof AppError ? error.status : 0;
  if (audience === "customer" && (status === 400 || status === 401)) {
    return "Invalid credentials. Please check your email and password.";
  }
  return failureText(error, {
    fallback: "Login failed.",
    network: "An error occurred during login.",
  });
}
