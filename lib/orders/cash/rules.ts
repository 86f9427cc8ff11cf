import { boundsOf, formatLongDay } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { CashView } from "@/lib/orders/cash/view";
import type { Order } from "@/lib/orders/contract";

/** "28 November 2026" for a day on the wire. */
export function dayWords(day: string): string {
  return formatLongDay(boundsOf(day).start);
}

/**
 * What the customer has to do about an order's cash, or has done; null if there is nothing to say. A
 * delivered order was paid to the driver, even if the cash is not recorded yet.
 */
export function customerCash({ cash, order_status }: CashOrder): string | null {
  if (!cash || cash.state === "not_delivered") return null;
  const amount = formatPaise(cash.amount);
  if (cash.state === "received") return `${amount} paid in cash${onDay(cash)}.`;
  if (order_status === "Delivered") return null;
  const fee = cash.fee > 0 ? `, ${formatPaise(cash.fee)} cash fee included` : "";
  return `Keep ${amount} ready in cash for the driver${fee}.`;
}

/** The state of an order's cash, for the back-office. */
export function officeCash(cash: CashView): string {
  const amount = formatPaise(cash.amount);
  if (cash.state === "not_delivered") return "Nothing to collect";
  return cash.state === "received" ? `${amount} received${onDay(cash)}` : `${amount} to collect`;
}

type CashOrder = Pick<Order, "cash" | "order_status">;

function onDay({ received_on: day }: CashView): string {
  return day ? ` on ${dayWords(day)}` : "";
}

type Slip = { payment: "online" | "cash"; collect: number };

/** The instruction for the driver: one unambiguous sentence. */
export function driverWords({ payment, collect }: Slip): string {
  if (collect > 0) return `Collect ${formatPaise(collect)} in cash`;
  return payment === "cash"
    ? "Nothing to collect: the cash is settled"
    : "Paid online, collect nothing";
}
