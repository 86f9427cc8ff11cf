"use client";

import { ArrowLeft } from "lucide-react";
import { AuthMessage } from "@/components/auth/auth-message";
import { AuthStep } from "@/components/auth/auth-step";
import { CodeAgain } from "@/components/auth/code-again";
import { CodeField } from "@/components/auth/code-field";
import { type Newcomer, useCodeSignup } from "@/components/auth/sign-up/use-code-signup";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextButton } from "@/components/ui/facts/text-link";

type SignupCodeStepProps = {
  person: Newcomer;
  /** Where to go with the new account, a checked path. */
  onward: string;
  onBack: () => void;
};

/** Second step of a sign-up without a password: the six digits from the email. */
export function SignupCodeStep({ person, onward, onBack }: SignupCodeStepProps) {
  const { submit, sendAgain, errors, done } = useCodeSignup(person, onward);
  return (
    <AuthStep
      title="Check your email."
      lead={`We have emailed ${person.email}. Enter the code within ten minutes. If you already have an account, the email says how to log in.`}
      below={
        !done && (
          <TextButton className="link--ink" onClick={onBack}>
            <ArrowLeft className="icon" aria-hidden="true" /> Change my details
          </TextButton>
        )
      }
    >
      <Form onSubmit={submit} fields={errors.fields}>
        <CodeField
          autoFocus
          tools={
            <>
              Paste works too. <CodeAgain send={sendAgain} />
            </>
          }
        />
        <AuthMessage
          errors={errors}
          success={done ? "Signup successful! Welcome to our website." : undefined}
        />
        <SubmitButton wide busy={done}>
          Create account
        </SubmitButton>
      </Form>
    </AuthStep>
  );
}
