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

/** A burger button and the dialog it opens. A click on a link inside closes it. */
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

/** Closes the menu when the window becomes wide enough for the normal bar: an open modal would block the page. */
function useClosedWhenWide(ref: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const wide = matchMedia("(min-width: 1000px)");
    const close = () => wide.matches && ref.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [ref]);
}

// Invoker commands: new browsers open and close the dialog themselves, even before hydration or without
// JavaScript. The click handlers are for older browsers; in new ones they find it open and do nothing.
const command = (name: "show-modal" | "close", id: string) => ({ command: name, commandfor: id });
