"use client";

import { useState } from "react";
import { AppError, type FieldErrors } from "@/lib/call/errors";

/**
 * Errors of a failed call: `fields` for `<Form>`, `message` for `<FormMessage>`.
 * `message` is empty if the field messages say everything.
 */
export function useFormErrors() {
  const [fields, setFields] = useState<FieldErrors>();
  const [message, setMessage] = useState<string>();

  function clear() {
    setFields(undefined);
    setMessage(undefined);
  }

  /** Shows the server's messages under its fields; if it names no field, `text` for the whole form. */
  function fail(error: unknown, text: string) {
    const known = error instanceof AppError ? error.fields : undefined;
    setFields(known);
    setMessage(known ? undefined : text);
  }

  return { fields, message, fail, clear, setFields, setMessage };
}
