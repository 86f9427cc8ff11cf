"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useModal } from "@/components/ui/use-modal";

type DialogProps = {
  open: boolean;
  /** Called for the x, Escape and a click outside; set `open` to false here. */
  onClose: () => void;
  /** Id of the heading inside; give `label` instead where there is none. */
  labelledBy?: string;
  label?: string;
  /** m is 640 px, s is 480 px, l takes what its content needs up to 1040 px (a `div.pop` goes inside). */
  size?: "m" | "s" | "l";
  /** False where the content brings its own way out. */
  closeButton?: boolean;
  children: ReactNode;
};

/**
 * A modal `<dialog>`. It stays mounted so that the browser can give the focus back to what opened it;
 * the children exist only while it is open, so a form inside starts fresh each time.
 */
export function Dialog({
  open,
  onClose,
  labelledBy,
  label,
  size = "m",
  closeButton = true,
  children,
}: DialogProps) {
  const modal = useModal(open, onClose);

  return (
    <dialog {...modal} className={SIZES[size]} aria-labelledby={labelledBy} aria-label={label}>
      {open && children}
      {open && closeButton && (
        <IconButton label="Close" className="dialog-close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </dialog>
  );
}

const SIZES = { m: "dialog", s: "dialog dialog--small", l: undefined };
