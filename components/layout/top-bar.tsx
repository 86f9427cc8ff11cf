"use client";

import { type ReactNode, useEffect, useState } from "react";

const SOLID_AFTER_PX = 100;

/** The bar itself: over a hero it turns solid once scrolled or while a mega-menu is open. */
export function TopBar({ over, children }: { over: boolean; children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);

  useEffect(() => {
    if (!over) return;
    const measure = () => setScrolled(window.scrollY > SOLID_AFTER_PX);
    const look = () => setMenuOpen(document.querySelector(".sheet:popover-open") !== null);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    // toggle does not bubble; catching it on the way down needs no wiring between bar and menus.
    document.addEventListener("toggle", look, true);
    return () => {
      window.removeEventListener("scroll", measure);
      document.removeEventListener("toggle", look, true);
    };
  }, [over]);

  const classes = ["top", over && "top--over", (scrolled || menuOpen) && "solid"];
  return <header className={classes.filter(Boolean).join(" ")}>{children}</header>;
}
