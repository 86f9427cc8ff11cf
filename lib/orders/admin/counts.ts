import type { NeedCounts, StatusCounts } from "@/lib/orders/admin/contract";
import type { AdminOrder } from "@/lib/orders/contract";
import { isAway, isHere, statusName } from "@/lib/orders/status/order-status";

type Shown = Pick<AdminOrder, "order_id" | "order_status">;

/** The counts as they are after these orders of a page have changed; `drawn` is what they were counted with. */
export function shiftedCounts(
  counts: StatusCounts,
  drawn: readonly Shown[],
  now: readonly Shown[],
): StatusCounts {
  const shifted = { ...counts };
  for (const [index, order] of drawn.entries()) {
    const to = now[index]?.order_status;
    if (to === undefined || to === order.order_status) continue;
    shifted[statusName(order.order_status)] = (shifted[statusName(order.order_status)] ?? 0) - 1;
    shifted[statusName(to)] = (shifted[statusName(to)] ?? 0) + 1;
  }
  return shifted;
}

type Needy = Shown & Pick<AdminOrder, "cash">;

/** The same for the filters of the day; a refund is in trouble, or out of it, by the provider's word alone. */
export function shiftedNeeds(
  needs: NeedCounts,
  drawn: readonly Needy[],
  now: readonly Needy[],
): NeedCounts {
  const more = (isOne: (order: Needy) => boolean) =>
    drawn.reduce(
      (sum, order, index) => sum + Number(isOne(now[index] ?? order)) - Number(isOne(order)),
      0,
    );
  return {
    to_ship: needs.to_ship + more(isToShip),
    refunds: needs.refunds,
    cash: needs.cash + more(hasOpenCash),
  };
}

function isToShip({ order_status }: Needy): boolean {
  return isHere(order_status);
}

function hasOpenCash({ order_status, cash }: Needy): boolean {
  return isAway(order_status) && cash?.state === "open" && cash.amount > 0;
}

/** How many orders a tab shows: "" is all of them, canceled ones only where they are shown too. */
export function countOf(counts: StatusCounts, tab: string, canceled: boolean): number {
  const shown = Object.entries(counts).filter(
    ([status]) =>
      (tab === "" ? status !== "canceled" : status === tab) || (canceled && status === "canceled"),
  );
  return shown.reduce((sum, [, count]) => sum + count, 0);
}
