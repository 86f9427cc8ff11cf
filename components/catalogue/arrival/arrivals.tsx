import { type Deliveries, decisive } from "@/components/catalogue/arrival/use-deliveries";
import { ArrivalBlank } from "@/components/ui/arrival/arrival-blank";
import { ArrivalLine } from "@/components/ui/arrival/arrival-line";
import { ArrivalWindow } from "@/components/ui/arrival/arrival-window";
import { formatDays } from "@/lib/calendar";

type ArrivalsProps = { pin: string | null; deliveries: Deliveries | undefined; way?: string };

/** The window of products at a PIN code, the last one if they come apart; or why there is none. */
export function Arrivals({ pin, deliveries, way }: ArrivalsProps) {
  const { problem, latest, differ } = decisive(deliveries);
  if (problem) return <p className="field-error">{problem}</p>;
  const { window, city, state } = latest?.check ?? {};
  if (!window) {
    return (
      <ArrivalBlank note={pin ? `Looking up ${pin}.` : "Enter your PIN code to see the days."} />
    );
  }
  const last = `The last of it arrives ${formatDays(window.from, window.to)}`;
  return (
    <ArrivalWindow
      window={window}
      place={`${city}, ${state}`}
      title={differ ? last : undefined}
      way={way}
    />
  );
}

/** The days of one product, where not all come together; else nothing. */
export function OwnArrival({
  productId,
  deliveries,
}: {
  productId: string;
  deliveries: Deliveries | undefined;
}) {
  const window = deliveries?.get(productId)?.check?.window;
  return window && decisive(deliveries).differ ? <ArrivalLine window={window} /> : null;
}
