"use client";

import { useEffect, useState } from "react";
import { afterLoad } from "@/components/ui/late/after-load";

/**
 * A popup whose code comes once the page is idle, or with the first press, which opens it when the code is there.
 * `load` imports the component, `open` shows it for an item, or goes to `href` if the code cannot be fetched.
 */
export function useLatePopup<Item, Popup>(load: () => Promise<Popup>) {
  const [popup, setPopup] = useState<{ Popup: Popup }>();
  const [opened, setOpened] = useState<Item | null>(null);
  useEffect(() => afterLoad(() => void load().catch(() => undefined)), [load]);

  function open(item: Item, href: string) {
    load().then(
      (Popup) => {
        setPopup({ Popup });
        setOpened(item);
      },
      () => window.location.assign(href),
    );
  }

  return { Popup: popup?.Popup, opened, open, close: () => setOpened(null) };
}
