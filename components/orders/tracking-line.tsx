import { TextLink } from "@/components/ui/facts/text-link";
import type { TrackingView } from "@/lib/orders/dispatch/tracking-view";

/** Carrier and tracking number, and the way to the carrier's page, which opens beside ours. */
export function TrackingLine({ tracking }: { tracking: TrackingView }) {
  const { carrier_name, number, url } = tracking;
  return (
    <span className="trk">
      <span>
        {carrier_name} <b className="num">{number}</b>
      </span>
      {url && (
        <TextLink href={url} target="_blank" rel="noopener noreferrer" prefetch={false}>
          Track the parcel
          <span className="sr"> {number}, opens a new tab</span>
        </TextLink>
      )}
    </span>
  );
}
