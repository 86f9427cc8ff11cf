import { TextLink } from "@/components/ui/facts/text-link";
import type { TrackingView } from "@/lib/orders/dispatch/tracking-view";

/** Carrier and tracking number, with a link to the carrier's page in a new tab. */
export function TrackingLine({ tracking }: { tracking: TrackingView }) {
  const { carrier_name, number, url } = tracking;
  return (
    <span className="tracking">
      <span>
        {carrier_name} <b className="numeric">{number}</b>
      </span>
      {url && (
        <TextLink href={url} target="_blank" rel="noopener noreferrer" prefetch={false}>
          Track the parcel
          <span className="visually-hidden"> {number}, opens a new tab</span>
        </TextLink>
      )}
    </span>
  );
}
