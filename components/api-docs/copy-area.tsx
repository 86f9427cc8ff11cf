"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Makes the Copy buttons inside it work: one listener for all of them, so that no block of code is sent to
 * the browser a second time. A button copies the code of the figure that it stands in.
 */
export function CopyArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const root = area.current;
    const press = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("[data-copy]") : null;
      const code = button?.closest("figure")?.querySelector("code");
      if (!button || !code) return;
      setSaid("");
      const isDone = await copied(code.textContent ?? "");
      button.textContent = isDone ? "Copied" : "Select and copy it by hand";
      setSaid(button.textContent);
      setTimeout(() => {
        button.textContent = "Copy";
      }, SHOWN_MS);
    };
    root?.addEventListener("click", press);
    return () => root?.removeEventListener("click", press);
  }, []);

  return (
    <div ref={area} className="docs-body">
      {children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

const SHOWN_MS = 2_000;

/** Not every browser allows it, and none without https. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
