"use client";

import { useEffect, useRef } from "react";

/**
 * Moves the focus to the first item added after the returned function was called, because the
 * "Load more" button may be gone. `elementId` gives the id of an item's element.
 */
export function useFirstNew(ids: readonly string[], elementId: (id: string) => string) {
  const last = useRef<string | undefined>(undefined);

  useEffect(() => {
    const index = last.current === undefined ? -1 : ids.indexOf(last.current);
    const next = index < 0 ? undefined : ids[index + 1];
    if (next === undefined) return;
    last.current = undefined;
    document.getElementById(elementId(next))?.focus();
  });

  return () => {
    last.current = ids.at(-1);
  };
}
