import { type OfficeRole, ROLES } from "@/lib/call/roles";
import { formatDateTime } from "@/lib/dates";
import { firstName, unlinked } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

export type CodePurpose = "second_factor" | "password_reset" | "email_verification" | "sign_up";

/** Six digits that are valid for ten minutes; without a name to someone who has no account yet. */
export function codeMail(data: { name?: string; code: string; purpose: CodePurpose }, site: Site) {
  const { subject, headline, lead } = CODE_WORDS[data.purpose];
  return letter(site, {
    subject,
    headline,
    lead: data.name === undefined ? lead : `Hello ${firstName(data.name)}. ${lead}`,
    code: data.code,
    paragraphs: [
      "The code is valid for ten minutes and works once. We will never ask you for it.",
      "If you did not ask for it, you can ignore this email.",
    ],
  });
}

export function welcomeMail(data: { name: string; back: "shop" | "office" }, site: Site) {
  const office = data.back === "office";
  return letter(site, {
    subject: `Welcome to ${site.company.brand}`,
    headline: `Welcome, ${firstName(data.name)}.`,
    lead: office ? "You are now an administrator of the shop." : "Your account is ready.",
    paragraphs: [
      office
        ? "Turn on two-factor authentication in Account Settings, so that a password alone opens nothing."
        : "Save an address, choose a charger, and follow each order from here.",
    ],
    action: office
      ? { label: "Open the back-office", path: "/admin/login" }
      : { label: "Open your account", path: "/login" },
  });
}

export function passwordChangedMail(
  data: { name: string; at: Date; audience: "customer" | "admin" },
  site: Site,
) {
  return letter(site, {
    subject: "Your password was changed",
    headline: "Your password was changed.",
    lead: `${firstName(data.name)}, this happened on ${formatDateTime(data.at)}.`,
    paragraphs: [
      "You are logged out on your other devices.",
      "If it was not you, set a new password now and call us.",
    ],
    action: { label: "Set a new password", path: resetPath(data.audience) },
  });
}

export function newDeviceMail(
  data: { name: string; at: Date; device: string; audience: "customer" | "admin" },
  site: Site,
) {
  return letter(site, {
    subject: "Login from a new device",
    headline: "Login from a new device.",
    lead: `${firstName(data.name)}, your account was opened with ${data.device} on ${formatDateTime(data.at)}.`,
    paragraphs: [
      "If it was you, there is nothing to do.",
      "If it was not, set a new password now: that logs out every device.",
    ],
    action: { label: "Set a new password", path: resetPath(data.audience) },
  });
}

export function secondFactorMail(data: { name: string; at: Date; enabled: boolean }, site: Site) {
  const state = data.enabled ? "on" : "off";
  return letter(site, {
    subject: `Two-factor authentication is ${state}`,
    headline: `Two-factor authentication is ${state}.`,
    lead: `${firstName(data.name)}, this happened on ${formatDateTime(data.at)}.`,
    paragraphs: [
      data.enabled
        ? "From now on, each time you log in we email you a code after your password."
        : "From now on your password alone opens your account.",
      "If it was not you, set a new password now and call us.",
    ],
  });
}

/** To an administrator whose authenticator app was turned on or off; `by` names another owner who did it. */
export function authenticatorMail(
  data: { name: string; at: Date; enabled: boolean; by?: string },
  site: Site,
) {
  const state = data.enabled ? "on" : "off";
  return letter(site, {
    subject: `Your authenticator is ${state}`,
    headline: `Your authenticator is ${state}.`,
    lead: `${firstName(data.name)}, this happened on ${formatDateTime(data.at)}.`,
    paragraphs: [
      data.enabled
        ? "From now on logging in, and setting a new password, needs a code from your app or a recovery code."
        : "From now on you no longer need a code from your app.",
      ...(data.by ? [`${unlinked(data.by)} took it away, and signed you out everywhere.`] : []),
      data.by
        ? "If you did not ask for this, tell another owner of the shop now."
        : "If it was not you, tell another owner of the shop now.",
    ],
  });
}

/** To an administrator who has used a recovery code; `left` codes remain. */
export function recoveryCodeUsedMail(data: { name: string; at: Date; left: number }, site: Site) {
  const left = data.left === 1 ? "One code is left" : `${data.left || "No"} codes are left`;
  return letter(site, {
    subject: "A recovery code was used",
    headline: "A recovery code was used.",
    lead: `${firstName(data.name)}, this happened on ${formatDateTime(data.at)}, in place of a code from your app.`,
    paragraphs: [
      `${left}. You can create new ones in the back-office settings.`,
      "If it was not you, change your password and tell another owner of the shop now.",
    ],
  });
}

/** To an administrator whose recovery codes were replaced. */
export function recoveryCodesMail(data: { name: string; at: Date }, site: Site) {
  return letter(site, {
    subject: "Your recovery codes are new",
    headline: "Your recovery codes are new.",
    lead: `${firstName(data.name)}, this happened on ${formatDateTime(data.at)}.`,
    paragraphs: [
      "Your old recovery codes no longer work.",
      "If it was not you, tell another owner of the shop now.",
    ],
  });
}

export function invitationMail(
  data: { invitedBy: string; role: OfficeRole; token: string; expiresAt: Date },
  site: Site,
) {
  const invitedBy = unlinked(data.invitedBy);
  const { name, can } = ROLES[data.role];
  return letter(site, {
    subject: `${invitedBy} invites you to the back-office of ${site.company.brand}`,
    headline: "You are invited.",
    lead: `${invitedBy} invites you to administer the shop of ${site.company.brand}.`,
    paragraphs: [
      `Your role will be ${name}. ${can}`,
      `The link is for this address only, works once and is valid until ${formatDateTime(data.expiresAt)}.`,
    ],
    action: { label: "Create your account", path: `/admin/signup?invitation=${data.token}` },
  });
}

/** "asha@example.com" → "a•••@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}•••${email.slice(at)}`;
}

const CODE_WORDS: Record<CodePurpose, { subject: string; headline: string; lead: string }> = {
  second_factor: {
    subject: "Your login code",
    headline: "Your login code.",
    lead: "Enter it to finish logging in.",
  },
  password_reset: {
    subject: "Your code for a new password",
    headline: "Set a new password.",
    lead: "Enter this code together with your new password.",
  },
  email_verification: {
    subject: "Verify your email address",
    headline: "Verify your email address.",
    lead: "Enter this code in your profile.",
  },
  sign_up: {
    subject: "Your sign-up code",
    headline: "Your sign-up code.",
    lead: "Enter it to create your account.",
  },
};

function resetPath(audience: "customer" | "admin"): string {
  return audience === "admin" ? "/admin/forgot-password" : "/forgot-password";
}
