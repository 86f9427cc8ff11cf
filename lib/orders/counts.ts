import type { StatusCounts } from "@/lib/orders/admin-contract";
import type { AdminOrder, OrderStatus } from "@/lib/orders/contract";

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
    shifted[keyOf(order.order_status)] = (shifted[keyOf(order.order_status)] ?? 0) - 1;
    shifted[keyOf(to)] = (shifted[keyOf(to)] ?? 0) + 1;
  }
  return shifted;
}

/** How many orders a tab shows: "" is all of them, canceled ones only where they are shown too. */
export function countOf(counts: StatusCounts, tab: string, canceled: boolean): number {
  const shown = Object.entries(counts).filter(
    ([status]) =>
      (tab === "" ? status !== "canceled" : status === tab) || (canceled && status === "canceled"),
  );
  return shown.reduce((sum, [, count]) => sum + count, 0);
}

function keyOf(status: OrderStatus): keyof StatusCounts {
  return status ?? "placed";
}
