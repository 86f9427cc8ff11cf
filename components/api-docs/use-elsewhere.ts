"use client";

import { useEffect } from "react";
import { elsewhere } from "@/components/api-docs/chapters";
import type { IndexChapter } from "@/components/api-docs/find-calls";

/** Opens the page of an anchor that is not on this one: in links of texts, and in those kept from before. */
export function useElsewhere(index: readonly IndexChapter[]): void {
  useEffect(() => {
    const ended = new AbortController();
    const look = () => {
      const address = elsewhere(index, decodeURIComponent(location.hash.slice(1)));
      if (address) location.replace(address);
    };
    look();
    window.addEventListener("hashchange", look, { signal: ended.signal });
    return () => ended.abort();
  }, [index]);
}
