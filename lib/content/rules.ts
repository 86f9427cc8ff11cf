import type { Office } from "@/lib/content/contract";

/** "+91 00000 00000" → "tel:+910000000000". */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** Whether a link stays on this site: "/news", "#top"; not "//other.example", "mailto:" or "https:". */
export function isWithinSite(href: string): boolean {
  return /^(\/(?!\/)|#)/.test(href);
}

/** An office on one line: "Placeholder House, Example Road, Pune 411001, Maharashtra". */
export function addressLine(office: Omit<Office, "name">): string {
  return [...office.lines, `${office.city} ${office.pin}`, office.state].join(", ");
}

/** A tag of HTML from our own Markdown; its attributes never contain ">". */
const TAG = /<[^>]+>/g;
/** Words per minute of someone who also reads the figures. */
const READING_SPEED = 200;

/** The reading time of a text, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(TAG, " ").match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / READING_SPEED));
}

/** Keeps a number and its unit on one line: the space in "7.4 kW" or "24 h" becomes non-breaking. */
export function keepUnits(text: string): string {
  return text.replace(
    /(?<=\d) (?=(kWh?|kVA|MΩ|Ω|mA|A|V|mm²?|km|m|ms|min|h|°C|%)(?![\w-]))/g,
    "\u00a0",
  );
}
