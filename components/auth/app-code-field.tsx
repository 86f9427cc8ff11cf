"use client";

import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";

type AppCodeFieldProps = {
  name?: string;
  /** True if the code is the only input of the step: the field then gets the focus. */
  autoFocus?: boolean;
  /** False if there are no recovery codes yet. */
  recovery?: boolean;
};

/** Field for a code of the authenticator app. Takes letters too, because recovery codes have some. */
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
