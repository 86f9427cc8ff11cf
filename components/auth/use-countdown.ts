"use client";

import { useEffect, useState } from "react";

/**
 * Seconds left of a wait. Measured by the clock instead of counted ticks, because browsers throttle timers
 * in background tabs. `restart` starts again, optionally with another length.
 */
export function useCountdown(seconds: number) {
  const [wait, setWait] = useState({ seconds, round: 0 });
  const [left, setLeft] = useState(seconds);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts a wait of the same length.
  useEffect(() => {
    const end = Date.now() + wait.seconds * 1000;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [wait.seconds, wait.round]);

  function restart(length = wait.seconds) {
    setLeft(length);
    setWait(({ round }) => ({ seconds: length, round: round + 1 }));
  }

  return { left, restart };
}

/** 42 → "0:42", 95 → "1:35". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
