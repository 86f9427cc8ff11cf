"use client";

import { createContext, type ReactNode, use } from "react";
import { Button } from "@/components/ui/button";

/** Closes the dialog around it. */
export const DialogClose = createContext<(() => void) | undefined>(undefined);

type DialogFootProps = {
  /** Label of the way out; false if the dialog has only its main action. */
  out?: string | false;
  /** What the way out does, if not only to close the dialog. */
  onOut?: () => void;
  /** Other actions, then the main one. */
  children: ReactNode;
};

/** Last line of a dialog: the main action at the right, the way out at its left; on phones stacked, the main one on top. */
export function DialogFoot({ out = "Cancel", onOut, children }: DialogFootProps) {
  const close = use(DialogClose);
  return (
    <div className="dialog-foot">
      {out && (
        <Button size="s" variant="line" onClick={onOut ?? close}>
          {out}
        </Button>
      )}
      {children}
    </div>
  );
}
