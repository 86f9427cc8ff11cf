"use client";

import { useEffect, useState } from "react";

/** Whether the fonts have loaded: text measured in the fallback font would wrap in the wrong places. */
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
