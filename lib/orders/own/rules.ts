import { formatPaise } from "@/lib/money";
import type { Order, OrderStatus, RefundView } from "@/lib/orders/contract";
import type { HistoryPart, PaymentState } from "@/lib/orders/own/states";
import { AWAY, HERE, isAway, type StatusName } from "@/lib/orders/status/order-status";

/** The statuses of a part of the history. */
export function statusesOf(part: HistoryPart): readonly StatusName[] {
  if (part === "canceled") return ["canceled"];
  const delivered = "Delivered" as const;
  return part === "delivered" ? [delivered] : [...HERE, ...AWAY.filter((one) => one !== delivered)];
}

/** Whether an order has neither arrived nor been canceled. */
export function isOnTheWay(status: OrderStatus): boolean {
  return status !== "Delivered" && status !== "canceled";
}

type Money = Pick<Order, "order_status" | "total_amount" | "cash"> & {
  refunds: readonly Pick<RefundView, "state" | "amount" | "way">[];
};

/** Where the money for an order stands. Less cash to collect is no refund: it was never paid. */
export function paymentState({ order_status, total_amount, cash, refunds }: Money): PaymentState {
  const back = refunds.filter(({ way }) => way !== "not_collected");
  const amount = back.reduce((sum, one) => sum + one.amount, 0);
  if (back.length > 0) {
    const whole = order_status === "canceled" || amount >= total_amount;
    if (back.some(({ state }) => state === "started")) return "refund_started";
    return whole ? "refunded" : "part_refunded";
  }
  if (cash?.state === "not_delivered") return "nothing_due";
  return cash?.state === "open" ? "due" : "paid";
}

type Paying = Pick<Order, "payment_option" | "order_status" | "cash" | "payment_state">;

/** How the orders of one purchase are paid: "UPI, paid", "₹18,999 in cash to the driver". */
export function purchasePayment(orders: readonly Paying[]): string {
  const [first] = orders;
  if (!first) return "";
  if (first.payment_option !== "Cash") return PAID[first.payment_option];
  const due = orders.filter(
    (one) => one.cash?.state === "open" && one.order_status !== "Delivered",
  );
  if (due.length > 0) return `${formatPaise(sumOfCash(due))} in cash to the driver`;
  const received = orders.filter(({ cash }) => cash?.state === "received");
  if (received.length > 0) return `${formatPaise(sumOfCash(received))} paid in cash`;
  return orders.some(({ order_status }) => isAway(order_status))
    ? "Cash to the driver"
    : "Cash, nothing to pay";
}

/** The same beginning with the way it is paid, for a line of facts: "UPI, paid", "Cash, ₹18,999 to the driver". */
export function paymentInBrief(orders: readonly Paying[]): string {
  const words = purchasePayment(orders);
  return words.startsWith("₹") ? `Cash, ${words.replace(" in cash", "")}` : words;
}

const PAID = {
  UPI: "UPI, paid",
  Card: "Card, paid",
  Netbanking: "Net banking, paid",
  Online: "Paid online",
};

function sumOfCash(orders: readonly Paying[]): number {
  return orders.reduce((sum, { cash }) => sum + (cash?.amount ?? 0), 0);
}

/** The GST within a purchase in words: "₹905 GST (5 %) included". Canceled orders are not in it. */
export function taxWords(
  orders: readonly Pick<Order, "order_status" | "tax_included" | "tax_rate">[],
): string {
  const taxed = orders.filter(({ order_status }) => order_status !== "canceled");
  const counted = taxed.length > 0 ? taxed : orders;
  const amount = formatPaise(counted.reduce((sum, one) => sum + one.tax_included, 0));
  const [rate, ...others] = new Set(counted.map(({ tax_rate }) => tax_rate));
  if (rate === undefined || others.length > 0) return `${amount} GST included`;
  return `${amount} GST (${rate}\u00a0%) included`;
}

/** What the orders of a purchase come to, with the cash fee that one of them carries. Canceled ones do not count. */
export function purchaseTotal(
  orders: readonly Pick<Order, "order_status" | "total_amount" | "cash">[],
): number {
  const live = orders.filter(({ order_status }) => order_status !== "canceled");
  return (live.length > 0 ? live : orders).reduce(
    (sum, { total_amount, cash }) => sum + total_amount + (cash?.fee ?? 0),
    0,
  );
}

/** Orders in the order given, those of one purchase together. */
export function byPurchase<T extends Pick<Order, "purchase_id">>(orders: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const order of orders) {
    const group = groups.get(order.purchase_id);
    if (group) group.push(order);
    else groups.set(order.purchase_id, [order]);
  }
  return [...groups.values()];
}

/** Orders of one purchase that have come equally far, under the same tracking number, together. */
export function byProgress<T extends Pick<Order, "order_status" | "tracking">>(
  orders: readonly T[],
): T[][] {
  const groups = new Map<string, T[]>();
  for (const order of orders) {
    const key = `${order.order_status} ${order.tracking?.number ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()];
}
