import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";
import { ACTION, goods, type OrderFacts } from "@/lib/mail/letters/order-facts";
import { REFUND_TIME } from "@/lib/mail/letters/orders";
import { formatPaise } from "@/lib/money";

type PartRefund = OrderFacts & {
  amountPaise: number;
  /** By the provider, by bank transfer, or by collecting less cash. */
  way: "payment" | "transfer" | "not_collected";
  reason: string;
  /** The units concerned and what happens to them; 0 for a refund of money only. */
  units: number;
  goods: "stays" | "coming" | "sellable" | "damaged";
};

/** A partial refund of an order that stays valid. */
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
    money: `${amount} goes back the way you paid, ${REFUND_TIME}. We will email you when it is done.`,
  }),
  transfer: (amount) => ({
    subject: `${amount} goes back to you`,
    headline: `${amount} goes back to you.`,
    money: `You paid in cash, so we send ${amount} by bank transfer to an account in your name. If we do not have your account details yet, please write or call.`,
  }),
  not_collected: (amount) => ({
    subject: `${amount} less to pay`,
    headline: `${amount} less to pay.`,
    money: `You pay ${amount} less in cash on delivery.`,
  }),
};

/** What the customer should do with the units; nothing for units that are back. */
function unitWords({ units, goods: what }: PartRefund): string[] {
  if (units === 0) return [];
  const those = units === 1 ? "unit" : `${units} units`;
  if (what === "stays") return [`You keep the ${those}.`];
  return what === "coming"
    ? [`The ${those} that this is for ${units === 1 ? "comes" : "come"} back to us.`]
    : [];
}
