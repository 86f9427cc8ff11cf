import fc from "fast-check";
import { adviseCharger, type Offer } from "@/lib/advice/advise";
import type { Household, Unit } from "@/lib/advice/household";
import { offerWords } from "@/lib/advice/words";
import type { Vehicle } from "@/lib/charging/model";

const unit = (ratedKw: number, pricePaise: number, kind: Unit["kind"] = "wall"): Unit => ({
  ...{ slug: `unit-${ratedKw}`, name: `${ratedKw} kW`, kind, ratedKw, pricePaise },
});
const RANGE = [
  unit(3.3, 18_999_00),
  unit(7.4, 42_999_00),
  unit(11, 59_999_00),
  unit(22, 69_999_00),
  unit(60, 9_00_000_00, "dc"),
];

const creta: Vehicle = {
  ...{ kind: "car", batteryKwh: 51.4, ac1Kw: 7.2, ac3Kw: 11, dcKw: 100, minutes10to80: 58 },
  kwhPer100Km: 13.5,
};
const household = (more: Partial<Household> = {}): Household => ({
  ...{ vehicle: creta, place: "house", phases: 1, sanctionedKw: 5, peakKw: 3, hoursParked: 9 },
  ...{ kmADay: 40, metresToMeter: null, ...more },
});
const powers = (asked: Household) =>
  adviseCharger(asked, RANGE).offers.map(({ unit: { ratedKw }, changes }) => [ratedKw, ...changes]);

it("offers 3.3 kW now and 7.4 kW after an extension to a Creta on 5 kW", () => {
  const { offers, needKwh } = adviseCharger(household(), RANGE);
  expect(needKwh).toBeCloseTo(5.4);
  expect(offers.slice(0, 2)).toMatchObject([
    {
      ...{ unit: { ratedKw: 3.3 }, givesKw: 3.3, limit: "unit", isEnough: true, changes: [] },
      load: { state: "at_night", spareKw: 2 },
    },
    {
      ...{ unit: { ratedKw: 7.4 }, givesKw: 7.2, limit: "car", changes: ["load_extension"] },
      load: { state: "extension", spareKw: 2, toKw: 11 },
    },
  ]);
  expect(offers[0]?.hoursFull).toBeCloseTo(15.6, 1);
  expect(offers[1]?.hoursFull).toBeCloseTo(7.1, 1);
  expect(offerWords(offers[1] as never, household())).toEqual([
    "Charges at 7.2 kW: your vehicle takes no more.",
    "50 min put back the 40 km of a day.",
    "It is above the 2 kW that you have to spare: apply for a sanctioned load of 11 kW first.",
  ]);
});

it.each<[string, Partial<Household>, (number | string)[][]]>([
  [
    "a flat asks its society",
    { place: "flat", sanctionedKw: 15 },
    [
      [3.3, "noc"],
      [7.4, "noc"],
      [11, "noc", "three_phases"],
    ],
  ],
  ["three phases and load for all", { phases: 3, sanctionedKw: 30 }, [[3.3], [7.4], [11]]],
  [
    "a car of one phase gains nothing above 7.4 kW",
    { vehicle: { ...creta, ac3Kw: null }, sanctionedKw: 12 },
    [[3.3], [7.4]],
  ],
  [
    "a long day needs more at once",
    { kmADay: 260, sanctionedKw: 12 },
    [[7.4], [11, "three_phases", "load_extension"]],
  ],
  [
    "a scooter gets the smallest only",
    {
      vehicle: {
        ...creta,
        kind: "scooter",
        batteryKwh: 3.7,
        ac1Kw: 0.75,
        ac3Kw: null,
        dcKw: null,
        kwhPer100Km: 3,
      },
    },
    [[3.3]],
  ],
])("%s", (_, more, expected) => expect(powers(household(more))).toEqual(expected));

