import { dueWords } from "@/components/orders/journey/journey-text";
import { TrackingLine } from "@/components/orders/tracking-line";
import { Timeline } from "@/components/ui/facts/timeline";
import { formatShortDateTime } from "@/lib/dates";
import type { Order } from "@/lib/orders/contract";
import { timelineSteps } from "@/lib/orders/rules";

/** The five steps of a parcel with their dates, and its tracking number. Nothing for a cancelled one. */
export function ParcelProgress({ orders }: { orders: readonly Order[] }) {
  const [first] = orders;
  if (!first || first.order_status === "canceled") return null;
  const numbers = orders.map(({ order_number }) => order_number).join(", ");
  const steps = timelineSteps(first).map(({ label, state, at }, index, { length }) => ({
    label,
    state,
    note: at ? formatShortDateTime(at) : index === length - 1 ? dueWords(first) : undefined,
  }));
  return (
    <>
      <Timeline steps={steps} label={`Progress of ${numbers}`} />
      {first.tracking && (
        <p className="order-tracking">
          <span className="mute">Carrier</span> <TrackingLine tracking={first.tracking} />
        </p>
      )}
    </>
  );
}
