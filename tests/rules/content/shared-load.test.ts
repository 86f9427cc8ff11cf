import {
  aloneCharges,
  firstOver,
  loadSteps,
  peakStep,
  type SharedLoad,
  sharedCharges,
  sharedLoadFaults,
  totalKw,
} from "@/lib/content/pages/shared-load";

const car = { place: "Bay 1", arrives: "21:00", leaves: "07:00", kwh: 6 };
const night = (changes: Partial<SharedLoad> = {}): SharedLoad => ({
  from: "21:00",
  to: "07:00",
  supplyKw: 10,
  shareKw: 6,
  leastKw: 1.5,
  mostKw: 7,
  trips: true,
  building: [{ at: "21:00", kw: 4 }],
  cars: [car, { ...car, place: "Bay 2", kwh: 9 }],
  ...changes,
});
const charges = (changes?: Partial<SharedLoad>) =>
  sharedCharges(night(changes)).map(({ car: { place }, slices, full }) => ({
    place,
    slices,
    full,
  }));

describe("sharing", () => {
  it("gives equal parts, and the rest to those who still need it", () => {
    expect(charges()).toEqual([
      { place: "Bay 1", slices: [{ from: 0, to: 2, kw: 3 }], full: 2 },
      {
        place: "Bay 2",
        slices: [
          { from: 0, to: 2, kw: 3 },
          { from: 2, to: 2.5, kw: 6 },
        ],
        full: 2.5,
      },
    ]);
  });

  it("lets those that leave first begin where the least is not enough for all", () => {
    const cars = [car, { ...car, place: "Early", leaves: "05:00" }];
    expect(charges({ shareKw: 2, cars })).toEqual([
      { place: "Bay 1", slices: [{ from: 3, to: 6, kw: 2 }], full: 6 },
      { place: "Early", slices: [{ from: 0, to: 3, kw: 2 }], full: 3 },
    ]);
  });

  it("gives one car no more than a charger can", () => {
    expect(charges({ shareKw: 50, supplyKw: 50, cars: [{ ...car, kwh: 7 }] })).toEqual([
      { place: "Bay 1", slices: [{ from: 0, to: 1, kw: 7 }], full: 1 },
    ]);
  });

  it("follows the building's own load", () => {
    const building = [
      { at: "21:00", kw: 10 },
      { at: "22:00", kw: 7 },
      { at: "23:00", kw: 4 },
    ];
    expect(charges({ building, cars: [car] })[0]?.slices).toEqual([
      { from: 1, to: 2, kw: 3 },
      { from: 2, to: 2.5, kw: 6 },
    ]);
  });

  it("stops at the departure and calls the car not full", () => {
    expect(charges({ cars: [{ ...car, leaves: "21:30" }] })).toEqual([
      { place: "Bay 1", slices: [{ from: 0, to: 0.5, kw: 6 }], full: null },
    ]);
  });
});

describe("the connection", () => {
  it("adds the building and the chargers at every change", () => {
    expect(loadSteps(night(), sharedCharges(night()))).toEqual([
      { at: 0, building: 4, chargers: 6 },
      { at: 2, building: 4, chargers: 6 },
      { at: 2.5, building: 4, chargers: 0 },
    ]);
  });

  it.each<[string, Partial<SharedLoad>, { peak: number; over: number | undefined }]>([
    ["two at once", {}, { peak: 18, over: 0 }],
    [
      "one after the other",
      { cars: [car, { ...car, arrives: "23:00" }], supplyKw: 12 },
      { peak: 11, over: undefined },
    ],
    [
      "the second while the first still charges",
      { cars: [car, { ...car, arrives: "21:30" }], supplyKw: 12 },
      { peak: 18, over: 0.5 },
    ],
  ])("without sharing carries %s", (_name, changes, { peak, over }) => {
    const load = night(changes);
    const steps = loadSteps(load, aloneCharges(load));
    expect(totalKw(peakStep(steps))).toBe(peak);
    expect(firstOver(load, steps)?.at).toBe(over);
  });
});

it.each<[string, Partial<SharedLoad>, string[]]>([
  ["a good plan", {}, []],
  [
    "a car that is not full in time",
    { cars: [car, { ...car, kwh: 70 }] },
    ["Bay 1 at 21:00 is not full when it leaves"],
  ],
  [
    "a departure after the end",
    { cars: [car, { ...car, leaves: "07:30" }] },
    ["Bay 1 at 21:00 leaves after the end or before it arrives"],
  ],
  [
    "a building above its own limit",
    {
      building: [
        { at: "21:00", kw: 4 },
        { at: "06:00", kw: 11 },
      ],
    },
    ["11 kW are above the limit"],
  ],
  ["sharing that nobody needs", { supplyKw: 30 }, ["nothing goes over the limit without sharing"]],
])("validates %s", (_name, changes, faults) => {
  expect(sharedLoadFaults(night(changes))).toEqual(faults);
});
