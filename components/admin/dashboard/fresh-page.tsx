"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const MINUTE_MS = 60_000;
/** Whoever goes to and fro between two windows does not ask each time. */
const SOONEST_MS = 5_000;

/** Loads the page's figures again when somebody comes back to it, and every minute that it is looked at. */
export function FreshPage() {
  const router = useRouter();
  useEffect(() => {
    let last = Date.now();
    function refresh() {
      if (document.visibilityState !== "visible" || Date.now() - last < SOONEST_MS) return;
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
