"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Makes the Copy buttons inside it work, by one delegated listener, so that code blocks stay on the server
 * and are not sent twice. A button copies the code of the figure around it.
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

/** False if the browser refuses: the clipboard needs HTTPS and permission. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
