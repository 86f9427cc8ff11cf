"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";

/** Asks before a link leaves a form with unsaved changes; the browser asks when the tab is closed. */
export function LeaveGuard({ unsaved, onLeave }: { unsaved: boolean; onLeave?: () => void }) {
  const router = useRouter();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (!unsaved) return;
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    // Capture phase, to run before the link's own handler.
    const options = { signal, capture: true };
    window.addEventListener("click", (event) => catchLink(event, setHref), options);
    return () => ended.abort();
  }, [unsaved]);

  function leave() {
    onLeave?.();
    if (href) router.push(href);
  }

  return (
    <Dialog
      open={href !== undefined}
      onClose={() => setHref(undefined)}
      size="s"
      labelledBy="leave-form"
    >
      <div className="dialog-body">
        <h2 className="title" id="leave-form">
          Leave without saving?
        </h2>
        <p className="mute dialog-text">Your changes will be lost.</p>
        <DialogFoot out="Stay here">
          <Button size="s" variant="danger" onClick={leave}>
            Leave
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

/** Intercepts a plain click on an internal link; new tabs and downloads pass. */
function catchLink(event: MouseEvent, hold: (href: string) => void) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  hold(pathname + search + hash);
}
