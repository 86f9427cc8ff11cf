"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useSyncExternalStore } from "react";
import {
  currentToasts,
  dismissToast,
  subscribeToasts,
  type ToastItem,
} from "@/components/ui/toast/toast-store";

export { toast } from "@/components/ui/toast/toast-store";

/** Renders the messages. Mount once, only in layouts that need it: public pages carry no script for it. */
export function Toaster() {
  const ref = useRef<HTMLDivElement>(null);
  const items = useSyncExternalStore(subscribeToasts, currentToasts, nothing);
  const newest = items.at(-1)?.id;

  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const shown = region.matches(":popover-open");
    // The top layer stacks by time of opening: reopen, to be above a dialog opened since.
    if (shown && newest !== undefined && document.querySelector("dialog[open]")) {
      region.hidePopover();
      region.showPopover();
    }
    if (!shown) region.showPopover();
  }, [newest]);

  return (
    <div ref={ref} className="toasts" popover="manual" role="status">
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </div>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const Icon = item.tone === "error" ? CircleAlert : CircleCheck;
  return (
    <div className={item.tone === "error" ? "toast toast--error" : "toast"}>
      <Icon className="icon" aria-hidden="true" />
      <span>{item.text}</span>
      {item.retry && <Action label="Retry" id={item.id} run={item.retry} />}
      {item.undo && <Action label="Undo" id={item.id} run={item.undo} />}
      {item.link && (
        <Link className="link" href={item.link.href} prefetch={false}>
          {item.link.label}
        </Link>
      )}
      {item.tone === "error" && (
        <button
          type="button"
          className="toast-close"
          aria-label="Dismiss"
          onClick={() => dismissToast(item.id)}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Action({ label, id, run }: { label: string; id: number; run: () => void }) {
  function press() {
    dismissToast(id);
    run();
  }
  return (
    <button type="button" className="link" onClick={press}>
      {label}
    </button>
  );
}

const EMPTY: readonly ToastItem[] = [];
const nothing = () => EMPTY;
