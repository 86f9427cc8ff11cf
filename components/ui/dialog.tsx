"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { DialogClose } from "@/components/ui/dialog-foot";
import { IconButton } from "@/components/ui/icon-button";
import { useModal } from "@/components/ui/use-modal";

type DialogProps = {
  open: boolean;
  /** Called on the x, Escape and a click outside; set `open` to false in it. */
  onClose: () => void;
  /** Id of the heading inside. Use `label` if there is none. */
  labelledBy?: string;
  label?: string;
  /** s is 480 px wide, m 640 px; l fits its content up to 1040 px (put a `div.dialog-columns` inside). */
  size?: "m" | "s" | "l";
  /** False if the content has its own close button. */
  closeButton?: boolean;
  children: ReactNode;
};

/**
 * A modal `<dialog>`. It stays mounted so that the browser can return the focus to the opener. The
 * children are mounted only while it is open, so a form inside starts fresh each time.
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
      {open && <DialogClose value={onClose}>{children}</DialogClose>}
      {open && closeButton && (
        <IconButton label="Close" className="dialog-close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </dialog>
  );
}

const SIZES = { m: "dialog", s: "dialog dialog--small", l: undefined };
