import "server-only";
import type { OwnVehicle } from "@/lib/advice/contract";
import { AppError } from "@/lib/call/errors";
import { ONE_PHASE_KW, type Vehicle } from "@/lib/charging/model";
import { type Car, type CarVariant, cars } from "@/lib/content/cars";

/**
 * The vehicle of a question, and the day on which its figures were compared with its maker's.
 * @throws AppError not_found for a car or a variant that is not listed.
 */
export function askedVehicle(asked: {
  car?: string | undefined;
  variant?: string | undefined;
  own?: OwnVehicle | undefined;
}): { vehicle: Vehicle; verifiedOn: string | null } {
  if (asked.own) return { vehicle: ownVehicle(asked.own), verifiedOn: null };
  const { car, variant } = findVariant(asked.car ?? "", asked.variant);
  return { vehicle: vehicleOf(car, variant), verifiedOn: variant.verified_on ?? null };
}

function findVariant(slug: string, name?: string): { car: Car; variant: CarVariant } {
  const car = cars.find((entry) => entry.slug === slug);
  if (!car)
    throw new AppError("not_found", "This car is not in our list. Enter its figures instead.");
  const variant = name === undefined ? car.variants[0] : car.variants.find((v) => v.name === name);
  if (!variant) throw new AppError("not_found", `The ${car.model} has no such variant.`);
  return { car, variant };
}

/** A variant as far as charging goes. */
export function vehicleOf({ body }: Pick<Car, "body">, variant: CarVariant): Vehicle {
  return {
    kind: body,
    batteryKwh: variant.battery_kwh,
    ac1Kw: variant.ac_1ph_kw,
    ac3Kw: variant.ac_3ph_kw,
    dcKw: variant.dc_max_kw,
    minutes10to80: variant.min_10_80,
    kwhPer100Km: variant.kwh_per_100km,
  };
}

function ownVehicle({ kind, battery_kwh, ac_kw, dc_kw, kwh_per_100km }: OwnVehicle): Vehicle {
  return {
    kind,
    batteryKwh: battery_kwh,
    ac1Kw: Math.min(ac_kw, ONE_PHASE_KW),
    ac3Kw: ac_kw > ONE_PHASE_KW ? ac_kw : null,
    dcKw: dc_kw,
    minutes10to80: null,
    kwhPer100Km: kwh_per_100km ?? USUAL_USE[kind],
  };
}

/** kWh per 100 km of a vehicle whose owner does not know it. */
const USUAL_USE: Record<Vehicle["kind"], number> = { car: 15, scooter: 3, commercial: 17 };
