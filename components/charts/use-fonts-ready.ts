"use client";

import { useEffect, useState } from "react";

/** Whether the fonts are there: words measured in the stand-in's letters would break in wrong places. */
export function useFontsReady(): boolean {
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let mounted = true;
    Promise.resolve(document.fonts?.ready).then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, []);

  return ready;
}
