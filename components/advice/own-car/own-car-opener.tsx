"use client";

import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import { afterLoad } from "@/components/ui/late/after-load";
import { late } from "@/components/ui/late/late";

/**
 * Puts the panel in the place of its children, a form, when that is sent, or once the page is idle where this device
 * remembers a car. Its own code is all that a product page loads of the panel before.
 */
export function OwnCarOpener({ slug, children }: { slug: string; children: ReactNode }) {
  const [opened, setOpened] = useState<"press" | "memory">();
  useEffect(() => (remembersCar() ? afterLoad(() => setOpened("memory")) : undefined), []);

  function open(event: FormEvent) {
    event.preventDefault();
    setOpened((before) => before ?? "press");
  }

  return (
    <div onSubmit={open}>
      <Suspense fallback={children}>
        {opened ? <Panel slug={slug} isPressed={opened === "press"} /> : children}
      </Suspense>
    </div>
  );
}

/** Read without the code that reads it whole. */
function remembersCar(): boolean {
  try {
    return Boolean(localStorage.getItem("own-car"));
  } catch {
    return false;
  }
}

const Panel = late<{ slug: string; isPressed: boolean }>(
  () => import("@/components/advice/own-car/own-car-panel").then((code) => code.OwnCarPanel),
  () => (
    <a className="link" href="/choose/answer">
      This could not be loaded. Ask on a page of its own.
    </a>
  ),
);
