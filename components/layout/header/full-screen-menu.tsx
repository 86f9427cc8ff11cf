"use client";

import { Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Logo } from "@/components/ui/logo";

type FullScreenMenuProps = {
  /** Slides in from the left instead of filling the screen. */
  side?: boolean;
  children: ReactNode;
};

/** A burger button and the dialog it opens. A press on any link inside closes it. */
export function FullScreenMenu({ side = false, children }: FullScreenMenuProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useClosedWhenWide(ref);

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
        {...command("show-modal", id)}
        onClick={() => ref.current?.showModal()}
      >
        <Menu className="icon" aria-hidden="true" />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click; the browser handles Escape. */}
      <dialog
        ref={ref}
        id={id}
        className={side ? "mobile-menu mobile-menu--side dark" : "mobile-menu dark"}
        aria-label="Menu"
        onClick={closeOnLeave}
      >
        <div className="menu-head">
          <span className="logo">
            <Logo />
          </span>
          <IconButton
            size="s"
            label="Close menu"
            {...command("close", id)}
            onClick={() => ref.current?.close()}
          >
            <X className="icon" aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </dialog>
    </>
  );
}

/** Wide enough for the real bar: a menu left open would trap the page behind it. */
function useClosedWhenWide(ref: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const wide = matchMedia("(min-width: 1000px)");
    const close = () => wide.matches && ref.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [ref]);
}

// New browsers do it themselves, also before the page's scripts run and where they never do. For those that
// know it the click handlers do nothing more: opening what is open changes nothing.
const command = (name: "show-modal" | "close", id: string) => ({ command: name, commandfor: id });
