"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

const SOLID_AFTER_PX = 100;

/** The bar. Over a dark hero it is transparent, until 100 px of scroll or while a menu is open. */
export function TopBar({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > SOLID_AFTER_PX);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, []);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    // The popovers open by themselves: what they gain by this can wait until the rest of the page runs.
    import("@/components/layout/header/menu-events").then(
      ({ watchMenus }) => {
        if (ref.current && !isGone) stop = watchMenus(ref.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  return (
    <header ref={ref} className={scrolled ? "top-bar solid" : "top-bar"}>
      {children}
    </header>
  );
}
