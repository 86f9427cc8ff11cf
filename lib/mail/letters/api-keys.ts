import { formatDateTime, formatLongDay } from "@/lib/dates";
import { unlinked } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

/** To every administrator, so that no API key is created unnoticed. */
export function apiKeyMadeMail(
  data: { name: string; scopes: readonly string[]; by: string; at: Date; expiresAt: Date },
  site: Site,
) {
  const [name, by] = [unlinked(data.name), unlinked(data.by)];
  return letter(site, {
    subject: `New API key: ${name}`,
    headline: "A new API key was made.",
    lead: `${by} made the key “${name}” on ${formatDateTime(data.at)}.`,
    paragraphs: [
      `It opens: ${data.scopes.join(", ")}. It ends on ${formatLongDay(data.expiresAt)}.`,
      "If nobody of you knows about it, revoke the key now and take the account's role away.",
    ],
    action: { label: "Manage API keys", path: "/admin/settings/api-keys" },
  });
}

/** To every administrator, once, before a key expires: its user needs a new one in time. */
export function apiKeyEndsMail(data: { name: string; expiresAt: Date }, site: Site) {
  const name = unlinked(data.name);
  return letter(site, {
    subject: `API key ends soon: ${name}`,
    headline: "An API key ends soon.",
    lead: `The key “${name}” opens nothing any more from ${formatDateTime(data.expiresAt)} on.`,
    paragraphs: ["Make another one, and give it to the app or server that uses this one."],
    action: { label: "Manage API keys", path: "/admin/settings/api-keys" },
  });
}
