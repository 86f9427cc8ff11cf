"use client";

import { SCOPE_WORDS } from "@/components/admin/api-keys/key-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ApiKey } from "@/lib/api-keys/contract";
import { formatDateTime } from "@/lib/dates";

type KeyRevocationProps = {
  /** Open while there is one. */
  asked: ApiKey | undefined;
  busy: boolean;
  onRevoke: (asked: ApiKey) => void;
  onClose: () => void;
};

/** Asks before a key is revoked, with what stops working: it cannot be taken back. */
export function KeyRevocation({ asked, busy, onRevoke, onClose }: KeyRevocationProps) {
  return (
    <Dialog open={asked !== undefined} onClose={onClose} size="s" labelledBy="revoke-key">
      {asked && (
        <div className="dlg-b">
          <h2 className="title [overflow-wrap:anywhere]" id="revoke-key">
            Revoke {asked.name}
          </h2>
          <p className="mt-4">
            Whatever uses this key is refused from the next request on, until it has another one.
            This cannot be taken back.
          </p>
          <ul className="mt-3 grid list-disc gap-1 pl-5">
            {asked.scopes.map((scope) => (
              <li key={scope}>{SCOPE_WORDS[scope].ends}</li>
            ))}
          </ul>
          <p className="mute mt-3 mb-6">
            {asked.last_used_at
              ? `Last used ${formatDateTime(asked.last_used_at)}.`
              : "It was never used."}
          </p>
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
