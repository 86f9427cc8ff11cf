import { ArrivalWindow } from "@/components/ui/arrival/arrival-window";
import { formatDay, formatDays } from "@/lib/calendar";
import type { AdminOrder } from "@/lib/orders/contract";

/** What was promised to the customer, drawn; whether it is late. Nothing for an ended or very old order. */
export function OrderPromise({ order: { promised, order_status } }: { order: AdminOrder }) {
  if (!promised || order_status === "Delivered" || order_status === "canceled") return null;
  const { from, to, is_late } = promised;
  const title = is_late
    ? `Late: promised by ${formatDay(to)}`
    : `Promised for ${formatDays(from, to)}`;
  return (
    <div className="order-promise">
      <ArrivalWindow window={promised} title={title} />
    </div>
  );
}