it.each<[string, Partial<Household>, object | null]>([
  ["car", { vehicle: { ...creta, ac3Kw: null }, phases: 3, sanctionedKw: 30 }, { why: "phase" }],
  [
    "scooter",
    { vehicle: { ...creta, kind: "scooter", ac1Kw: 0.75, ac3Kw: null } },
    { why: "scooter" },
  ],
  ["time", { phases: 3, sanctionedKw: 60, vehicle: { ...creta, ac3Kw: 22 } }, { why: "time" }],
  [
    "nothing is larger",
    { phases: 3, sanctionedKw: 60, vehicle: { ...creta, ac3Kw: 22 }, hoursParked: 3, kmADay: 380 },
    null,
  ],
])("says why not a larger one: %s", (_, more, expected) => {
  const { notBigger } = adviseCharger(household(more), RANGE);
  if (expected === null) expect(notBigger).toBeNull();
  else expect(notBigger).toMatchObject(expected);
});

const kw = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const households = fc.record<Household>({
  vehicle: fc.record<Vehicle>({
    kind: fc.constantFrom("car", "scooter", "commercial"),
    batteryKwh: kw(2, 120),
    ac1Kw: kw(0.3, 7.4),
    ac3Kw: fc.option(kw(7.5, 22)),
    dcKw: fc.option(kw(15, 250)),
    minutes10to80: fc.option(kw(15, 70)),
    kwhPer100Km: kw(2, 30),
  }),
  place: fc.constantFrom("house", "flat", "office", "depot"),
  phases: fc.constantFrom(1, 3),
  sanctionedKw: fc.option(kw(1, 60)),
  peakKw: fc.option(kw(0, 40)),
  hoursParked: kw(1, 24),
  kmADay: kw(1, 400),
  metresToMeter: fc.option(kw(0, 200)),
});

it("keeps its laws for 20,000 households", () => {
  // Plain comparisons: so many expectations would take a minute.
  fc.assert(
    fc.property(households, (asked) => {
      const broken = brokenLaws(asked);
      if (broken.length > 0) throw new Error(broken.join("; "));
    }),
    { numRuns: 20_000 },
  );
});

function brokenLaws(asked: Household): string[] {
  const { offers, notBigger } = adviseCharger(asked, RANGE);
  const prices = offers.map(({ unit: { pricePaise } }) => pricePaise);
  const largest = Math.max(...offers.map(({ unit: { ratedKw } }) => ratedKw));
  const cheapest = cheapestEnough(asked);
  return Object.entries({
    "one to three offers": offers.length >= 1 && offers.length <= 3,
    "cheapest first": prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0)),
    "the cheapest that is enough comes first": !cheapest || offers[0]?.unit === cheapest,
    "not bigger is bigger": !notBigger || notBigger.unit.ratedKw > largest,
    ...Object.fromEntries(offers.flatMap((offer) => Object.entries(lawsOf(offer, asked)))),
  }).flatMap(([law, holds]) => (holds ? [] : [law]));
}

function lawsOf({ unit: { ratedKw, kind }, ...offer }: Offer, asked: Household) {
  const { vehicle, phases, place, sanctionedKw, peakKw, kmADay } = asked;
  const { givesKw, load, changes } = offer;
  const onThree = phases === 3 || changes.includes("three_phases");
  const isAboveSpare = sanctionedKw !== null && ratedKw > sanctionedKw - (peakKw ?? 0) + 0.001;
  return {
    [`AC only: ${ratedKw}`]: kind !== "dc",
    [`within the vehicle: ${ratedKw}`]: givesKw <= Math.max(vehicle.ac1Kw, vehicle.ac3Kw ?? 0),
    [`within the charger: ${ratedKw}`]: givesKw <= ratedKw,
    [`within the phases: ${ratedKw}`]: onThree || (ratedKw <= 7.4 && givesKw <= 7.4),
    [`a scooter's 3.3 kW: ${ratedKw}`]: vehicle.kind !== "scooter" || ratedKw <= 3.3,
    [`a society's consent: ${ratedKw}`]: (place === "flat") === changes.includes("noc"),
    [`load above the spare is said: ${ratedKw}`]: !isAboveSpare || load.state !== "fits",
    [`an extension is a change: ${ratedKw}`]:
      changes.includes("load_extension") === (load.state === "extension"),
    [`enough is enough: ${ratedKw}`]: offer.isEnough === offer.kmANight >= kmADay,
  };
}

/** The cheapest charger that is enough without a change, each one asked for alone. */
function cheapestEnough(asked: Household): Unit | undefined {
  return RANGE.find((one) => {
    const [offer] = adviseCharger(asked, [one]).offers;
    return offer?.isEnough && offer.changes.every((change) => change === "noc");
  });
}
