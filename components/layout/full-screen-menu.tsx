"use client";

import { Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Logo } from "@/components/ui/logo";

/** A burger button and the dialog it opens. A press on any link inside closes it. */
export function FullScreenMenu({
  side = false,
  children,
}: {
  /** Slides in from the left instead of filling the screen. */
  side?: boolean;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);

  // Wide enough for the real bar: a menu left open would trap the page behind it.
  useEffect(() => {
    const wide = matchMedia("(min-width: 1000px)");
    const close = () => wide.matches && ref.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  function closeOnLeave(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as HTMLElement;
    if (target === event.currentTarget || target.closest("a")) event.currentTarget.close();
  }

  return (
    <>
      <IconButton
        size="s"
        className="burger"
        label="Open menu"
        aria-haspopup="dialog"
        onClick={() => ref.current?.showModal()}
      >
        <Menu className="i" aria-hidden="true" />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links answer Enter by a click, and Escape is the browser's. */}
      <dialog
        ref={ref}
        className={side ? "mob mob--side dark" : "mob dark"}
        aria-label="Menu"
        onClick={closeOnLeave}
      >
        <div className="hd">
          <span className="logo">
            <Logo />
          </span>
          <IconButton size="s" label="Close menu" onClick={() => ref.current?.close()}>
            <X className="i" aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </dialog>
    </>
  );
}
