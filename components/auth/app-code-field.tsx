"use client";

import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";

type AppCodeFieldProps = {
  name?: string;
  /** True where the code is the only thing to do: the focus then starts here. */
  autoFocus?: boolean;
  /** False while there are no recovery codes yet. */
  recovery?: boolean;
};

/** A code of the authenticator app; a recovery code has letters, so this is no field for six digits. */
export function AppCodeField({ name = "otp_code", autoFocus, recovery = true }: AppCodeFieldProps) {
  return (
    <Field
      name={name}
      label="Authenticator code"
      help={
        recovery
          ? "Six digits from the app. Without your phone, use one of your recovery codes."
          : "Six digits from the app."
      }
    >
      <Input
        className="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={30}
        autoFocus={autoFocus}
      />
    </Field>
  );
}
