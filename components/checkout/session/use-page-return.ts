"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Calls back when the customer returns to this page (from another tab, window or app, by the back button,
 * or after being offline), because the page may be stale then.
 */
export function usePageReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onVisible = () => {
      if (document.visibilityState === "visible") returned();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onVisible();
    document.addEventListener("visibilitychange", onVisible, { signal });
    window.addEventListener("focus", onVisible, { signal });
    window.addEventListener("online", onVisible, { signal });
    window.addEventListener("pageshow", onPageShow, { signal });
    return () => listening.abort();
  }, []);
}
