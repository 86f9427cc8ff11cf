import "server-only";
import { placeOfPin } from "@/lib/accounts/addresses/pins";
import { nationalHolidays, stateHolidays } from "@/lib/content/holidays";
import { shopTerms } from "@/lib/content/shop-terms";
import { dayCode } from "@/lib/dates";
import type { DeliveryWindow } from "@/lib/delivery/contract";
import { type DeliveryDays, deliveryDays } from "@/lib/delivery/rules";
import type { Holidays } from "@/lib/delivery/working-days";
import { type Destination, zoneOf } from "@/lib/delivery/zones";

/** A product's own working days before dispatch; null for the shop's. */
export type Handling = { handlingDays: number | null };

/**
 * When an order placed at this time leaves and arrives, by the shop's terms and holidays. The PIN code's own
 * state counts before the state that was typed with it.
 */
export function deliveryWindow(
  orderedAt: Date,
  to: Destination,
  product: Handling = { handlingDays: null },
): DeliveryDays {
  const state = placeOfPin(to.pin)?.state ?? to.state;
  const own = product.handlingDays;
  return deliveryDays(orderedAt, {
    orderBy: shopTerms.orderBy,
    handling: own === null ? shopTerms.handlingDays : [own, own],
    transit: shopTerms.transitDays[zoneOf({ pin: to.pin, state }, shopTerms)],
    leaving: holidaysOf(shopTerms.warehouse.state),
    arriving: holidaysOf(state),
  });
}

/** A window for people: with the holidays that lengthen it, to be drawn. */
export function windowView(
  orderedAt: Date,
  { dispatchBy, from, to }: DeliveryDays,
  { pin, state }: Destination,
): DeliveryWindow {
  const orderedOn = dayCode(orderedAt);
  const leaving = holidaysOf(shopTerms.warehouse.state);
  const arriving = holidaysOf(placeOfPin(pin)?.state ?? state);
  const off = [
    ...[...leaving].filter(([day]) => day >= orderedOn && day <= dispatchBy),
    ...[...arriving].filter(([day]) => day > dispatchBy && day <= to),
  ];
  return {
    ordered_on: orderedOn,
    dispatch_by: dispatchBy,
    from,
    to,
    holidays: off.map(([day, name]) => ({ day, name })),
  };
}

/** The holidays of a state, the nation's included, in the order of the calendar. */
export function holidaysOf(state: string): Holidays {
  const own = stateHolidays.states[state] ?? [];
  const days = [...own, ...nationalHolidays.days].map(({ day, name }) => [day, name] as const);
  return new Map(days.toSorted(([one], [other]) => one.localeCompare(other)));
}
