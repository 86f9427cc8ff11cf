import { formatDateTime } from "@/lib/dates";
import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { formatPaise } from "@/lib/money";

/** An order entered in the office that waits for its payment. `path` is the purchase's page. */
export type PaymentLink = {
  name: string;
  lines: readonly { name: string; quantity: number; unitPaise: number }[];
  totalPaise: number;
  deliveryAddress: string;
  until: Date;
  path: string;
};

/** Payment link, and until when. */
export function paymentLinkMail(data: PaymentLink, site: Site) {
  const amount = formatPaise(data.totalPaise);
  return letter(site, {
    subject: `Your order is ready for payment: ${amount}`,
    headline: "Your order is ready.",
    lead: `${firstName(data.name)}, we have put your order together. It is placed as soon as you pay ${amount}.`,
    paragraphs: [
      ...data.lines.map(
        (line) => `${line.quantity} × ${line.name}, ${formatPaise(line.unitPaise)} each`,
      ),
      `Total: ${amount}, all taxes and delivery included`,
      `Deliver to: ${data.deliveryAddress}`,
      `We hold it for you until ${formatDateTime(data.until)}. Log in and pay by UPI, card or net banking.`,
    ],
    action: { label: `Pay ${amount}`, path: data.path },
  });
}
