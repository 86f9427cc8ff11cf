"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Runs when the customer comes back to this page: from another tab, window or app, by the back button,
 * or from being offline. What it shows may be old then.
 */
export function usePageReturn(back: () => void): void {
  const onBack = useEffectEvent(back);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const seen = () => {
      if (document.visibilityState === "visible") onBack();
    };
    const shown = ({ persisted }: PageTransitionEvent) => persisted && seen();
    document.addEventListener("visibilitychange", seen, { signal });
    window.addEventListener("focus", seen, { signal });
    window.addEventListener("online", seen, { signal });
    window.addEventListener("pageshow", shown, { signal });
    return () => listening.abort();
  }, []);
}
