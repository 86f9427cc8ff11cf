import { acHours, acPower, dcHours, type Vehicle } from "@/lib/charging/model";
import { cars } from "@/lib/content/cars";

const car = (more: Partial<Vehicle> = {}): Vehicle => ({
  ...{ kind: "car", batteryKwh: 50, ac1Kw: 7.2, ac3Kw: null, dcKw: null, minutes10to80: null },
  ...{ kwhPer100Km: 14, ...more },
});

describe("the power on AC", () => {
  it.each([
    ["a 7.2 kW car on 7.4 kW", car(), 7.4, 1, 7.2, "car"],
    ["a 7.2 kW car on 22 kW: one phase of three is enough", car(), 22, 3, 7.2, "car"],
    ["a 7.2 kW car on 11 kW: one phase of three", car(), 11, 3, 11 / 3, "phase"],
    ["an 11 kW car on 11 kW", car({ ac3Kw: 11 }), 11, 3, 11, "car"],
    ["an 11 kW car on 7.4 kW", car({ ac1Kw: 7.4, ac3Kw: 11 }), 7.4, 3, 7.4, "car"],
    ["11 kW wired to one phase", car({ ac1Kw: 7.4, ac3Kw: 11 }), 11, 1, 7.4, "car"],
    ["a car of 22 kW on one phase", car({ ac1Kw: 7.4, ac3Kw: 22 }), 22, 1, 7.4, "car"],
    ["a 7.2 kW car on 3.3 kW", car(), 3.3, 1, 3.3, "unit"],
    ["a scooter on 3.3 kW", car({ ac1Kw: 0.75 }), 3.3, 1, 0.75, "car"],
  ] as const)("%s", (_, vehicle, unitKw, phases, kw, limit) => {
    const found = acPower(vehicle, unitKw, phases);
    expect(found.kw).toBeCloseTo(kw);
    expect(found.limit).toBe(limit);
  });

  it("is what the phases allow where the charger could give more", () => {
    expect(acPower(car({ ac1Kw: 10 }), 22, 1)).toEqual({ kw: 7.4, limit: "phase" });
  });
});

// Published by makers and in tests of Indian cars: abplive on the e Vitara, cardekho and zeenews on DC stops, Ola on its
// charger; hours on AC from 10 to 100 %, minutes on DC from 10 to 80 %.
const published: [car: string, variant: string, unitKw: number, hours: number, by: "ac" | "dc"][] =
  [
    ["maruti-e-vitara", "49 kWh", 11, 4.5, "ac"],
    ["maruti-e-vitara", "61 kWh", 11, 5.5, "ac"],
    ["maruti-e-vitara", "49 kWh", 7, 6.5, "ac"],
    ["maruti-e-vitara", "61 kWh", 7, 9, "ac"],
    ["tata-curvv-ev", "55 kWh", 60, 40 / 60, "dc"],
    ["tata-nexon-ev", "40.5 kWh (2023)", 120, 56 / 60, "dc"],
    ["tata-nexon-ev", "45 kWh", 70, 40 / 60, "dc"],
    ["tata-punch-ev", "35 kWh (2024)", 120, 56 / 60, "dc"],
    ["tata-tiago-ev", "24 kWh, 7.2 kW", 30, 58 / 60, "dc"],
    ["hyundai-creta-electric", "51.4 kWh", 50, 58 / 60, "dc"],
    ["kia-carens-clavis-ev", "51.4 kWh", 100, 39 / 60, "dc"],
    ["hyundai-ioniq-5", "72.6 kWh", 350, 18 / 60, "dc"],
    ["kia-ev6", "84 kWh", 350, 18 / 60, "dc"],
    ["citroen-ec3", "29.2 kWh", 60, 57 / 60, "dc"],
  ];

it.each(published)("%s %s on %d kW takes the published %d h", (slug, name, unitKw, hours, by) => {
  const model = cars.find((entry) => entry.slug === slug);
  const row = model?.variants.find((variant) => variant.name === name);
  if (!model || !row) throw new Error("not in content/cars");
  const vehicle: Vehicle = {
    ...{ kind: model.body, batteryKwh: row.battery_kwh, ac1Kw: row.ac_1ph_kw },
    ...{ ac3Kw: row.ac_3ph_kw, dcKw: row.dc_max_kw, minutes10to80: row.min_10_80 },
    kwhPer100Km: row.kwh_per_100km,
  };
  const took =
    by === "dc"
      ? (dcHours(vehicle, unitKw, 10, 80) ?? 0)
      : acHours(vehicle.batteryKwh * 0.9, acPower(vehicle, unitKw, 3).kw);
  expect(took / hours).toBeGreaterThan(0.9);
  expect(took / hours).toBeLessThan(1.1);
});

it("takes as long above 80 % on DC as at a third of the power", () => {
  const vehicle = car({ dcKw: 60, minutes10to80: 40 });
  const [fast, slow] = [dcHours(vehicle, 60, 60, 80) ?? 0, dcHours(vehicle, 60, 80, 100) ?? 0];
  expect(slow / fast).toBeCloseTo(1 / 0.35);
  expect(dcHours(car(), 60, 10, 80)).toBeNull();
});

describe("the cars of the site", () => {
  it("are at least 45 variants, with scooters and small commercial vehicles", () => {
    expect(cars.flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(45);
    expect(new Set(cars.map(({ body }) => body))).toEqual(
      new Set(["car", "scooter", "commercial"]),
    );
  });

  it("have each variant once, and DC only with a connector for it", () => {
    for (const { slug, variants } of cars) {
      const names = variants.map(({ name }) => name);
      expect([slug, new Set(names).size]).toEqual([slug, names.length]);
      for (const { name, dc_max_kw, connectors } of variants)
        expect([slug, name, dc_max_kw !== null]).toEqual([slug, name, connectors.includes("ccs2")]);
    }
  });
});
