"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const MINUTE_MS = 60_000;
/** Throttle, so that switching between two windows does not refresh each time. */
const THROTTLE_MS = 5_000;

/** Refreshes the page's figures when the user returns to it, and every minute while it is visible. */
export function FreshPage() {
  const router = useRouter();
  useEffect(() => {
    let last = Date.now();
    function refresh() {
      if (document.visibilityState !== "visible" || Date.now() - last < THROTTLE_MS) return;
      last = Date.now();
      router.refresh();
    }
    const timer = setInterval(refresh, MINUTE_MS);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("focus", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("focus", refresh);
    };
  }, [router]);
  return null;
}
