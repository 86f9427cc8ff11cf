"use client";

import { useState } from "react";
import { type AuthErrors, useAuthErrors } from "@/components/auth/use-auth-errors";
import { useOnward } from "@/components/auth/use-new-account";
import { checkInput, typed } from "@/components/forms/check-input";
import { toast } from "@/components/ui/toast/toast";
import { useRequestSignupCode, useSignupByCode } from "@/lib/auth/hooks";
import { signupByCode } from "@/lib/auth/sign-up/contract";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";

/** What was typed into the sign-up form, as it goes to the server with the code. */
export type Newcomer = { name: string; email: string; phone_number: string | null };

/** Checks who signs up and has a code emailed; `onSent` then leads to the code. */
export function useCodeRequest(errors: AuthErrors, onSent?: (person: Newcomer) => void) {
  const { mutateAsync: request } = useRequestSignupCode();

  return async function submit(data: FormData) {
    errors.clear();
    const person = {
      name: typed(data, "name") ?? "",
      email: typed(data, "email") ?? "",
      phone_number: typed(data, "phone_number") ?? null,
    };
    const wrong = checkInput(PERSON, person);
    if (wrong) return errors.setFields(wrong);
    try {
      await request({ email: person.email });
      onSent?.({ ...person, email: person.email.trim() });
    } catch (error) {
      errors.fail(error, failureText(error, REQUEST_TEXTS));
    }
  };
}

/** Opens the account with the code, then goes `onward` (a checked path); or has another code emailed. */
export function useCodeSignup(person: Newcomer, onward: string) {
  const { mutateAsync: open } = useSignupByCode();
  const { mutateAsync: request } = useRequestSignupCode();
  const errors = useAuthErrors();
  const [done, setDone] = useState(false);
  useOnward(done ? onward : undefined);

  async function submit(data: FormData) {
    errors.clear();
    const input = { ...person, otp_code: typed(data, "otp_code") ?? "" };
    const wrong = checkInput(signupByCode, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await open(input);
      setDone(true);
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      const text = failureText(error, OPEN_TEXTS);
      if (code === "invalid_code" || code === "code_expired")
        errors.setFields({ otp_code: [text] });
      else errors.fail(error, text);
    }
  }

  async function sendAgain() {
    errors.clear();
    try {
      await request({ email: person.email });
      toast.success(`We have emailed ${person.email} again.`);
      return true;
    } catch (error) {
      errors.fail(error, failureText(error, REQUEST_TEXTS));
      return (error instanceof AppError && error.retryAfterS) || false;
    }
  }

  return { submit, sendAgain, errors, done };
}

const PERSON = { input: signupByCode.input.omit({ otp_code: true }) };

const REQUEST_TEXTS = {
  fallback: "The code could not be emailed. Please try again.",
  network: "An error occurred. Please try again later.",
};
const OPEN_TEXTS = {
  fallback: "Signup failed! Please check the details and try again.",
  network: "An error occurred. Please try again later.",
};
