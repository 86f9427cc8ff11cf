import type { Household, Unit } from "@/lib/advice/household";
import { adviseOnProduct } from "@/lib/advice/product/rules";
import { chargeHeadline, productWords, supplyCheckWords } from "@/lib/advice/product/words";
import type { Vehicle } from "@/lib/charging/model";

const unit = (ratedKw: number): Unit => ({
  ...{ slug: `unit-${ratedKw}`, name: `${ratedKw} kW`, pricePaise: 42_999_00, ratedKw },
  kind: ratedKw >= 30 ? "dc" : "wall",
});
const creta: Vehicle = {
  ...{ kind: "car", batteryKwh: 51.4, ac1Kw: 7.2, ac3Kw: 11, dcKw: 100, minutes10to80: 58 },
  kwhPer100Km: 13.5,
};
const curvv: Vehicle = { ...creta, batteryKwh: 55, ac3Kw: null, dcKw: 70, minutes10to80: 40 };
const scooter: Vehicle = {
  ...{ kind: "scooter", batteryKwh: 3.7, ac1Kw: 0.75, ac3Kw: null, dcKw: null },
  ...{ minutes10to80: null, kwhPer100Km: 3 },
};
const household = (more: Partial<Household> = {}): Household => ({
  ...{ vehicle: creta, place: "house", phases: 1, sanctionedKw: 5, peakKw: 3, hoursParked: 9 },
  ...{ kmADay: 40, metresToMeter: null, ...more },
});
const advise = (ratedKw: number, more: Partial<Household> = {}) => {
  const asked = household(more);
  const advice = adviseOnProduct(asked, unit(ratedKw));
  return {
    headline: chargeHeadline(advice),
    words: productWords(advice, asked),
    supply: supplyCheckWords(advice, asked),
  };
};

it.each<[string, number, Partial<Household>, string, string[]]>([
  [
    "the car's own limit",
    7.4,
    {},
    "7 h 10 min from 10 to 100 %",
    ["Charges at 7.2 kW: your vehicle takes no more.", "50 min put back the 40 km of a day."],
  ],
  [
    "a night that is too short",
    3.3,
    { kmADay: 250 },
    "15 h 35 min from 10 to 100 %",
    [
      "Charges at 3.3 kW: all that this charger gives.",
      "In 9 h it puts in 198 of the 250 km of a day.",
    ],
  ],
  [
    "a single-phase car on 22 kW",
    22,
    { phases: 3, vehicle: curvv },
    "7 h 40 min from 10 to 100 %",
    ["Charges at 7.2 kW: your vehicle takes no more.", "50 min put back the 40 km of a day."],
  ],
  [
    "a stop on DC, by the charger",
    30,
    { vehicle: curvv },
    "1 h 20 min from 10 to 80 %",
    ["Charges at 28.5 kW: all that this charger gives.", "11 min put back the 40 km of a day."],
  ],
  [
    "a scooter on a car's charger",
    7.4,
    { vehicle: scooter },
    "Made for cars",
    ["A scooter draws less than a 16 A socket gives, so a 3.3 kW point charges it just as fast."],
  ],
  [
    "a scooter on DC",
    30,
    { vehicle: scooter },
    "It cannot charge here",
    ["This is a DC charger, and the vehicle has no DC inlet. It needs an AC charger."],
  ],
])("says how long: %s", (_what, ratedKw, more, headline, words) => {
  expect(advise(ratedKw, more)).toMatchObject({ headline, words });
});

it("takes 38 to 50 minutes for a Curvv 55 on 60 kW DC", () => {
  const { charge } = adviseOnProduct(household({ vehicle: curvv }), unit(60));
  const minutes = 60 * (charge?.hours ?? 0);
  expect(minutes).toBeGreaterThanOrEqual(38);
  expect(minutes).toBeLessThanOrEqual(50);
});

const PHASES = "Apply for a three-phase connection first.";
it.each<[string, number, Partial<Household>, string, string[]]>([
  [
    "fits",
    7.4,
    { sanctionedKw: 12 },
    "Works as things are",
    ["It fits into the 9 kW that your sanctioned load has to spare."],
  ],
  [
    "fits at night",
    3.3,
    {},
    "Works as things are",
    ["It is above the 2 kW that you have to spare at peak, so set it to charge after 10 pm."],
  ],
  [
    "needs an extension",
    7.4,
    {},
    "First: more load",
    ["It is above the 2 kW that you have to spare: apply for a sanctioned load of 11 kW first."],
  ],
  [
    "is not known",
    7.4,
    { sanctionedKw: null },
    "If your load allows it",
    ["Check that the sanctioned load on your bill leaves 7.4 kW to spare."],
  ],
  [
    "needs three phases",
    11,
    { sanctionedKw: 15 },
    "First: three phases",
    [
      "It fits into the 12 kW that your sanctioned load has to spare.",
      PHASES,
      "Until then one phase gives 7.2 kW.",
    ],
  ],
  [
    "needs both, for DC",
    60,
    {},
    "First: three phases, more load",
    [
      "It is above the 2 kW that you have to spare: apply for a sanctioned load of 63 kW first.",
      PHASES,
    ],
  ],
])("checks the supply: %s", (_what, ratedKw, more, text, words) => {
  expect(advise(ratedKw, more).supply).toMatchObject({ text, words });
});
