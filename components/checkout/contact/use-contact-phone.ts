"use client";

import { useState } from "react";
import { normalisePhone, Phone } from "@/lib/auth/fields";

/**
 * The number that the driver calls: the one in the profile (E.164) or one typed here. `open` means the field
 * is shown. If the profile has no number, the field is always shown and the server saves what is sent.
 */
export function useContactPhone(saved: string | null) {
  const [other, setOther] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const open = saved === null || other;

  /** The number to send. If it is missing or invalid: undefined, and the field shows the error and gets the focus. */
  function read(): string | undefined {
    if (!open) return saved;
    const given = Phone.safeParse(typed);
    const phone = given.success ? given.data : null;
    setError(phone ? undefined : (given.error?.issues[0]?.message ?? PHONE_MISSING));
    if (!phone) document.getElementsByName(PHONE_FIELD)[0]?.focus();
    return phone ?? undefined;
  }

  function choose(isOther: boolean) {
    setError(undefined);
    setOther(isOther);
  }

  function type(text: string) {
    setError(undefined);
    setTyped(text);
  }

  /** The number that would be sent now, E.164; null while it is not valid. */
  const current = open ? normalisePhone(typed) : saved;
  return { saved, open, typed, current, error, read, choose, type };
}

export type ContactPhone = ReturnType<typeof useContactPhone>;

export const PHONE_FIELD = "phone";
const PHONE_MISSING = "Enter a mobile number so that the driver can call you.";
