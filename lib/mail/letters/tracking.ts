import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { ACTION, goods, type OrderFacts } from "@/lib/mail/letters/order-facts";

/** Who carries a parcel and under which number; `url` is where it is tracked. */
export type MailedTracking = { carrier_name: string; number: string; url: string | null };

type Tracked = OrderFacts & {
  tracking: MailedTracking;
  /** Whether there was another number until now. */
  isChanged: boolean;
};

/** An order that is on its way has got a tracking number, or another one. */
export function trackingMail({ tracking, isChanged, ...order }: Tracked, site: Site) {
  const now = isChanged ? "now goes" : "goes";
  return letter(site, {
    subject: `Order ${order.number}: tracking number`,
    headline: "Track your parcel.",
    lead: `${firstName(order.name)}, order ${order.number} ${now} ${carriedWords(tracking)}.`,
    paragraphs: [
      goods(order),
      ...(isChanged ? ["The tracking number that we gave you before is not valid any more."] : []),
    ],
    link: trackLink(tracking),
    action: ACTION,
  });
}

/** "with Delhivery, tracking number 1490819204561" */
export function carriedWords({ carrier_name, number }: MailedTracking): string {
  return `with ${carrier_name}, tracking number ${number}`;
}

/** Nothing where nobody said where it is tracked. */
export function trackLink({ url, carrier_name }: MailedTracking) {
  return url ? { label: `Track it at ${carrier_name}`, href: url } : undefined;
}
