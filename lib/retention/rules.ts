import { boundsOf, dayCode } from "@/lib/dates";

/** When the rules run: every hour at minute 17. */
export const CLEANUP_CRON = "17 * * * *";
const CLEANUP_MINUTE = 17;

/** Days after which the provider's webhooks are cut down to ids. */
export const PAYLOAD_DAYS = 30;
/** Days after which phone number and driver's note of a finished purchase are cleared. */
export const CONTACT_DAYS = 30;
/** Days after which the delivery data of a checkout without an order is cleared. */
export const CHECKOUT_DAYS = 30;
/** Days after which a mail is deleted. */
export const MAIL_DAYS = 180;
/** Years from the due date of a year's annual return for which its orders are kept (CGST Act, section 36). */
export const TAX_YEARS = 6;

type Rule = {
  /** What is removed, as the back-office lists it. */
  what: string;
  /** The period, in words that continue "is kept". */
  kept: string;
};

/** The retention rules: the privacy policy states the same. */
export const RULES = {
  counters: {
    what: "Counts of requests, for the limits",
    kept: "until the limit resets, at most a day",
  },
  codes: { what: "One-time codes", kept: "a day" },
  email_changes: { what: "Changes of email address", kept: "until they can no longer be undone" },
  kept_answers: { what: "Answers kept for repeated requests", kept: "a day" },
  sessions: { what: "Logins", kept: "30 days after their end" },
  invitations: { what: "Administrator invitations", kept: "90 days after their end" },
  guest_carts: { what: "Guest carts", kept: "30 days after the last change" },
  pictures: { what: "Pictures no longer used", kept: "an hour" },
  payloads: { what: "Payer details in Razorpay’s notices", kept: `${PAYLOAD_DAYS} days` },
  contacts: {
    what: "Phone number and driver’s note of an order",
    kept: `${CONTACT_DAYS} days after the last parcel; for a deleted account, the tracking numbers too`,
  },
  checkouts: { what: "Delivery details of unfinished checkouts", kept: `${CHECKOUT_DAYS} days` },
  mails: { what: "Emails", kept: `${MAIL_DAYS} days; their text only until they are sent` },
  messages: { what: "Messages and complaints, with photos and our answers", kept: "3 years" },
  demo_requests: { what: "Demo requests", kept: "3 years" },
  reports: { what: "Charger reports", kept: "3 years" },
  visits: { what: "Counts of visits, of advice, and searches without a result", kept: "400 days" },
  orders: {
    what: "Delivery address and notes of an order",
    kept: "72 months after the annual return",
  },
} as const satisfies Record<string, Rule>;
export type RuleName = keyof typeof RULES;

/** When the rules run next. */
export function nextRun(now: Date): Date {
  const next = new Date(now);
  next.setUTCMinutes(CLEANUP_MINUTE, 0, 0);
  // India is offset by half an hour, and the job runner's cron uses UTC.
  if (next <= now) next.setUTCHours(next.getUTCHours() + 1);
  return next;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}

/**
 * Orders placed before this time are no longer kept. The financial year ends on 31 March, its annual return
 * is due on 31 December, and its records must be kept for 72 months from then.
 */
export function taxKeptSince(now: Date): Date {
  const year = Number(dayCode(now).slice(0, 4));
  return boundsOf(`${year - TAX_YEARS - 1}-04-01`).start;
}
