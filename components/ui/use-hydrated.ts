"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML that the server sent, true once this page's scripts answer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
