import { existsSync } from "node:fs";
import { join } from "node:path";
import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { keyFigures } from "@/lib/catalogue/rules";
import { productSample } from "@/tests/support/samples/product";

const chargers = readChargers();

test("the range is complete and sorted", () => {
  expect(chargers.map(({ name }) => name)).toEqual([
    "AC01W 3.3 kW",
    "AC02P 3.7 kW",
    "AC02P 7.4 kW",
    "AC02WH 7.4 kW",
    "AC03W 7.4 kW",
    "AC03W 22 kW",
    "DC04W 30 kW",
    "DC04G 60 kW",
    "DC04G 150 kW",
  ]);
});

describe.each(chargers.map((charger) => [charger.name, charger] as const))(
  "%s",
  (_name, charger) => {
    const { details } = charger;
    const ampere = Number(details.current.match(/(\d+) A/)?.[1]);

    test("states the same power everywhere", () => {
      const power = `${charger.ratedPowerW / 1000} kW`;
      expect(details.ratedPower).toBe(power);
      expect(charger.name).toContain(power);
      expect(charger.summary).toContain(power);
      expect(charger.features).toContain(power);
      expect(charger.slug).toBe(charger.name.toLowerCase().replace(/[ .]/g, "-"));
    });

    test("has a current that fits its power", () => {
      const perPhase = details.phase === "Three phase" ? 400 * Math.sqrt(3) : 230;
      const volts = charger.kind === "dc" ? 1_000 : perPhase;
      expect(volts * ampere).toBeGreaterThanOrEqual(charger.ratedPowerW * 0.99);
    });

    test("is fast where it is DC", () => {
      expect(details.fastCharger).toBe(charger.kind === "dc" ? "Yes" : "No");
      expect(details.outputVoltage.endsWith(charger.kind === "dc" ? "V DC" : "V AC")).toBe(true);
    });

    test("has its four key figures", () => {
      const product = productSample({
        kind: charger.kind,
        rated_power_w: charger.ratedPowerW,
        details,
      });
      expect(keyFigures(product)).toHaveLength(4);
    });

    test("has its pictures, each with alt text", () => {
      for (const { base, widths, alt } of charger.pictures) {
        for (const width of widths) {
          for (const format of ["avif", "webp"]) {
            const file = `public${base}-${width}.${format}`;
            expect([file, existsSync(join(process.cwd(), file))]).toEqual([file, true]);
          }
        }
        expect(alt.length).toBeGreaterThan(20);
      }
    });
  },
);
