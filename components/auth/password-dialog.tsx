"use client";

import { useSyncExternalStore } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { NoPassword } from "@/components/auth/security/no-password";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { signInAgain } from "@/components/forms/go-to";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { useStepUp } from "@/lib/auth/hooks";
import { stepUp } from "@/lib/auth/session/contract";
import { failureText } from "@/lib/http/browser/client";
import {
  currentQuestion,
  type PasswordQuestion,
  subscribeQuestion,
} from "@/lib/http/browser/password-question";
import { PROOF_MINUTES } from "@/lib/identity/proof-rules";

/** Asks for the password again when a call needs it. Mount once, in the layout of signed-in pages. */
export function PasswordDialog() {
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion, () => null);
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.answer(false)}
      size="s"
      labelledBy="password-again"
    >
      {question && (
        <div className="dialog-body">
          <h2 className="title" id="password-again">
            Enter your password
          </h2>
          <p className="mute dialog-text">
            Please confirm it is you, so that nobody else can do this from your screen. We then do
            not ask for {PROOF_MINUTES} minutes.
          </p>
          <PasswordForm question={question} />
        </div>
      )}
    </Dialog>
  );
}

function PasswordForm({ question: { audience, answer } }: { question: PasswordQuestion }) {
  const { mutateAsync } = useStepUp(audience);
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = { password: typed(data, "password") ?? "" };
    const wrong = checkInput(stepUp, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      answer(true);
    } catch (error) {
      if (signInAgain(error, audience)) return;
      const fallback = "Your password could not be checked. Please try again.";
      errors.failPassword(error, failureText(error, { fallback }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label="Password again">
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      {audience === "customer" && (
        <NoPassword fields={errors.fields}>Set one in Settings first.</NoPassword>
      )}
      <AuthMessage errors={errors} />
      <DialogFoot>
        <SubmitButton size="s" variant="ink">
          Continue
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
