import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { ACTION, goods, type OrderFacts } from "@/lib/mail/letters/order-facts";

/** The carrier and number of a parcel; `url` is its tracking page. */
export type MailedTracking = { carrier_name: string; number: string; url: string | null };

type Tracked = OrderFacts & {
  tracking: MailedTracking;
  /** Whether it replaces another number. */
  isChanged: boolean;
};

/** An order on its way has got a tracking number, or a new one. */
export function trackingMail({ tracking, isChanged, ...order }: Tracked, site: Site) {
  const now = isChanged ? "now goes" : "goes";
  return letter(site, {
    subject: `Order ${order.number}: tracking number`,
    headline: "Track your parcel.",
    lead: `${firstName(order.name)}, order ${order.number} ${now} ${carriedWords(tracking)}.`,
    paragraphs: [
      goods(order),
      ...(isChanged ? ["The tracking number we gave you before is no longer valid."] : []),
    ],
    link: trackLink(tracking),
    action: ACTION,
  });
}

/** "with Delhivery, tracking number 1490819204561" */
export function carriedWords({ carrier_name, number }: MailedTracking): string {
  return `with ${carrier_name}, tracking number ${number}`;
}

/** A link to the tracking page, if known. */
export function trackLink({ url, carrier_name }: MailedTracking) {
  return url ? { label: `Track it at ${carrier_name}`, href: url } : undefined;
}
