"use client";

import { type RefObject, useEffect } from "react";

/** Focuses a field when / is pressed outside of a text field; `marks` also selects its text. */
export function useSlashKey(
  field: RefObject<HTMLInputElement | null>,
  { marks = false } = {},
): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      if (marks) field.current?.select();
      field.current?.focus();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [field, marks]);
}

/** Whether a key press belongs to the focused field or dialog, not to the page. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], dialog") !== null
  );
}
