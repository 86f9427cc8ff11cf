"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import type { NavMenu } from "@/lib/content/navigation";

const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 220;

/** Opens its panel on click, Enter and hover; Escape and a click outside are the popover's own. */
export function MegaMenuTrigger({ menu }: { menu: NavMenu }) {
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = ref.current;
    const panel = document.getElementById(menu.id);
    if (button && panel) return openOnHover(button, panel);
  }, [menu.id]);

  return (
    <button ref={ref} type="button" popoverTarget={menu.id}>
      {menu.label}
      <ChevronDown className="i" aria-hidden="true" />
    </button>
  );
}

function openOnHover(button: HTMLElement, panel: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A finger also "enters"; its tap is a click, which the popover answers by itself.
  const later = (open: boolean, delayMs: number) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = setTimeout(() => panel.togglePopover(open), delayMs);
  };
  const listening = new AbortController();
  const { signal } = listening;
  button.addEventListener("pointerenter", later(true, OPEN_AFTER_MS), { signal });
  button.addEventListener("pointerleave", later(false, CLOSE_AFTER_MS), { signal });
  panel.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
  panel.addEventListener("pointerleave", later(false, CLOSE_AFTER_MS), { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
