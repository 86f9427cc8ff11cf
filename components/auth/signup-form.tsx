"use client";

import { useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { NewAccountPassword, PasswordOrCode } from "@/components/auth/sign-up/password-or-code";
import { type Newcomer, useCodeRequest } from "@/components/auth/sign-up/use-code-signup";
import { type AdminEntry, useNewAccount } from "@/components/auth/use-new-account";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";

type SignupFormProps = {
  /** Link to the login; keeps the `next` path. */
  loginHref: string;
  /** Where the visitor was going, a checked path: the new account is signed in at once, and goes there. */
  onward?: string;
  /** If set, the account is an administrator's. */
  admin?: AdminEntry;
  /** Offers a code by email in place of a password; `person` is what was typed before coming back. */
  byCode?: { onSent: (person: Newcomer) => void; person?: Newcomer };
};

/** Form that creates an account, then goes to the login, or onward. */
export function SignupForm({ loginHref, onward, admin, byCode }: SignupFormProps) {
  const { submit, errors, done } = useNewAccount({ loginHref, onward, admin });
  const askForCode = useCodeRequest(errors, byCode?.onSent);
  const person = byCode?.person;
  const [isCode, setIsCode] = useState(person !== undefined);

  function swap() {
    errors.clear();
    setIsCode(!isCode);
  }

  return (
    <Form onSubmit={isCode ? askForCode : submit} fields={errors.fields}>
      {admin?.way === "setup" && <SetupToken token={admin.token} />}
      <Field name="name" label="Name">
        <Input autoComplete="name" defaultValue={person?.name} autoFocus={person !== undefined} />
      </Field>
      <Field name="email" label="Email">
        <Input
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={admin?.way === "invitation" ? admin.email : person?.email}
          readOnly={admin?.way === "invitation"}
        />
      </Field>
      {byCode ? <PasswordOrCode isCode={isCode} onSwap={swap} /> : <NewAccountPassword />}
      <Field
        name="phone_number"
        label="Mobile number"
        optional
        help={admin ? undefined : "So the courier can reach you."}
      >
        <Input type="tel" autoComplete="tel" defaultValue={person?.phone_number ?? undefined} />
      </Field>
      <AuthMessage
        errors={errors}
        success={done ? "Signup successful! Welcome to our website." : undefined}
      />
      <SubmitButton wide busy={done}>
        {isCode ? "Email me a code" : "Create account"}
      </SubmitButton>
    </Form>
  );
}

function SetupToken({ token }: { token?: string }) {
  return (
    <Field name="setup_token" label="Set-up token" help="The shop prints it when it first starts.">
      <Input autoComplete="off" autoCapitalize="none" spellCheck={false} defaultValue={token} />
    </Field>
  );
}
