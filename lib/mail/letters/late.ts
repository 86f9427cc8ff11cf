import { formatDay } from "@/lib/calendar";
import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { ACTION, goods, type OrderFacts } from "@/lib/mail/letters/order-facts";
import { REFUND_TIME } from "@/lib/mail/letters/orders";

type Late = OrderFacts & {
  /** The last day promised, as "2026-12-08". */
  promisedTo: string;
  /** Whether the customer can cancel it in Order History; else we do it for them. */
  mayCancel: boolean;
  isPaid: boolean;
};

/** The last promised day is over, and the order has not left. */
export function lateOrderMail({ promisedTo, mayCancel, isPaid, ...order }: Late, site: Site) {
  const { number } = order;
  return letter(site, {
    subject: `Order ${number} is late`,
    headline: "Your order is late. We are sorry.",
    lead: `${firstName(order.name)}, we promised order ${number} by ${formatDay(promisedTo)}, and it is not on its way yet.`,
    paragraphs: [
      goods(order),
      "You need not do anything: we will email you as soon as it ships. To plan with a day, please call us.",
      `If you would rather not wait, you may cancel it free of charge until it ships: ${mayCancel ? "choose Cancel order in Order History." : "call us or email us, and we will cancel it for you."}`,
      isPaid
        ? `What you have paid for it then goes back in full, ${REFUND_TIME}.`
        : "You have paid nothing for it, and will owe nothing.",
    ],
    action: ACTION,
  });
}
