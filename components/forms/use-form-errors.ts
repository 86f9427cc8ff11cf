"use client";

import { useState } from "react";
import { AppError, type FieldErrors } from "@/lib/call/errors";

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

  /** The server's own words under the fields that it names; where it names none, `text` for the whole form. */
  function fail(error: unknown, text: string) {
    const known = error instanceof AppError ? error.fields : undefined;
    setFields(known);
    setMessage(known ? undefined : text);
  }

  return { fields, message, fail, clear, setFields, setMessage };
}
