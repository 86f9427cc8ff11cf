import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/contract";
import type { StatusOutcome } from "@/lib/orders/dispatch/contract";
import { isSetBack, statusLabel } from "@/lib/orders/status/order-status";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

/** An order that could not be changed, and why. */
export type Failure = { id: string; number: string; why: string };

/** "1 order", "14 orders" */
export function ordersWords(count: number): string {
  return `${count} ${count === 1 ? "order" : "orders"}`;
}

/** "11 orders are now Shipped, 3 were already"; undefined if none is. */
export function doneWords(
  results: readonly StatusOutcome[],
  to: SettableStatus,
): string | undefined {
  const set = results.filter(({ problem }) => problem === null);
  const changed = set.filter(({ event_id }) => event_id !== null).length;
  const already = set.length - changed;
  const label = statusLabel(to);
  if (changed === 0) {
    return already > 0 ? `${ordersWords(already)} ${were(already)} ${label} already` : undefined;
  }
  const now = `${ordersWords(changed)} ${changed === 1 ? "is" : "are"} now ${label}`;
  return already > 0 ? `${now}, ${already} ${were(already)} already` : now;
}

/** Warnings before several orders are set to a status, one sentence each. */
export function severalSays(orders: readonly AdminOrder[], to: SettableStatus): string[] {
  const back = orders.filter(({ order_status }) => isSetBack(order_status, to)).length;
  const open = orders.flatMap(({ cash }) => (cash?.state === "open" ? [cash.amount] : []));
  const sum = open.reduce((total, amount) => total + amount, 0);
  return [
    ...(back > 0
      ? [
          `${back} of them ${were(back)} Shipped or Delivered already and ${back === 1 ? "is" : "are"} set back: the customers are emailed again.`,
        ]
      : []),
    ...(to === "Delivered" && sum > 0
      ? [
          `${formatPaise(sum)} of ${ordersWords(open.length)} in cash is not recorded yet and waits under Needs attention.`,
        ]
      : []),
  ];
}

function were(count: number): string {
  return count === 1 ? "was" : "were";
}
