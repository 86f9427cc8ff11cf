import {
  clock,
  type DepotNight,
  hoursAfter,
  loadSteps,
  nightFaults,
  peakKw,
  stays,
  timeAt,
  unplanned,
} from "@/lib/content/pages/depot-night";

const van = { name: "Van", back: "20:00", starts: "22:00", leaves: "05:00", kwh: 45 };
const night = (changes: Partial<DepotNight> = {}): DepotNight => ({
  from: "20:00",
  to: "06:00",
  limitKw: 30,
  outputKw: 30,
  vehicles: [van, { ...van, name: "Truck", back: "21:00", starts: "23:30", kwh: 60 }],
  ...changes,
});

it.each([
  ["20:00", "20:00", 0],
  ["20:00", "23:30", 3.5],
  ["20:00", "01:15", 5.25],
  ["00:00", "23:59", 23 + 59 / 60],
])("counts from %s to %s %d hours", (from, time, hours) => {
  expect(hoursAfter(from, time)).toBeCloseTo(hours);
  expect(timeAt(from, hours)).toBe(time);
});

it.each([
  ["00:00", "12 am"],
  ["05:30", "5.30 am"],
  ["12:00", "12 pm"],
  ["22:05", "10.05 pm"],
])("formats %s as %s", (time, words) => {
  expect(clock(time)).toBe(words);
});

it("adds up the power of simultaneous charging", () => {
  const all = stays(night());
  expect(loadSteps(all, 30)).toEqual([
    { at: 2, kw: 30 },
    { at: 3.5, kw: 30 },
    { at: 5.5, kw: 0 },
  ]);
  expect(peakKw(loadSteps(unplanned(all), 30))).toBe(60);
});

it("delivers the same energy with and without the plan", () => {
  const energy = (all: ReturnType<typeof stays>) => {
    const steps = loadSteps(all, 30);
    return steps.reduce(
      (sum, { at, kw }, index) => sum + kw * ((steps[index + 1]?.at ?? at) - at),
      0,
    );
  };
  const all = stays(night());
  expect(energy(all)).toBeCloseTo(105);
  expect(energy(unplanned(all))).toBeCloseTo(105);
});

it.each<[string, Partial<DepotNight>, string[]]>([
  ["a valid plan", {}, []],
  [
    "a charge that starts before the vehicle returns",
    { vehicles: [{ ...van, back: "22:30" }] },
    ["Van does not charge between its return and its departure"],
  ],
  [
    "a charge that ends after the departure",
    { vehicles: [{ ...van, leaves: "23:15" }] },
    ["Van does not charge between its return and its departure"],
  ],
  [
    "a departure outside the night",
    { vehicles: [{ ...van, leaves: "06:30" }] },
    ["Van leaves after the night"],
  ],
  [
    "two simultaneous charges above the limit",
    { vehicles: [van, van] },
    ["60 kW are above the limit"],
  ],
])("validates %s", (_name, changes, faults) => {
  expect(nightFaults(night(changes))).toEqual(faults);
});
