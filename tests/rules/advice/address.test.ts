import fc from "fast-check";
import type { z } from "zod";
import {
  ANSWER_PATH,
  addressOf,
  type ChargerInput,
  type FleetInput,
  fleetAt,
  isAsked,
  isFleet,
  nameOf,
  type Params,
  questionAt,
} from "@/lib/advice/address";
import { AdviceQuestion, adviseFleet } from "@/lib/advice/contract";
import { cars } from "@/lib/content/cars";
import { STATE_NAMES } from "@/lib/states";

const paramsOf = (address: string): Params => {
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

const questions: fc.Arbitrary<ChargerInput> = fc
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

it("an address is the question that POST /advice gets, in 500 cases", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const params = paramsOf(addressOf(question));
      expect([isAsked(params), isFleet(params)]).toEqual([true, false]);
      const sent = AdviceQuestion.parse(JSON.parse(JSON.stringify(question)));
      expect(AdviceQuestion.parse(questionAt(params))).toEqual(sent);
    }),
    { numRuns: 500 },
  );
});

const fleets: fc.Arbitrary<FleetInput> = fc
  .tuple(
    vehicle,
    fc.record({
      ...nights,
      vehicles: fc.integer({ min: 1, max: 5000 }),
      transformer_kva: maybe(number(1, 5000)),
    }),
  )
  .map(([one, rest]) => ({ ...one, ...rest }));

it("and that of a fleet what POST /advice/fleet gets", () => {
  fc.assert(
    fc.property(fleets, (question) => {
      const params = paramsOf(addressOf(question));
      expect(isFleet(params)).toBe(true);
      const { input } = adviseFleet;
      expect(input.parse(fleetAt(params))).toEqual(input.parse(question));
    }),
    { numRuns: 100 },
  );
});

it("empty fields of a form without scripts are no answers", () => {
  const asked = { car: "tata-nexon-ev 45 kWh", place: "house", phases: "1", hours: "9", km: "40" };
  const empty = { kind: "car", battery: "", ac: "", dc: " ", use: "", load: "", state: "" };
  expect(AdviceQuestion.parse(questionAt({ ...asked, ...empty }))).toEqual(
    AdviceQuestion.parse(questionAt(asked)),
  );
});

it("says which field of the form is wrong", () => {
  const wrong = questionAt({ car: "own", battery: "many", ac: "7", place: "house", km: "0" });
  const { error } = AdviceQuestion.safeParse(wrong);
  const names = (error as z.ZodError).issues.map(({ path }) => nameOf(path.join(".")));
  expect(names).toEqual(expect.arrayContaining(["battery", "phases", "hours", "km"]));
});
