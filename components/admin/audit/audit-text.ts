import type { AuditEntry } from "@/lib/audit/contract";
import { valueName, valueText } from "@/lib/audit/labels";
import { actionWords, type Difference, nounOf } from "@/lib/audit/rules";
import { OrderStatus } from "@/lib/orders/contract";
import { statusLabel } from "@/lib/orders/status/order-status";

/** The action as text. */
export function whatWords({ action }: Pick<AuditEntry, "action">): string {
  return SPECIAL[action] ?? actionWords(action);
}

/** The actor: a person's name, or the kind of actor. */
export function whoWords({ by, by_name }: Pick<AuditEntry, "by" | "by_name">): string {
  if (by === "system") return "the system";
  return by_name ?? (by === "admin" ? "an administrator" : "a customer");
}

/** The subject of the entry, with link text and URL of its page if it has one. */
export function aboutWords(entry: AuditEntry): { text: string; link?: string; href?: string } {
  const { subject_kind: kind, subject_name: name, subject, action, by_id } = entry;
  if (kind && name) {
    const text = subject === by_id ? "Own account" : name;
    return { text, link: `Open ${name}`, href: `${PAGES[kind]}${subject}` };
  }
  const noun = nounOf(action);
  const [text = valueName(noun), href] = PLACES[noun] ?? [];
  return { text, link: `Open ${inSentence(text)}`, href };
}

/** A changed value as text; an order's status uses the labels of Manage Orders. */
export function differenceWords(
  { action }: AuditEntry,
  { before, after, ...difference }: Difference,
) {
  const name = OLDER[action]?.[difference.name] ?? difference.name;
  const isStatus = action.startsWith("order.") && name === "";
  const words = (value: unknown) => {
    const status = isStatus ? OrderStatus.safeParse(value ?? null) : undefined;
    return status?.success ? statusLabel(status.data) : valueText(name, value);
  };
  const label = isStatus ? "Status" : valueName(name) || "Value";
  return { label, before: words(before), after: words(after) };
}

/** Field names of older entries, from before amounts had "Paise" in their name. */
const OLDER: Record<string, Record<string, string>> = {
  "cash_settings.changed": { min: "smallestPaise", max: "largestPaise", fee: "feePaise" },
};

/** "Cash on delivery" → "cash on delivery"; "API key" stays. */
function inSentence(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.toLowerCase();
}

const SPECIAL: Record<string, string> = {
  "order.canceled": "Order cancelled",
  "session.all_revoked": "All sessions revoked",
  "session.others_revoked": "Other sessions revoked",
  "product.cash_allowed": "Product: cash on delivery changed",
  "shop_settings.changed": "Company settings changed",
  "order_note.added": "Note on an order added",
  "message.answered": "Message answered",
  "mail.sent_again": "Email sent again",
  "authenticator.enabled": "Authenticator app turned on",
  "authenticator.disabled": "Authenticator app turned off",
  "authenticator.taken_away": "Authenticator app removed",
  "recovery_codes.renewed": "Recovery codes renewed",
  "recovery_code.used": "Recovery code used",
  "api_key.created": "API key created",
  "api_key.revoked": "API key revoked",
  "api_key.used_elsewhere": "API key used from a new network",
};

const PAGES = {
  user: "/admin/users/",
  order: "/admin/orders/",
  product: "/admin/product/view/",
} as const;

const PLACES: Record<string, [text: string, href: string]> = {
  message: ["Message", "/admin/messages"],
  demo_request: ["Demo request", "/admin/messages?inbox=demos"],
  charger_report: ["Charger report", "/admin/report#charger-reports"],
  cash_settings: ["Cash on delivery", "/admin/settings/company#cash"],
  online_settings: ["Online payment", "/admin/settings/company#online"],
  shop_settings: ["Company settings", "/admin/settings/company#company"],
  invitation: ["Invitation", "/admin/settings/people#invitations"],
  api_key: ["API key", "/admin/settings/api-keys"],
  orders: ["Orders", "/admin/orders"],
  mail: ["Unsent emails", "/admin/mails"],
};
