"use client";

import type { Ending } from "@/components/admin/users/use-session-end";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type SessionEndProps = {
  /** Whose it is. */
  name: string;
  /** Open while there is one. */
  asked: Ending | undefined;
  busy: boolean;
  onEnd: (asked: Ending) => void;
  onClose: () => void;
};

/** Asks before a session is ended: it cannot be taken back. */
export function SessionEnd({ name, asked, busy, onEnd, onClose }: SessionEndProps) {
  return (
    <Dialog open={asked !== undefined} onClose={onClose} size="s" labelledBy="end-session">
      {asked && (
        <div className="dlg-b">
          <h2 className="title" id="end-session">
            {asked === "all" ? "Revoke all sessions" : `Revoke ${asked.device}`}
          </h2>
          <p className="mute mt-4 mb-6">
            {name} is signed out {asked === "all" ? "everywhere" : "there"} with the next click and
            has to log in again. Cart and orders stay.
          </p>
          <div className="row">
            <Button variant="danger" size="s" busy={busy} onClick={() => onEnd(asked)}>
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
