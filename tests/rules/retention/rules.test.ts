import { legalText } from "@/lib/content/pages/legal";
import {
  CHECKOUT_DAYS,
  CLEANUP_CRON,
  CONTACT_DAYS,
  MAIL_DAYS,
  nextRun,
  PAYLOAD_DAYS,
  taxKeptSince,
} from "@/lib/retention/rules";

// A financial year ends on 31 March; its return is due on 31 December, its records may go 72 months later.
it.each([
  ["2033-12-31T18:29:59Z", "2026-03-31T18:30:00Z"],
  ["2033-12-31T18:30:00Z", "2027-03-31T18:30:00Z"],
  ["2034-11-29T00:00:00Z", "2027-03-31T18:30:00Z"],
  ["2026-11-29T00:00:00Z", "2019-03-31T18:30:00Z"],
])("at %s keeps orders since %s", (now, since) => {
  expect(taxKeptSince(new Date(now))).toEqual(new Date(since));
});

it.each([
  ["2026-11-29T01:16:59.999Z", "2026-11-29T01:17:00Z"],
  ["2026-11-29T01:17:00Z", "2026-11-29T02:17:00Z"],
  ["2026-12-31T23:18:00Z", "2027-01-01T00:17:00Z"],
])("after %s runs next at %s", (now, next) => {
  expect(CLEANUP_CRON).toBe("17 * * * *");
  expect(nextRun(new Date(now))).toEqual(new Date(next));
});

it.each([
  ["Razorpay's notices", `after ${PAYLOAD_DAYS} days`],
  ["phone and note", `${CONTACT_DAYS} days after the last parcel`],
  ["checkouts without an order", `Address, number and note for ${CHECKOUT_DAYS} days`],
  ["mails", `stay for ${MAIL_DAYS} days`],
  ["orders", "72 months after the annual return"],
])("the privacy policy states how long it keeps %s", (_what, words) => {
  expect(legalText("privacy-policy").html.replaceAll(" ", " ")).toContain(words);
});
