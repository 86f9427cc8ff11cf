import { AC_YIELD } from "@/lib/charging/model";

/** A step of a tariff: up to so many kWh a month, without an end if null; paise per kWh. */
type Slab = { upTo: number | null; paise: number };

/** What is added at these times of the day ("22:00" to "06:00"), in paise per kWh; a rebate is negative. */
type TimeOfDay = { from: string; to: string; paise: number };

/** The energy charges of a connection. */
type Tariff = { slabs: readonly Slab[]; timeOfDay: readonly TimeOfDay[] };

/** What is driven, and with what. */
type Driving = { kmAMonth: number; kwhPer100Km: number };

/** A charging begins at this hour unless somebody says otherwise. */
const BEGINS_AT = 22;

/** kWh that the meter counts for so many kilometres: more than the battery gets. */
export function metredKwh({ kmAMonth, kwhPer100Km }: Driving): number {
  return (kmAMonth * kwhPer100Km) / 100 / AC_YIELD;
}

/**
 * What charging adds to a month's bill, in paise. `homeKwh` is what else the same meter counts: the vehicle's
 * kilowatt-hours are the last ones, in the dearest slabs. `hours` is how long a night's charging takes, from 10 pm.
 */
export function monthCost(
  { kwh, homeKwh, hours }: { kwh: number; homeKwh: number; hours: number },
  { slabs, timeOfDay }: Tariff,
): number {
  const added = inSlabs(homeKwh + kwh, slabs) - inSlabs(homeKwh, slabs);
  const shifted = timeOfDay.map(({ paise, ...window }) => kwh * paise * shareIn(window, hours));
  return Math.max(0, Math.round(shifted.reduce((sum, part) => sum + part, added)));
}

/** What the same kilometres cost on petrol, in paise. */
export function petrolCost(kmAMonth: number, kmPerLitre: number, paisePerLitre: number): number {
  return Math.round((kmAMonth / kmPerLitre) * paisePerLitre);
}

function inSlabs(kwh: number, slabs: readonly Slab[]): number {
  const costs = slabs.map(({ upTo, paise }, at) => {
    const from = slabs[at - 1]?.upTo ?? 0;
    return Math.max(0, Math.min(kwh, upTo ?? Number.POSITIVE_INFINITY) - from) * paise;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** The part of a charging of so many hours, begun at 10 pm, that lies in a window of the day: 0 to 1. */
function shareIn({ from, to }: Pick<TimeOfDay, "from" | "to">, hours: number): number {
  const start = (hourOf(from) - BEGINS_AT + DAY) % DAY;
  const length = (hourOf(to) - hourOf(from) + DAY) % DAY;
  const inside = (shift: number) =>
    Math.max(0, Math.min(hours, start + length + shift) - Math.max(0, start + shift));
  return hours === 0 ? 0 : (inside(0) + inside(-DAY)) / hours;
}

const DAY = 24;

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}
