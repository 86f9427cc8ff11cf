import { UNDO_DAYS } from "@/lib/auth/email/email-change";
import { CASH_LIMIT_PAISE } from "@/lib/cash/limit";
import { company } from "@/lib/content/company";
import { legalText, legalTexts } from "@/lib/content/pages/legal";
import { articles } from "@/lib/content/pages/news";
import { shopTerms } from "@/lib/content/shop-terms";
import { dayCode } from "@/lib/dates";
import { COOKIE_SECONDS, cookieName, HINT_COOKIE } from "@/lib/identity/cookie";
import { DEVICE_DAYS, deviceCookieName } from "@/lib/identity/device";
import { GUEST_CART_DAYS } from "@/lib/identity/guest-cart";
import { PENDING_SECONDS } from "@/lib/identity/pending";
import { SESSION_DAYS } from "@/lib/identity/sessions";
import { formatPaise } from "@/lib/money";
import { HOLD_MINUTES } from "@/lib/orders/purchase/holding";
import { brokenLinks } from "@/tests/support/texts/content-links";

const terms = legalText("terms-conditions").html;
const privacy = legalText("privacy-policy").html;
const refund = legalText("refund-and-cancellation").html;
const shipping = legalText("shipping").html;
const grievance = legalText("grievance").html;

it("has five different pages, none dated in the future", () => {
  expect(legalTexts).toHaveLength(5);
  for (const field of ["title", "description", "lead"] as const) {
    expect(new Set(legalTexts.map((text) => text[field])).size).toBe(5);
  }
  expect(legalTexts.filter(({ updated }) => updated > dayCode(new Date()))).toEqual([]);
});

it("links only to existing pages and sections", () => {
  const legalPaths = new Set(legalTexts.map(({ path }) => path));
  const broken = brokenLinks([...legalTexts, ...articles]);
  expect(
    broken.filter((link) => [...legalPaths].some((path) => link.startsWith(`${path}:`))),
  ).toEqual([]);
});

it.each([
  ["terms", terms],
  ["privacy policy", privacy],
])("states in the %s the minimum ages: 13 to use the site, 18 to buy", (_name, html) => {
  expect(html).toMatch(/at least 13/);
  expect(html).toMatch(/\b18\b/);
});

it.each([
  ["how long a login lasts", privacy, `${SESSION_DAYS} days`],
  ["how long its cookie lasts", privacy, `${COOKIE_SECONDS / 86_400} days`],
  ["the name of the session cookie", privacy, cookieName("customer", false)],
  ["the readable cookie", privacy, HINT_COOKIE],
  ["the cookie of a known device", privacy, deviceCookieName()],
  ["how long the known-device cookie lasts", privacy, `${DEVICE_DAYS} days`],
  ["how long a previous email is kept", privacy, `${UNDO_DAYS} days`],
  ["tracking numbers as personal data", privacy, "carrier and tracking number"],
  ["next-auth's cookies", privacy, "next-auth.csrf-token, next-auth.callback-url"],
  ["how long a guest's cart is kept", privacy, `${GUEST_CART_DAYS} days`],
  ["how long a pending login lasts", privacy, `${PENDING_SECONDS / 60} minutes`],
  ["how long stock is held (terms)", terms, `${HOLD_MINUTES} minutes`],
  ["how long stock is held (refund)", refund, `${HOLD_MINUTES} minutes`],
  ["the limit of cash", terms, formatPaise(CASH_LIMIT_PAISE)],
  ["payment above the online limit", terms, "paid by bank transfer"],
  ["the days to return", refund, `${shopTerms.returnDays} days`],
  ["the days to dispatch", shipping, `in stock</th><td>${shopTerms.handlingDays.join(" to ")}<`],
  [
    "the days on the road",
    shipping,
    `rest of India</th><td>${shopTerms.transitDays.rest.join(" to ")}<`,
  ],
  [
    "the days to the far states",
    shipping,
    `north-east</th><td>${shopTerms.transitDays.far.join(" to ")}<`,
  ],
  ["until when an order counts for today", shipping, "placed after 2 pm"],
  ["where orders leave from", shipping, `holidays of ${shopTerms.warehouse.state}`],
  ["the grievance officer", grievance, company.grievanceOfficer.name],
  ["the acknowledgement of a complaint", grievance, "48 hours"],
  ["its redress", grievance, "one month"],
  ["the National Consumer Helpline", grievance, "1915"],
  ["the courts", terms, company.courts],
])("matches the software: %s", (_what, html, words) => {
  expect(html.replaceAll("\u00a0", " ")).toContain(words);
});
