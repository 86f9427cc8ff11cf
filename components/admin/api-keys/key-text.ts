import type { Scope } from "@/lib/call/call";
import { capitalised } from "@/lib/graphemes";

type Words = {
  /** Name of the scope. */
  name: string;
  /** What the scope allows. */
  opens: string;
  /** What stops working when a key with the scope is revoked. */
  ends: string;
};

/** Texts for each scope of a key. */
export const SCOPE_WORDS: Readonly<Record<Scope, Words>> = {
  shop: {
    name: "Shop",
    opens: "Products, cart and login, and everything of the customer who has logged in.",
    ends: "Apps that use it can no longer show products or take orders.",
  },
  office: {
    name: "Back-office",
    opens: "Everything administrators can do, once one of them has logged in.",
    ends: "Tools that use it can no longer reach orders, stock or customers.",
  },
  metrics: {
    name: "Figures",
    opens: "Counts of requests, orders and payments, for monitoring. Nothing about a person.",
    ends: "Monitoring that uses it can no longer read figures.",
  },
  tier: {
    name: "Web tier",
    opens:
      "Everything, for a web server of your own in front of this one, which is believed about who its visitors are. Give it to nothing else.",
    ends: "A web server that uses it shows visitors an error instead of the shop.",
  },
};

/** "Shop, back-office" */
export function scopesWords(scopes: readonly Scope[]): string {
  const text = scopes.map((scope) => SCOPE_WORDS[scope].name.toLowerCase()).join(", ");
  return text === "" ? "Nothing" : capitalised(text);
}

/** 30 → "30 days", 365 → "1 year". */
export function daysWords(days: number): string {
  if (days % 365 !== 0) return `${days} days`;
  return days === 365 ? "1 year" : `${days / 365} years`;
}
