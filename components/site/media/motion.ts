"use client";

import { useSyncExternalStore } from "react";

/** Whether this visitor has asked for as little motion as possible. */
export function prefersStillness(): boolean {
  return matchMedia(STILL).matches;
}

/** Whether things may move by themselves now: motion is welcome and the page is seen. False in the server's HTML. */
export function useMayMove(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => false);
}

const STILL = "(prefers-reduced-motion: reduce)";

function mayMove(): boolean {
  return !document.hidden && !prefersStillness();
}

function subscribe(tell: () => void) {
  const still = matchMedia(STILL);
  still.addEventListener("change", tell);
  document.addEventListener("visibilitychange", tell);
  return () => {
    still.removeEventListener("change", tell);
    document.removeEventListener("visibilitychange", tell);
  };
}
