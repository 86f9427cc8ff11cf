import { ArrivalWindow } from "@/components/ui/arrival/arrival-window";
import { formatDays } from "@/lib/calendar";
import type { DeliveryCheck } from "@/lib/delivery/contract";

export type ArrivalFoundProps = {
  check: DeliveryCheck & { window: NonNullable<DeliveryCheck["window"]> };
  /** The products come apart: `check` is of the last one. */
  differ: boolean;
  /** As for `ArrivalWindow`. */
  way: string | undefined;
};

/** The window at a PIN code and where that is. */
export function ArrivalFound({ check: { window, city, state }, differ, way }: ArrivalFoundProps) {
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
