"use client";

import { useEffect, useRef } from "react";

/**
 * Moves the focus to the first of the items that come after the returned function was called: the
 * button that asked for them may be gone. `elementId` names what takes the focus for an item.
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
