"use client";

import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useMayMove } from "@/components/site/media/motion";

/** How long each item is shown, ms. */
export const TURN_MS = 3000;

/**
 * Cycles through `count` items, three seconds each. Paused on hover, while something inside has the focus,
 * while the page is hidden, under reduced motion, and by `toggle`.
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
    /** Shows an item. -1 and `count` wrap around. */
    show: (next: number) => setIndex((next + count) % count),
    /** Spread on the element that pauses on hover and focus. */
    waits: {
      onPointerOver: (event: PointerEvent) => setHovered(holds(event.target)),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(holds(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}

/** False on the "Play" button: after pressing it, hover and focus there must not pause. */
function holds(target: EventTarget): boolean {
  return !(target as Element).closest("[data-play]");
}
