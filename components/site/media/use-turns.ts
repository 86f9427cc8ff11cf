"use client";

import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useMayMove } from "@/components/site/media/motion";

/** How long one of them is shown. */
export const TURN_MS = 3000;

/**
 * Shows one of `count` things after the other, three seconds each. It waits under the pointer, while
 * something inside has the focus, while the page is hidden, under reduced motion and after `toggle`.
 */
export function useTurns(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = useMayMove() && !paused && !hovered && !focused;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), TURN_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  return {
    index,
    running,
    paused,
    toggle: () => setPaused(!paused),
    /** Any whole number; it goes around. */
    show: (next: number) => setIndex((next + count) % count),
    /** Spread on the element that waits under pointer and focus. */
    waits: {
      onPointerOver: (event: PointerEvent) => setHovered(holds(event.target)),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(holds(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}

/** Whoever presses "Play" wants it to play, though the pointer and the focus are then on that button. */
function holds(target: EventTarget): boolean {
  return !(target as Element).closest("[data-play]");
}
