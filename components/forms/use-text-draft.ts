"use client";

import { useEffect, useState } from "react";

/** A draft kept in sessionStorage until it is sent, so that it survives a reload, a failed send or a sign-in. */
export function useTextDraft(key: string) {
  const [text, setText] = useState("");
  useEffect(() => setText(read(key)), [key]);
  return {
    text,
    write(next: string) {
      setText(next);
      save(key, next);
    },
  };
}

// If storage is blocked, the draft lasts only as long as the page is open.
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function save(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {}
}
