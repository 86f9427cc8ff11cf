"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far one press of an arrow scrolls: the visible width, or px. */
export type RailStep = "page" | number;

/** Scroll position of a row (0 to 1), the share of it that is visible, and a function that scrolls it by one step. */
export function useRail(ref: RefObject<HTMLElement | null>, step: RailStep) {
  const [{ progress, share }, setPlace] = useState({ progress: 0, share: FIRST_SHARE });

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollLeft } = rail;
      const room = scrollWidth - clientWidth;
      setPlace({
        progress: room > 0 ? scrollLeft / room : 1,
        share: room > 0 ? clientWidth / scrollWidth : 1,
      });
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

  return { progress, share, scroll };
}

/** Until the row is measured. */
const FIRST_SHARE = 0.3;
