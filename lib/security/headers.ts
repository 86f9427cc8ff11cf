import { publicPolicy } from "./policy";

/** Sent with every page, picture and answer. */
export const GUARDED = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "x-frame-options", value: "DENY" },
  { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "cross-origin-opener-policy", value: "same-origin-allow-popups" },
  // Browsers heed it over https only.
  { key: "strict-transport-security", value: "max-age=63072000; includeSubDomains" },
];

/** What no search engine shall list. */
export const UNLISTED = [{ key: "x-robots-tag", value: "noindex" }];

/** The policy of pages that are not made for one person, and of calls. */
export function policyHeader(development: boolean) {
  return { key: "content-security-policy", value: publicPolicy({ development }) };
}

/** Sent with every answer of a call in production. */
export const API_HEADERS = [...GUARDED, policyHeader(false), ...UNLISTED];
