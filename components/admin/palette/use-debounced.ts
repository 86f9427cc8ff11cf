"use client";

import { useEffect, useState } from "react";

/** The value, debounced: it follows once the value has not changed for `ms` milliseconds. */
export function useDebounced(value: string, ms: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
