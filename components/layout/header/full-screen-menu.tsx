"use client";

import { Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { useClosedWhenWide } from "@/components/layout/header/use-closed-when-wide";
import { IconButton } from "@/components/ui/icon-button";
import { Logo } from "@/components/ui/logo";

/**
 * A burger button and the dialog it opens, which fills the screen. A click on a link inside closes it. A popover
 * instead of a modal dialog: what is behind, and cannot be seen, is not styled anew at each press. `watchMenus` closes
 * it when the focus leaves.
 */
export function FullScreenMenu({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useClosedWhenWide(ref, "hidePopover");

  function closeOnLeave({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if ((target as HTMLElement).closest("a")) currentTarget.hidePopover();
  }

  return (
    <>
      <Burger popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click; the browser handles Escape. */}
      <dialog
        ref={ref}
        id={id}
        className="mobile-menu dark"
        aria-label="Menu"
        aria-modal="true"
        popover="auto"
        onClick={closeOnLeave}
      >
        <MenuHead popoverTarget={id} popoverTargetAction="hide" />
        {children}
      </dialog>
    </>
  );
}

type Presses = Omit<Parameters<typeof IconButton>[0], "label">;

/** The button that opens a menu. */
export function Burger(presses: Presses) {
  return (
    <IconButton size="s" className="burger" label="Open menu" aria-haspopup="dialog" {...presses}>
      <Menu className="icon" aria-hidden="true" />
    </IconButton>
  );
}

/** The first line of a menu: the logo, and a button that closes it. */
export function MenuHead(presses: Presses) {
  return (
    <div className="menu-head">
      <span className="logo">
        <Logo />
      </span>
      <IconButton size="s" label="Close menu" {...presses}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
