"use client";

import { useState } from "react";
import { AppError, type FieldErrors } from "@/lib/http/errors";

/**
 * Holds what a failed call said: `fields` for `<Form>`, `message` for `<FormMessage>`.
 * `message` stays empty when the fields already say everything.
 */
export function useFormErrors() {
  const [fields, setFields] = useState<FieldErrors>();
  const [message, setMessage] = useState<string>();

  function clear() {
    setFields(undefined);
    setMessage(undefined);
  }

  function fail(error: unknown) {
    const known = error instanceof AppError ? error : undefined;
    setFields(known?.fields);
    setMessage(known?.fields ? undefined : (known?.message ?? UNKNOWN));
  }

  return { fields, message, fail, clear, setFields, setMessage };
}

const UNKNOWN = "Something went wrong. Please try again.";
