import { type OfficeRole, ROLES } from "@/lib/call/roles";
import { formatDateTime } from "@/lib/dates";
import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

/** To someone whose role in the back-office has changed. */
export function roleChangedMail(
  data: { name: string; role: OfficeRole | "customer"; at: Date },
  site: Site,
) {
  const { role, name, at } = data;
  const inOffice = role !== "customer";
  return letter(site, {
    subject: inOffice ? `Your role is ${ROLES[role].name}` : "You have left the back-office",
    headline: inOffice ? `Your role is ${ROLES[role].name}.` : "You have left the back-office.",
    lead: `${firstName(name)}, an owner of the shop changed this on ${formatDateTime(at)}.`,
    paragraphs: [
      inOffice ? ROLES[role].can : "Your account in the shop stays, with its orders.",
      "You are logged out everywhere and can log in again.",
    ],
    action: inOffice
      ? { label: "Open the back-office", path: "/admin/login" }
      : { label: "Open your account", path: "/login" },
  });
}

/** To someone who has been blocked. */
export function blockedMail(data: { name: string; reason: string }, site: Site) {
  return letter(site, {
    subject: "Your account is blocked",
    headline: "Your account is blocked.",
    lead: `${firstName(data.name)}, we have blocked your account. The reason:`,
    paragraphs: [
      data.reason,
      "You are logged out everywhere. Orders on their way will still be delivered.",
      `If this is a mistake, reply to this email or call us on ${site.company.phone}.`,
    ],
  });
}

/** To someone who has been unblocked. */
export function unblockedMail(data: { name: string }, site: Site) {
  return letter(site, {
    subject: "Your account is open again",
    headline: "Your account is open again.",
    lead: `${firstName(data.name)}, you can log in again.`,
    paragraphs: ["Everything is as you left it."],
    action: { label: "Log in", path: "/login" },
  });
}
