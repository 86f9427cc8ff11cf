"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type LastQuestionProps<T> = {
  /** Open while there is one. */
  asked: T | undefined;
  title: (asked: T) => string;
  /** The word of the button that does it. */
  yes: string;
  busy: boolean;
  onYes: (asked: T) => void;
  onClose: () => void;
  /** What is lost by it. */
  children: (asked: T) => ReactNode;
};

/** Asks before something is revoked or removed: it cannot be taken back. */
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
          <div className="flex-row">
            <Button variant="danger" size="s" busy={busy} onClick={() => onYes(asked)}>
              {yes}
            </Button>
            <Button variant="line" size="s" onClick={onClose}>
              Keep
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
