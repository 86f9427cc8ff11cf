import fc from "fast-check";
import {
  beginAt,
  CHARGER_KW,
  chargeTime,
  EXAMPLE,
  endAt,
  STEP,
} from "@/lib/catalogue/charging/charge-time-rules";

// Worked out by hand: energy divided by nine tenths of the power on AC; on DC by the battery's limit or 95 % of the
// charger's power, and a third of that above 80 %.
it.each([
  [30, 7.4, 0, 100, "4 h 30 min"],
  [40, 7.4, 20, 80, "3 h 35 min"],
  [40, 3.3, 20, 80, "8 h 05 min"],
  [40, 22, 20, 80, "1 h 15 min"],
  [10, 7.4, 0, 5, "5 min"],
  [40, 30, 20, 80, "51 min"],
  [40, 60, 20, 80, "36 min"],
  [40, 150, 20, 80, "36 min"],
  [100, 60, 10, 80, "1 h 15 min"],
  [40, 60, 20, 100, "1 h 10 min"],
  [40, 60, 80, 100, "34 min"],
])(
  "charging %d kWh at %d kW from %d to %d %% takes %s",
  (batteryKwh, chargerKw, from, to, duration) => {
    expect(chargeTime({ batteryKwh, chargerKw, from, to }).duration).toBe(duration);
  },
);

it("30 kWh at 7.4 kW take about 4 hours from a tenth, as the FAQ says", () => {
  const { hours } = chargeTime({ chargerKw: 7.4, batteryKwh: 30, from: 10, to: 100 });
  expect(Math.round(hours)).toBe(4);
});

describe("the sentence", () => {
  it.each([
    [{}, "Plug in at 10 pm and it is done by 1:35 am."],
    [{ batteryKwh: 100, chargerKw: 3.3, from: 0, to: 100 }, "More than a day."],
    [{ chargerKw: 22 }, "One that takes 11 kW needs 2 h 25 min, one of 7.2 kW 3 h 40 min."],
    [{ chargerKw: 60 }, "The battery sets the pace here, at about 40 kW."],
    [{ chargerKw: 30 }, "The charger sets the pace, at 30 kW."],
    [{ chargerKw: 60, to: 90 }, "Above 80 % it slows down."],
  ])("for %j explains the duration", (changes, words) => {
    expect(chargeTime({ ...EXAMPLE, ...changes }).sentence).toContain(words);
  });
});

const percent = fc.integer({ min: 0, max: 20 }).map((fifth) => fifth * STEP);
const charge = fc.record({
  chargerKw: fc.constantFrom(...CHARGER_KW),
  batteryKwh: fc.integer({ min: 10, max: 100 }),
  from: fc.integer({ min: 0, max: 18 }).map((step) => step * STEP),
  to: fc.constant(100),
});

it("a larger charge never takes less time, a stronger charger never more", () => {
  fc.assert(
    fc.property(charge, (one) => {
      const { hours } = chargeTime(one);
      expect(chargeTime(beginAt(one, one.from + STEP)).hours).toBeLessThanOrEqual(hours);
      const stronger = CHARGER_KW.filter((kw) => kw > one.chargerKw);
      // AC and DC are calculated differently: compare within each.
      for (const chargerKw of stronger.filter((kw) => kw < 30 === one.chargerKw < 30)) {
        expect(chargeTime({ ...one, chargerKw }).hours).toBeLessThanOrEqual(hours);
      }
    }),
  );
});

it("moving one end pushes the other, and both stay on the scale", () => {
  fc.assert(
    fc.property(charge, percent, (one, place) => {
      for (const moved of [
        beginAt(one, Math.min(place, 100 - STEP)),
        endAt(one, Math.max(place, STEP)),
      ]) {
        expect(moved.to - moved.from).toBeGreaterThanOrEqual(STEP);
        expect(moved.from).toBeGreaterThanOrEqual(0);
        expect(moved.to).toBeLessThanOrEqual(100);
      }
    }),
  );
});
