"use client";

import { AppCodeField } from "@/components/auth/app-code-field";
import { AuthMessage } from "@/components/auth/auth-message";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { confirmAuthenticator } from "@/lib/auth/authenticator/contract";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";

type CodeFormProps = {
  /** Label of the button. */
  yes: string;
  danger?: boolean;
  /** False if there are no recovery codes yet. */
  recovery?: boolean;
  onCode: (code: string) => Promise<void>;
};

/** Form for a code of the authenticator app, with its errors. */
export function CodeForm({ yes, danger, recovery, onCode }: CodeFormProps) {
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = { code: typed(data, "code") ?? "" };
    const wrong = checkInput(confirmAuthenticator, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await onCode(input.code);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      const isWrong = error instanceof AppError && error.code === "invalid_code";
      if (isWrong) errors.setFields({ code: [error.message] });
      else errors.fail(error, failureText(error, { fallback: "The code could not be checked." }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label={yes}>
      <AppCodeField name="code" recovery={recovery} autoFocus />
      <AuthMessage errors={errors} />
      <DialogFoot>
        <SubmitButton size="s" variant={danger ? "danger" : "ink"}>
          {yes}
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
