"use client";

import { useRef } from "react";

/** One key as long as the same is sent, so that what is sent again is done once. */
export function useKey() {
  const last = useRef({ text: "", key: "" });
  return (sent: unknown): string => {
    const text = JSON.stringify(sent) ?? "";
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
