"use client";

import { useEffect, useState } from "react";
import type { FormValues } from "@/components/admin/products/form/form-values";

/** A draft of a form in sessionStorage until it is saved, so that it survives a reload or an accidental navigation. */
export function useDraft(key: string, first: FormValues) {
  const [state, setState] = useState({ start: first, found: false, round: 0 });
  useEffect(() => {
    const stored = read(key);
    if (stored) setState({ start: { ...first, ...stored }, found: true, round: 1 });
  }, [key, first]);

  const drop = () => sessionStorage.removeItem(key);
  return {
    ...state,
    keep: (values: FormValues) => sessionStorage.setItem(key, JSON.stringify(values)),
    drop,
    startAgain: () => {
      drop();
      setState(({ round }) => ({ start: first, found: false, round: round + 1 }));
    },
  };
}

function read(key: string): FormValues | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
