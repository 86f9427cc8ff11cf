"use client";

import { PasswordField } from "@/components/forms/password-field";
import { TextButton } from "@/components/ui/facts/text-link";

/** The password of a new account, or the promise of a code in its place, with the button that swaps them. */
export function PasswordOrCode({ isCode, onSwap }: { isCode: boolean; onSwap: () => void }) {
  return (
    <div className="stack">
      {isCode ? (
        <p>We will email you a six-digit code. You can set a password later.</p>
      ) : (
        <NewAccountPassword />
      )}
      <div>
        <TextButton className="small" onClick={onSwap}>
          {isCode ? "Choose a password instead" : "Email me a code instead of a password"}
        </TextButton>
      </div>
    </div>
  );
}

/** The password of a new account. */
export function NewAccountPassword() {
  return (
    <PasswordField
      name="password"
      label="Password"
      autoComplete="new-password"
      help="At least 8 characters."
    />
  );
}
