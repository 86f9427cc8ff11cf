import fc from "fast-check";
import type { ChargerInput, FleetInput, Params } from "@/lib/advice/address";
import { ANSWER_PATH } from "@/lib/advice/address";
import { cars } from "@/lib/content/cars";
import { STATE_NAMES } from "@/lib/states";

/** What stands in an address of the answer page. */
export const paramsOf = (address: string): Params => {
  const { pathname, searchParams } = new URL(address, "http://site");
  expect(pathname).toBe(ANSWER_PATH);
  return Object.fromEntries(searchParams);
};

const number = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 10), max: max * 10 }).map((tenths) => tenths / 10);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const listed = fc.constantFrom(...cars).chain((car) =>
  fc.record({
    car: fc.constant(car.slug),
    variant: maybe(fc.constantFrom(...car.variants.map(({ name }) => name))),
  }),
);
const own = fc.record({
  own: fc.record({
    kind: fc.constantFrom("car" as const, "scooter" as const, "commercial" as const),
    battery_kwh: number(1, 250),
    ac_kw: number(0.2, 43),
    dc_kw: maybe(number(1, 500)),
    kwh_per_100km: maybe(number(1, 200)),
  }),
});
const vehicle = fc.oneof(listed, own);
const nights = { hours_parked: number(1, 24), km_a_day: number(1, 1000) };

/** Questions for one vehicle, of listed cars and of own figures. */
export const questions: fc.Arbitrary<ChargerInput> = fc
  .tuple(
    vehicle,
    fc.record({
      ...nights,
      place: fc.constantFrom(
        "house" as const,
        "flat" as const,
        "office" as const,
        "depot" as const,
      ),
      phases: fc.constantFrom(1 as const, 3 as const),
      sanctioned_kw: maybe(number(0.5, 100)),
      peak_kw: maybe(number(0, 80)),
      metres_to_meter: maybe(number(0, 300)),
      state: maybe(fc.constantFrom(...STATE_NAMES)),
      rate: maybe(fc.integer({ min: 0, max: 5000 }).map((paise) => paise / 100)),
      home_kwh: maybe(number(0, 900)),
    }),
  )
  .map(([one, rest]) => ({ ...one, ...rest }));

/** Questions for a fleet. */
export const fleets: fc.Arbitrary<FleetInput> = fc
  .tuple(
    vehicle,
    fc.record({
      ...nights,
      vehicles: fc.integer({ min: 1, max: 5000 }),
      transformer_kva: maybe(number(1, 5000)),
    }),
  )
  .map(([one, rest]) => ({ ...one, ...rest }));
