"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { watchMenus } from "@/components/layout/header/menu-events";

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

  useEffect(() => (ref.current ? watchMenus(ref.current) : undefined), []);

  return (
    <header ref={ref} className={scrolled ? "top-bar solid" : "top-bar"}>
      {children}
    </header>
  );
}
