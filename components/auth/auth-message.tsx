"use client";

import type { AuthErrors } from "@/components/auth/use-auth-errors";
import { useCountdown } from "@/components/auth/use-countdown";
import { FormMessage } from "@/components/forms/form-message";
import { durationText } from "@/lib/limits/duration-text";

/** Error of the whole form, with the remaining time of a lockout; or the success message. */
export function AuthMessage({ errors, success }: { errors: AuthErrors; success?: string }) {
  const { message, waitS, round } = errors;
  if (success) return <FormMessage tone="success">{success}</FormMessage>;
  return (
    <FormMessage>
      {message && waitS ? <LockText key={round} seconds={waitS} /> : message}
    </FormMessage>
  );
}

function LockText({ seconds }: { seconds: number }) {
  const { left } = useCountdown(seconds);
  if (left === 0) return "You can try again now.";
  // Coarse on purpose: a screen reader announces every change.
  const coarse = left > 30 ? Math.ceil(left / 60) * 60 : 30;
  return `Too many tries. Try again in ${durationText(coarse)}.`;
}
