import type { NeedCounts, StatusCounts } from "@/lib/orders/admin/contract";
import type { AdminOrder } from "@/lib/orders/contract";
import { isAway, isHere, statusName } from "@/lib/orders/status/order-status";

type Shown = Pick<AdminOrder, "order_id" | "order_status">;

/** The counts after orders of the page have changed; `drawn` is the page's state at the time of counting. */
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

type Needy = Shown & Pick<AdminOrder, "cash" | "promised">;

/** `shiftedCounts` for the daily filters. Failing refunds are left alone: only the provider changes those. */
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
    late: needs.late + more(({ promised }) => promised?.is_late ?? false),
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

/** The number of orders in a tab: "" is all of them; canceled ones only if they are shown. */
export function countOf(counts: StatusCounts, tab: string, canceled: boolean): number {
  const shown = Object.entries(counts).filter(
    ([status]) =>
      (tab === "" ? status !== "canceled" : status === tab) || (canceled && status === "canceled"),
  );
  return shown.reduce((sum, [, count]) => sum + count, 0);
}
