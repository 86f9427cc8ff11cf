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
    headline: "A new API key was created.",
    lead: `${by} created the key “${name}” on ${formatDateTime(data.at)}.`,
    paragraphs: [
      `It opens: ${data.scopes.join(", ")}. It ends on ${formatLongDay(data.expiresAt)}.`,
      "If none of you knows about it, revoke the key now and remove the account's role.",
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
    lead: `The key “${name}” stops working on ${formatDateTime(data.expiresAt)}.`,
    paragraphs: ["Create another one, and give it to the app or server that uses this one."],
    action: { label: "Manage API keys", path: "/admin/settings/api-keys" },
  });
}
