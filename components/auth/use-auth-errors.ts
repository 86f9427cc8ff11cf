"use client";

import { useState } from "react";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { AppError } from "@/lib/call/errors";

/**
 * A form's errors, plus the wait before a retry makes sense (`waitS`, in seconds). `round` counts the
 * failures.
 */
export function useAuthErrors() {
  const { fields, message, setFields, setMessage, clear } = useFormErrors();
  const [wait, setWait] = useState<{ waitS?: number; round: number }>({ round: 0 });

  /** Shows `text` for the whole form and the server's messages below its fields. */
  function fail(error: unknown, text: string) {
    const known = error instanceof AppError ? error : undefined;
    setFields(known?.fields);
    setMessage(text);
    setWait(({ round }) => ({ waitS: known?.retryAfterS, round: round + 1 }));
  }

  /** Like `fail`, for a form that asks for the password again: a wrong password is shown below its field. */
  function failPassword(error: unknown, text: string) {
    const wrong = error instanceof AppError && error.code === "wrong_password";
    if (wrong && !error.fields) setFields({ entered_password: [error.message] });
    else fail(error, text);
  }

  function start() {
    clear();
    setWait(({ round }) => ({ round }));
  }

  return { fields, message, ...wait, setFields, setMessage, fail, failPassword, clear: start };
}

export type AuthErrors = ReturnType<typeof useAuthErrors>;
