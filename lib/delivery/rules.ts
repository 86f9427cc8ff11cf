import { dayCode, minuteCode } from "@/lib/dates";
import { addWorkingDays, type Holidays, isWorkingDay } from "@/lib/delivery/working-days";

/** When an order leaves and arrives, as days in India: at the earliest `from`, at the latest `to`. */
export type DeliveryDays = { dispatchBy: string; from: string; to: string };

type Span = readonly [least: number, most: number];

export type DeliveryTerms = {
  /** Indian time of day, as "14:00": a later order counts as placed on the next working day. */
  orderBy: string;
  /** Working days from the order to dispatch. */
  handling: Span;
  /** Working days in transit. */
  transit: Span;
  /** Holidays where it leaves. */
  leaving: Holidays;
  /** Holidays where it arrives. */
  arriving: Holidays;
};

/** When an order placed at this time leaves and arrives. A later order never arrives earlier. */
export function deliveryDays(orderedAt: Date, terms: DeliveryTerms): DeliveryDays {
  const { handling, leaving, transit, arriving } = terms;
  const start = countedFrom(orderedAt, terms);
  const [earliest, dispatchBy] = [
    addWorkingDays(start, handling[0], leaving),
    addWorkingDays(start, handling[1], leaving),
  ];
  return {
    dispatchBy,
    from: addWorkingDays(earliest, transit[0], arriving),
    to: addWorkingDays(dispatchBy, transit[1], arriving),
  };
}

/** The working day of the warehouse on which an order counts as placed. */
function countedFrom(at: Date, { orderBy, leaving }: DeliveryTerms): string {
  const day = dayCode(at);
  const isTooLate = isWorkingDay(day, leaving) && minuteCode(at) >= orderBy;
  return addWorkingDays(day, isTooLate ? 1 : 0, leaving);
}
