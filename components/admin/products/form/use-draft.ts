"use client";

import { useEffect, useState } from "react";
import type { FormValues } from "@/components/admin/products/form/form-values";

/** What stands in a form, kept in this tab until it is saved: a reload or a wrong press loses nothing typed. */
export function useDraft(key: string, first: FormValues) {
  const [state, setState] = useState({ start: first, found: false, round: 0 });
  useEffect(() => {
    const kept = read(key);
    if (kept) setState({ start: { ...first, ...kept }, found: true, round: 1 });
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
