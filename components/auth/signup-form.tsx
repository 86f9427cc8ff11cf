"use client";

import { AuthMessage } from "@/components/auth/auth-message";
import { type AdminEntry, useNewAccount } from "@/components/auth/use-new-account";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";

type SignupFormProps = {
  /** Link to the login; keeps the `next` path. */
  loginHref: string;
  /** Where the visitor was going, a checked path: the new account is signed in at once, and goes there. */
  onward?: string;
  /** If set, the account is an administrator's. */
  admin?: AdminEntry;
};

/** Form that creates an account, then goes to the login, or onward. */
export function SignupForm({ loginHref, onward, admin }: SignupFormProps) {
  const { submit, errors, done } = useNewAccount({ loginHref, onward, admin });
  return (
    <Form onSubmit={submit} fields={errors.fields}>
      {admin?.way === "setup" && (
        <Field
          name="setup_token"
          label="Set-up token"
          help="The shop prints it when it first starts."
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
      <Field name="email" label="Email">
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
        help={admin ? undefined : "So the courier can reach you."}
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
