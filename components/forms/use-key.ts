"use client";

import { useRef } from "react";

/** Idempotency key: stays the same while the same data is sent, so that a retry is not executed twice. */
export function useKey() {
  const last = useRef({ text: "", key: "" });
  return (sent: unknown): string => {
    const text = JSON.stringify(sent) ?? "";
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
