"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far one press of an arrow scrolls: the visible width, or px. */
export type RailStep = "page" | number;

/** Scroll position of a row (0 to 1) and a function that scrolls it by one step. */
export function useRail(ref: RefObject<HTMLElement | null>, step: RailStep) {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const measure = () => {
      const room = rail.scrollWidth - rail.clientWidth;
      setProgress(room > 0 ? rail.scrollLeft / room : 1);
    };
    measure();
    rail.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      rail.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [ref]);

  function scroll(direction: 1 | -1) {
    const rail = ref.current;
    if (!rail) return;
    const distance = step === "page" ? rail.clientWidth : step;
    // The style sheet decides on smooth scrolling, because it knows `prefers-reduced-motion`.
    rail.scrollBy({ left: direction * distance });
  }

  return { progress, scroll };
}
