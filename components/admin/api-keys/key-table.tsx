"use client";

import { KeyRevocation } from "@/components/admin/api-keys/key-revocation";
import { scopesWords } from "@/components/admin/api-keys/key-text";
import { useRevocation } from "@/components/admin/api-keys/use-revocation";
import { Button } from "@/components/ui/button";
import { AS_CELL, AS_GROUP, AS_ROW, AS_TABLE } from "@/components/ui/facts/table-roles";
import { Tag } from "@/components/ui/facts/tag";
import type { ApiKey } from "@/lib/api-keys/contract";
import { keyState } from "@/lib/api-keys/rules";
import { formatDateTime, formatLongDay } from "@/lib/dates";

/** One row per key; below 720 px each row is a card. After a revocation the focus moves to the table. */
export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const { place, asked, ask, revoke, busy } = useRevocation();
  return (
    <>
      <table className="table table--cards key-table" ref={place} tabIndex={-1} {...AS_TABLE}>
        <caption className="visually-hidden">API keys</caption>
        <thead {...AS_GROUP}>
          <tr {...AS_ROW}>
            <th scope="col">Name</th>
            <th scope="col">Opens</th>
            <th scope="col" className="cell-wide">
              Made
            </th>
            <th scope="col">Last used</th>
            <th scope="col">Ends</th>
            <th scope="col" className="align-end">
              <span className="visually-hidden">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody {...AS_GROUP}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => ask(key)} />
          ))}
        </tbody>
      </table>
      <KeyRevocation asked={asked} busy={busy} onYes={revoke} onClose={() => ask(undefined)} />
    </>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, prefix, scopes, created_at, created_by, last_used_at, revoked_at, expires_at } =
    apiKey;
  const isExpired = keyState(apiKey, new Date()) === "expired";
  return (
    <tr {...AS_ROW}>
      <td {...AS_CELL}>
        <b className="long-words">{name}</b>
        {prefix !== "" && <code className="mute">{prefix}…</code>}
      </td>
      <td {...AS_CELL}>{scopesWords(scopes)}</td>
      <td {...AS_CELL} className="cell-wide">
        <span className="mute cell-label">Made </span>
        <span className="numeric nowrap">{formatLongDay(created_at)}</span>
        {created_by && <span className="mute own-line">by {created_by}</span>}
      </td>
      <td {...AS_CELL} className="numeric nowrap">
        <span className="mute cell-label">Last used </span>
        {last_used_at ? (
          <span>{formatDateTime(last_used_at)}</span>
        ) : (
          <span className="mute">never</span>
        )}
      </td>
      <td {...AS_CELL} className="numeric nowrap">
        {expires_at ? (
          <span key="ends">
            <span className="mute cell-label">Ends </span>
            {formatLongDay(expires_at)}
          </span>
        ) : (
          <span key="never" className="mute">
            Never ends
          </span>
        )}
      </td>
      <td {...AS_CELL} className="align-end">
        {revoked_at ? (
          <>
            <Tag tone="off">Revoked</Tag>
            <span className="mute numeric nowrap own-line">{formatLongDay(revoked_at)}</span>
          </>
        ) : isExpired ? (
          <Tag tone="off">Expired</Tag>
        ) : (
          <Button size="s" variant="line" aria-label={`Revoke ${name}`} onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </td>
    </tr>
  );
}
