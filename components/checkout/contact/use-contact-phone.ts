"use client";

import { useState } from "react";
import { normalisePhone, Phone } from "@/lib/auth/fields";

/**
 * The number that the driver calls: the profile's (E.164), or one typed here. `open` is whether it is typed.
 * Without one in the profile there is nothing to choose, and the server keeps the one that is sent.
 */
export function useContactPhone(saved: string | null) {
  const [other, setOther] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const open = saved === null || other;

  /** The number to send; undefined where there is none yet, which the field says then. */
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

  /** What would be sent now, E.164; null while it is none. */
  const current = open ? normalisePhone(typed) : saved;
  return { saved, open, typed, current, error, read, choose, type };
}

export type ContactPhone = ReturnType<typeof useContactPhone>;

export const PHONE_FIELD = "phone";
const PHONE_MISSING = "Enter a mobile number, so that the driver can call you.";
