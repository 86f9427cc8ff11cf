import { TextLink } from "@/components/ui/facts/text-link";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import { formatDateTime } from "@/lib/dates";

/** The API keys that a user has created. Shown because they keep working if the user is blocked or leaves. */
export function MadeKeys({ keys }: { keys: UserDetails["api_keys"] }) {
  if (keys.length === 0) return null;
  return (
    <div>
      <h3>API keys created</h3>
      <ul className="order-lines">
        {keys.map(({ id, name, prefix, last_used_at }) => (
          <li key={id}>
            <span>
              <b className="emphasis">{name}</b> <code className="mute">{prefix}…</code>
              <span className="mute small numeric own-line">
                {last_used_at ? `last used ${formatDateTime(last_used_at)}` : "never used"}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <TextLink href="/admin/settings/api-keys">Manage API keys</TextLink>
    </div>
  );
}
