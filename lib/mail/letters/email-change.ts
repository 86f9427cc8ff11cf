import { formatDateTime } from "@/lib/dates";
import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { maskEmail } from "@/lib/mail/letters/account";

/** To the old address. It masks the new one, because the reader may no longer be the owner. */
export function emailChangedMail(
  data: { name: string; at: Date; newEmail: string; token: string; until: Date },
  site: Site,
) {
  return letter(site, {
    subject: "Your email address was changed",
    headline: "Your email address was changed.",
    lead: `${firstName(data.name)}, this happened on ${formatDateTime(data.at)}.`,
    paragraphs: [
      `Your account now uses ${maskEmail(data.newEmail)}. This address gets no more emails about it.`,
      `If it was not you, take your account back before ${formatDateTime(data.until)}: this address is restored, you choose a new password, and everybody else is logged out.`,
      "If it was you, there is nothing to do.",
    ],
    action: { label: "This was not me", path: `/undo-email?token=${data.token}` },
  });
}
