"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";

type LastQuestionProps<T> = {
  /** The dialog is open while this is set. */
  asked: T | undefined;
  title: (asked: T) => string;
  /** Label of the confirm button. */
  yes: string;
  busy: boolean;
  onYes: (asked: T) => void;
  onClose: () => void;
  /** What will be lost. */
  children: (asked: T) => ReactNode;
};

/** Confirmation dialog before something is revoked or removed for good. */
export function LastQuestion<T>(props: LastQuestionProps<T>) {
  const { asked, title, yes, busy, onYes, onClose, children } = props;
  const id = useId();
  return (
    <Dialog open={asked !== undefined} onClose={onClose} size="s" labelledBy={id}>
      {asked !== undefined && (
        <div className="dialog-body">
          <h2 className="title long-words" id={id}>
            {title(asked)}
          </h2>
          {children(asked)}
          <DialogFoot out="Keep">
            <Button variant="danger" size="s" busy={busy} onClick={() => onYes(asked)}>
              {yes}
            </Button>
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}
