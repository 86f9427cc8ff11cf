"use client";

import { ArrowLeft } from "lucide-react";
import { AuthMessage } from "@/components/account/auth-message";
import { AuthStep } from "@/components/account/auth-step";
import { checkInput, typed } from "@/components/account/check-input";
import { CodeAgain } from "@/components/account/code-again";
import { CodeField } from "@/components/account/code-field";
import { useAuthErrors } from "@/components/account/use-auth-errors";
import { useSignedIn } from "@/components/account/use-signed-in";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextButton } from "@/components/ui/text-link";
import { toast } from "@/components/ui/toast";
import type { Audience } from "@/lib/auth/actor";
import { verifySecondFactor } from "@/lib/auth/contract";
import { useResendSecondFactor, useVerifySecondFactor } from "@/lib/auth/hooks";
import { failureText } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";

type CodeStepProps = {
  audience: Audience;
  next: string;
  /** The address the code went to, masked. */
  sentTo: string;
  /** Back to the e-mail and password. */
  onBack: () => void;
};

/** The second step of a login: the six digits from the mail. */
export function CodeStep({ audience, next, sentTo, onBack }: CodeStepProps) {
  const { mutateAsync: verify } = useVerifySecondFactor(audience);
  const { mutateAsync: resend } = useResendSecondFactor(audience);
  const errors = useAuthErrors();
  const { done, finish } = useSignedIn(next);

  function refuse(error: unknown, text: string) {
    const known = error instanceof AppError ? error : undefined;
    if (known?.code === "code_expired") {
      toast.error(known.message);
      onBack();
    } else if (known?.code === "invalid_code") {
      errors.setFields({ otp_code: [text] });
    } else errors.fail(error, text);
  }

  async function submit(data: FormData) {
    errors.clear();
    const input = { otp_code: typed(data, "otp_code") ?? "" };
    const wrong = checkInput(verifySecondFactor, input);
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

  return (
    <AuthStep
      title="Six digits."
      lead={`We sent a code to ${sentTo}. It is valid for ten minutes.`}
      below={
        <TextButton className="text-ink" onClick={onBack}>
          <ArrowLeft className="i" aria-hidden="true" /> Other account
        </TextButton>
      }
    >
      <Form onSubmit={submit} fields={errors.fields}>
        <CodeField
          autoFocus
          help={
            <>
              Paste works too. <CodeAgain send={sendAgain} />
            </>
          }
        />
        <AuthMessage errors={errors} />
        <SubmitButton wide busy={done}>
          Verify
        </SubmitButton>
      </Form>
    </AuthStep>
  );
}

const VERIFY_TEXTS = {
  fallback: "OTP verification failed.",
  network: "An error occurred during OTP verification.",
};
