"use client";

import type { AuthErrors } from "@/components/auth/use-auth-errors";
import { useCountdown } from "@/components/auth/use-countdown";
import { FormMessage } from "@/components/forms/form-message";
import { durationText } from "@/lib/limits/duration-text";

/** What is wrong with the whole form, with the time that is left where the account is locked; or what went well. */
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
  // Coarse on purpose: a screen reader reads every change of it out.
  const coarse = left > 30 ? Math.ceil(left / 60) * 60 : 30;
  return `Too many tries. Try again in ${durationText(coarse)}.`;
}
