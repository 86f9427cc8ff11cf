"use client";

import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Burger, MenuHead } from "@/components/layout/header/full-screen-menu";
import { useClosedWhenWide } from "@/components/layout/header/use-closed-when-wide";

/** A burger button and the modal dialog it opens, which slides in from the left. A click on a link inside closes it. */
export function SideMenu({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useClosedWhenWide(ref, "close");

  function closeOnLeave(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as HTMLElement;
    if (target === event.currentTarget || target.closest("a")) event.currentTarget.close();
  }

  return (
    <>
      <Burger {...command("show-modal", id)} onClick={() => ref.current?.showModal()} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click; the browser handles Escape. */}
      <dialog
        ref={ref}
        id={id}
        className="mobile-menu mobile-menu--side dark"
        aria-label="Menu"
        onClick={closeOnLeave}
      >
        <MenuHead {...command("close", id)} onClick={() => ref.current?.close()} />
        {children}
      </dialog>
    </>
  );
}

// Invoker commands: new browsers open and close the dialog themselves, even before hydration or without
// JavaScript. The click handlers are for older browsers; in new ones they find it open and do nothing.
const command = (name: "show-modal" | "close", id: string) => ({ command: name, commandfor: id });
