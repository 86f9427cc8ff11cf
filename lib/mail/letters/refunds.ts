import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { ACTION, goods, type OrderFacts } from "@/lib/mail/letters/order-facts";
import { REFUND_TIME } from "@/lib/mail/letters/orders";
import { formatPaise } from "@/lib/money";

type PartRefund = OrderFacts & {
  amountPaise: number;
  /** Back by the provider, by bank transfer, or so much less to collect. */
  way: "payment" | "transfer" | "not_collected";
  reason: string;
  /** What becomes of how many units; none for a refund of money alone. */
  units: number;
  goods: "stays" | "coming" | "sellable" | "damaged";
};

/** A part of an order's price goes back, while the order stands. */
export function partRefundMail(data: PartRefund, site: Site) {
  const amount = formatPaise(data.amountPaise);
  const { subject, headline, money } = WAYS[data.way](amount);
  return letter(site, {
    subject: `Order ${data.number}: ${subject}`,
    headline,
    lead: `${firstName(data.name)}, this is for order ${data.number}.`,
    paragraphs: [goods(data), `Reason: ${data.reason}`, money, ...unitWords(data)],
    action: ACTION,
  });
}

const WAYS: Record<
  PartRefund["way"],
  (amount: string) => { subject: string; headline: string; money: string }
> = {
  payment: (amount) => ({
    subject: `${amount} goes back to you`,
    headline: `${amount} goes back to you.`,
    money: `${amount} goes back the way you paid, ${REFUND_TIME}. We write again when it is done.`,
  }),
  transfer: (amount) => ({
    subject: `${amount} goes back to you`,
    headline: `${amount} goes back to you.`,
    money: `You paid in cash, so we send ${amount} by bank transfer to an account in your name. If we do not know your account yet, please write to us or call us.`,
  }),
  not_collected: (amount) => ({
    subject: `${amount} less to pay`,
    headline: `${amount} less to pay.`,
    money: `You pay ${amount} less in cash when it is delivered.`,
  }),
};

/** A unit that is with the customer: what is to be done with it. One that is back needs no words. */
function unitWords({ units, goods: what }: PartRefund): string[] {
  if (units === 0) return [];
  const those = units === 1 ? "unit" : `${units} units`;
  if (what === "stays") return [`You keep the ${those}.`];
  return what === "coming"
    ? [`The ${those} that this is for ${units === 1 ? "comes" : "come"} back to us.`]
    : [];
}
