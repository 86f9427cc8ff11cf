"use client";

import { type RefObject, useEffect } from "react";

/** Moves the focus to a field when / is pressed anywhere where nothing is typed. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest(TYPED_IN)) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}

const TYPED_IN = "input, textarea, select, [contenteditable]";
