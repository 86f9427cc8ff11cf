import { energyIn } from "@/lib/catalogue/charging/charge-time-rules";
import { stayGains, stayText } from "@/lib/catalogue/charging/stay-power-rules";

const car = { batteryKwh: 75, from: 20, to: 80, kwhPer100Km: 15 };

it.each([
  [20, [15, 45, 65, 125, 165], 150],
  [45, [35, 100, 145, 285, 300], 150],
  [90, [65, 200, 285, 300, 300], 60],
  [150, [110, 300, 300, 300, 300], 22],
  [540, [300, 300, 300, 300, 300], 7.4],
])("in %d minutes gives %j km, and %d kW fits", (minutes, km, fit) => {
  const gains = stayGains(car, minutes, [7.4, 22, 30, 60, 150]);
  expect(gains.map((gain) => gain.km)).toEqual(km);
  expect(gains.filter(({ fits }) => fits).map(({ kw }) => kw)).toEqual([fit]);
});

it("measures the share of the whole charge", () => {
  expect(stayGains(car, 45, [30, 60]).map(({ share }) => share)).toEqual([0.475, 0.95]);
});

// A battery of 50 kWh takes 50 kW on DC, and 17.5 kW above 80 %.
it.each([
  [7.4, 0, 100, 2, 13.32],
  [7.4, 20, 30, 2, 5],
  [150, 20, 80, 0.5, 25],
  [150, 20, 80, 2, 30],
  [150, 70, 100, 0.1, 5],
  [150, 70, 100, 0.5, 12],
  [150, 85, 100, 0.2, 3.5],
  [150, 70, 100, 9, 15],
])("adds at %d kW from %d to %d %% in %d h %d kWh", (chargerKw, from, to, hours, kwh) => {
  expect(energyIn({ chargerKw, batteryKwh: 50, from, to }, hours)).toBeCloseTo(kwh);
});

it.each([
  [20, "20 min"],
  [60, "1 h"],
  [90, "1½ h"],
  [150, "2½ h"],
  [100, "1.7 h"],
  [540, "9 h"],
])("says %d minutes as %s", (minutes, text) => {
  expect(stayText(minutes)).toBe(text);
});
