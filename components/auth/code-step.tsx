"use client";

import { ArrowLeft } from "lucide-react";
import { AppCodeField } from "@/components/auth/app-code-field";
import { AuthMessage } from "@/components/auth/auth-message";
import { AuthStep } from "@/components/auth/auth-step";
import { CodeAgain } from "@/components/auth/code-again";
import { CodeField } from "@/components/auth/code-field";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { useLoginSuccess } from "@/components/auth/use-login-success";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextButton } from "@/components/ui/facts/text-link";
import { toast } from "@/components/ui/toast/toast";
import { verifySecondFactor } from "@/lib/auth/contract";
import { OneTimeCode, type SecondFactor } from "@/lib/auth/fields";
import { useResendSecondFactor, useVerifySecondFactor } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

type CodeStepProps = {
  audience: Audience;
  next: string;
  /** The account's email address, masked. */
  sentTo: string;
  /** Whether the code comes by mail or from the authenticator app. */
  secondFactor: SecondFactor;
  /** Goes back to email and password. */
  onBack: () => void;
};

/** Second step of the login: the six digits from the mail, or a code of the authenticator app. */
export function CodeStep({ audience, next, sentTo, secondFactor, onBack }: CodeStepProps) {
  const { submit, sendAgain, errors, done } = useSecondStep({
    audience,
    next,
    secondFactor,
    onBack,
  });

  return (
    <AuthStep
      title="Six digits."
      lead={LEADS[secondFactor](sentTo)}
      below={
        <TextButton className="link--ink" onClick={onBack}>
          <ArrowLeft className="icon" aria-hidden="true" /> Other account
        </TextButton>
      }
    >
      <Form onSubmit={submit} fields={errors.fields}>
        {secondFactor === "authenticator" ? (
          <AppCodeField autoFocus />
        ) : (
          <CodeField
            autoFocus
            tools={
              <>
                Paste works too. <CodeAgain send={sendAgain} />
              </>
            }
          />
        )}
        <AuthMessage errors={errors} />
        <SubmitButton wide busy={done}>
          Verify
        </SubmitButton>
      </Form>
    </AuthStep>
  );
}

type SecondStep = Pick<CodeStepProps, "audience" | "next" | "secondFactor" | "onBack">;

/** Submits the code, or requests a new one. */
function useSecondStep({ audience, next, secondFactor, onBack }: SecondStep) {
  const { mutateAsync: verify } = useVerifySecondFactor(audience);
  const { mutateAsync: resend } = useResendSecondFactor(audience);
  const { errors, refuse } = useCodeErrors(onBack);
  const { done, finish } = useLoginSuccess(next);

  async function submit(data: FormData) {
    errors.clear();
    const input = { otp_code: typed(data, "otp_code") ?? "" };
    const wrong = checkInput(secondFactor === "mail" ? MAILED : verifySecondFactor, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await verify(input);
      finish();
    } catch (error) {
      refuse(error, failureText(error, VERIFY_TEXTS));
    }
  }

  async function sendAgain() {
    errors.clear();
    try {
      const { message } = await resend({});
      toast.success(message);
      return true;
    } catch (error) {
      refuse(error, failureText(error, { fallback: "Failed to send OTP." }));
      return (error instanceof AppError && error.retryAfterS) || false;
    }
  }

  return { submit, sendAgain, errors, done };
}

/** Shows errors of a code; an expired one leads back to email and password. */
function useCodeErrors(onBack: () => void) {
  const errors = useAuthErrors();

  function refuse(error: unknown, text: string) {
    const known = error instanceof AppError ? error : undefined;
    if (known?.code === "code_expired") {
      toast.error(known.message);
      onBack();
    } else if (known?.code === "invalid_code") {
      errors.setFields({ otp_code: [text] });
    } else errors.fail(error, text);
  }

  return { errors, refuse };
}

/** A mailed code has digits only, so the form accepts nothing else. */
const MAILED = {
  ...verifySecondFactor,
  input: verifySecondFactor.input.extend({ otp_code: OneTimeCode }),
};

const LEADS: Record<SecondFactor, (email: string) => string> = {
  mail: (email) => `We sent a code to ${email}. It is valid for ten minutes.`,
  authenticator: (email) => `Your authenticator app shows a code for ${email}.`,
};

const VERIFY_TEXTS = {
  fallback: "OTP verification failed.",
  network: "An error occurred during OTP verification.",
};
