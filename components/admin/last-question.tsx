"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type RevokeDialogProps<T> = {
  /** Names the dialog's title. */
  id: string;
  /** Open while there is one. */
  asked: T | undefined;
  title: (asked: T) => string;
  busy: boolean;
  onRevoke: (asked: T) => void;
  onClose: () => void;
  /** What stops working. */
  children: (asked: T) => ReactNode;
};

/** Asks before something is revoked: it cannot be taken back. */
export function RevokeDialog<T>(props: RevokeDialogProps<T>) {
  const { id, asked, title, busy, onRevoke, onClose, children } = props;
  return (
    <Dialog open={asked !== undefined} onClose={onClose} size="s" labelledBy={id}>
      {asked !== undefined && (
        <div className="dlg-b">
          <h2 className="title [overflow-wrap:anywhere]" id={id}>
            {title(asked)}
          </h2>
          {children(asked)}
          <div className="row">
            <Button variant="danger" size="s" busy={busy} onClick={() => onRevoke(asked)}>
              Revoke
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
