"use client";

import { useEffect, useState } from "react";
import { goTo } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";

const REDIRECT_MS = 1500;

/** Shows that the login succeeded, and goes to `next` (a checked path) a moment later. */
export function useLoginSuccess(next: string) {
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => goTo(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, next]);

  function finish() {
    toast.success("Login Successful!");
    setDone(true);
  }

  return { done, finish };
}
