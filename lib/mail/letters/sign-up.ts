import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

/** To someone who signed up with an emailed code, and has no password yet. */
export function welcomeByCodeMail(data: { name: string }, site: Site) {
  return letter(site, {
    subject: `Welcome to ${site.company.brand}`,
    headline: `Welcome, ${firstName(data.name)}.`,
    lead: "Your account is ready.",
    paragraphs: [
      "You have no password yet. Choose one before you next log in: enter this email address under Forgot password, and we will email you a code.",
      "Save an address, choose a charger, and follow each order from here.",
    ],
    action: { label: "Choose a password", path: "/forgot-password" },
  });
}

/** To the owner of an address with which somebody tried to sign up again. */
export function accountExistsMail(_data: object, site: Site) {
  return letter(site, {
    subject: `You already have an account at ${site.company.brand}`,
    headline: "You already have an account.",
    lead: "Somebody, probably you, asked for a code to sign up with this email address. It belongs to an account already: log in.",
    paragraphs: [
      "No password yet, or forgotten it? Enter this email address under Forgot password, and we will email you a code.",
      "If it was not you, you can ignore this email. Nothing has changed.",
    ],
    action: { label: "Log in", path: "/login" },
  });
}
