"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { PaletteSearch } from "@/components/admin/palette/palette-search";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useModal } from "@/components/ui/use-modal";

/**
 * The command palette: a button in the top bar and the dialog it opens, which finds pages, orders, products
 * and customers. Ctrl K or ⌘ K opens it from anywhere, unless another dialog is open.
 */
export function Palette() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const modal = useModal(open, close);
  useShortcut(() => setOpen((isOpen) => !isOpen && !document.querySelector("dialog:modal")));
  return (
    <>
      <button
        type="button"
        className="palette-open"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        disabled={!useHydrated()}
        onClick={() => setOpen(true)}
      >
        <Search className="icon" aria-hidden="true" />
        <span>Search</span>
        <kbd>Ctrl K</kbd>
      </button>
      <dialog {...modal} className="palette" aria-label="Search the back-office">
        {open && <PaletteSearch onClose={close} />}
      </dialog>
    </>
  );
}

function useShortcut(run: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isIt = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    if (!isIt || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
