"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { IconButton } from "@/components/ui/icon-button";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "children"> & {
  /** `current-password` on a login form, `new-password` where a password is chosen. */
  autoComplete: "current-password" | "new-password";
};

/** A password input with a show/hide button. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      <div className="password-box">
        <Input
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          size="s"
          label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        >
          <Icon className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </Field>
  );
}
