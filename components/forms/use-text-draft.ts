"use client";

import { useEffect, useState } from "react";

/** A text that is being written, kept in this tab until it is sent: a reload, a refusal or a sign-in loses nothing. */
export function useTextDraft(key: string) {
  const [text, setText] = useState("");
  useEffect(() => setText(read(key)), [key]);
  return {
    text,
    write(next: string) {
      setText(next);
      keep(key, next);
    },
  };
}

// A browser without storage keeps the text as long as the page is open.
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {}
}
