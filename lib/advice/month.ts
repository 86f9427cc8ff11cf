import "server-only";
import type { AdviceQuestion, MonthView } from "@/lib/advice/contract";
import type { Household } from "@/lib/advice/household";
import { metredKwh, monthCost, petrolCost } from "@/lib/charging/cost";
import type { Vehicle } from "@/lib/charging/model";
import { type StateTariffs, type TariffRow, tariffs, tariffsOn } from "@/lib/content/tariffs";
import { dayCode } from "@/lib/dates";

/** How a vehicle is used: `homeKwh` is what the home's meter counts besides it, `hours` what a night's charging takes. */
type Use = Pick<Household, "vehicle" | "kmADay"> & {
  homeKwh: number | null;
  hours: number;
};

/** What a month's charging adds to a bill, in paise, and whose rate that is. */
type MonthRow = {
  name: string;
  category: TariffRow["category"];
  paise: number;
  order: string;
  verifiedOn: string | null;
};

/** A month of thirty such days in a state; without rows and petrol where we know none. */
export type Month = { kwh: number; rows: MonthRow[]; petrolPaise: number | null };

/** What a month of driving costs by the tariffs of a state that hold on a day. */
export function monthIn(state: string | null, use: Use, day: string): Month {
  const kwh = metredKwh({ kmAMonth: kmAMonth(use), kwhPer100Km: use.vehicle.kwhPer100Km });
  const known = tariffs.find((one) => one.state === state);
  return {
    kwh,
    rows: (known ? tariffsOn(known.state, day) : []).map((row) => rowOf(row, kwh, use)),
    petrolPaise: known ? onPetrol(known, use) : null,
  };
}

/** Kilometres of thirty days. */
export function kmAMonth({ kmADay }: Pick<Use, "kmADay">): number {
  return kmADay * 30;
}

function rowOf(row: TariffRow, kwh: number, { homeKwh, hours }: Use): MonthRow {
  const { category, discom, order, verified_on: verifiedOn = null } = row;
  // A meter of the EV category counts nothing else.
  const besides = category === "ev" ? 0 : (homeKwh ?? USUAL_HOME_KWH);
  return {
    ...{ name: `${METERS[category]}, ${discom}`, category, order, verifiedOn },
    paise: monthCost({ kwh, homeKwh: besides, hours }, row),
  };
}

function onPetrol({ petrol }: StateTariffs, use: Use): number {
  return petrolCost(kmAMonth(use), KM_PER_LITRE[use.vehicle.kind], petrol.paise_per_litre);
}

const METERS = { ev: "EV meter", home: "Home meter" } as const;
/** What a home of three or four rooms with one air conditioner uses in a month. */
const USUAL_HOME_KWH = 250;
/** Kilometres on a litre of petrol, of a vehicle of the same size. */
const KM_PER_LITRE: Record<Vehicle["kind"], number> = {
  car: 15,
  scooter: 45,
  commercial: 15,
};

/** A month of such days, of which each charges for `hours`, at the rate that was entered and at those of the state; null without either. */
export function monthView(
  { state, rate, home_kwh: homeKwh }: Pick<AdviceQuestion, "state" | "rate" | "home_kwh">,
  household: Pick<Household, "vehicle" | "kmADay">,
  hours: number,
): MonthView | null {
  if (state === null && rate === null) return null;
  const use = { ...household, homeKwh, hours };
  const { kwh, rows, petrolPaise } = monthIn(state, use, dayCode(new Date()));
  const own = rate === null ? [] : [{ ...OWN_RATE, paise: Math.round(kwh * rate) }];
  return {
    kwh: Math.round(kwh),
    rows: [...own, ...rows].map(({ name, paise, order, verifiedOn }) => ({
      ...{ name, cost: paise, order, verified_on: verifiedOn },
    })),
    petrol: petrolPaise,
    km_per_litre: KM_PER_LITRE[household.vehicle.kind],
  };
}

const OWN_RATE = { name: "At your own rate", order: null, verifiedOn: null };
