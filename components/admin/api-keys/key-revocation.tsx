"use client";

import { SCOPE_WORDS } from "@/components/admin/api-keys/key-text";
import { LastQuestion } from "@/components/admin/ui/last-question";
import type { ApiKey } from "@/lib/api-keys/contract";
import { formatDateTime } from "@/lib/dates";

type KeyRevocationProps = {
  asked: ApiKey | undefined;
  busy: boolean;
  onYes: (asked: ApiKey) => void;
  onClose: () => void;
};

/** Confirms the revocation of a key, and says what stops working. */
export function KeyRevocation(props: KeyRevocationProps) {
  return (
    <LastQuestion yes="Revoke" title={({ name }) => `Revoke ${name}`} {...props}>
      {({ scopes, last_used_at }) => (
        <>
          <p className="key-revocation-intro">
            Whatever uses this key is refused from its next request on, until it has another one.
            This cannot be undone.
          </p>
          <ul className="key-revocation-list">
            {scopes.map((scope) => (
              <li key={scope}>{SCOPE_WORDS[scope].ends}</li>
            ))}
          </ul>
          <p className="mute dialog-text">
            {last_used_at ? `Last used ${formatDateTime(last_used_at)}.` : "It was never used."}
          </p>
        </>
      )}
    </LastQuestion>
  );
}
