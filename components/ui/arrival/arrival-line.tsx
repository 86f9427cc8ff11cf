import type { ReactNode } from "react";
import type { DeliveryWindow } from "@/lib/delivery/contract";
import { stripOf } from "@/lib/delivery/strip";
import { shortArrivalWords } from "@/lib/delivery/words";

/**
 * The same on one line, for cards, cart lines and tables: a tick for each day, high ones for the window, and
 * the words. `children` replace "Arrives Thu 3 to Tue 8 Dec".
 */
export function ArrivalLine({
  window,
  children,
}: {
  window: DeliveryWindow;
  children?: ReactNode;
}) {
  return (
    <span className="arrival-line numeric">
      <span className="arrival-ticks" aria-hidden="true">
        {stripOf(window).days.map(({ day, isArrival }) => (
          <i key={day} className={isArrival ? "arrival-tick--open" : undefined} />
        ))}
      </span>
      <span>{children ?? shortArrivalWords(window)}</span>
    </span>
  );
}
