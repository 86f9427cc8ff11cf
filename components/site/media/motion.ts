"use client";

import { useSyncExternalStore } from "react";

/** Whether the visitor prefers reduced motion. */
export function prefersStillness(): boolean {
  return matchMedia(STILL).matches;
}

/** Whether animations may run: no reduced motion, and the page is visible. False in the server's HTML. */
export function useMayMove(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => false);
}

const STILL = "(prefers-reduced-motion: reduce)";

function mayMove(): boolean {
  return !document.hidden && !prefersStillness();
}

function subscribe(listener: () => void) {
  const still = matchMedia(STILL);
  still.addEventListener("change", listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    still.removeEventListener("change", listener);
    document.removeEventListener("visibilitychange", listener);
  };
}
