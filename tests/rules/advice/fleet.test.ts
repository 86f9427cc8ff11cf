import { cableFor } from "@/lib/advice/cable";
import { adviseFleet, type Fleet } from "@/lib/advice/fleet";
import type { Unit } from "@/lib/advice/household";

const ac: Unit = { slug: "ac", name: "AC", kind: "wall", ratedKw: 7.4, pricePaise: 42_999_00 };
const dc: Unit = { slug: "dc", name: "DC", kind: "dc", ratedKw: 60, pricePaise: 9_00_000_00 };
const fleet: Fleet = {
  vehicle: {
    ...{
      kind: "commercial",
      batteryKwh: 25.5,
      ac1Kw: 3.3,
      ac3Kw: null,
      dcKw: 25,
      minutes10to80: 59,
    },
    kwhPer100Km: 11.5,
  },
  ...{ vehicles: 20, kmADay: 120, hoursParked: 10, transformerKva: null },
};

it("counts points with a reserve for queues", () => {
  // 13.8 kWh each at 2.97 kW take 4.65 h; twenty of them in ten hours keep 9.3 points busy, and 1.2 times that is 11.15.
  expect(adviseFleet(fleet, [ac, dc])).toMatchObject([
    { unit: ac, points: 12, givesKw: 3.3, isPossible: true, pricePaise: 12 * 42_999_00 },
    // 13.8 kWh at 18.2 kW take 0.76 h: 1.5 points busy.
    { unit: dc, points: 2, isPossible: true },
  ]);
  expect(adviseFleet(fleet, [ac])[0]?.connectionKva).toBeCloseTo((12 * 3.3) / 0.96);
});

it("refuses a demand above the transformer with its number", () => {
  const [plan] = adviseFleet({ ...fleet, transformerKva: 40 }, [ac]);
  expect(plan).toMatchObject({ isPossible: false, demandKw: 12 * 3.3 });
  expect(plan?.connectionKva).toBeGreaterThan(40);
});

it("has no plan for vehicles that drive more than they can charge", () => {
  expect(adviseFleet({ ...fleet, kmADay: 400 }, [ac])).toEqual([]);
});

it.each([
  [3.3, 1, 10, { mm2: 2.5, amps: 14 }],
  [7.4, 1, 20, { mm2: 6, amps: 32 }],
  [7.4, 1, 45, { mm2: 10, amps: 32 }],
  [22, 3, 40, { mm2: 6, amps: 32 }],
  [7.4, 1, 400, null],
] as const)("%d kW on %d phases over %d m needs this cable", (unitKw, phases, metres, cable) => {
  expect(cableFor(unitKw, phases, metres)).toEqual(cable);
});
